import { useEffect, useRef, useState } from 'react';
import { TextArea } from '~/ui/field';

type NotesAreaProps = {
  label: string;
  /** The notes as they stand. */
  text: string;
  rows: number;
  /** What was typed and not kept: others had written meanwhile, and the page says what. */
  refused?: string;
};

/**
 * A field of notes that several people write: what others keep comes in by itself, but never over what one is typing; then the form
 * says which notes it was typed over.
 */
export function NotesArea({ label, text, rows, refused }: NotesAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const isTyped = useRef(refused !== undefined);
  const [seen, setSeen] = useState(text);
  useEffect(() => {
    const area = place.current?.querySelector('textarea');
    if (!area) return;
    if (area.value.trim() === text) isTyped.current = false;
    if (isTyped.current) return;
    area.value = text;
    setSeen(text);
  }, [text]);
  useEffect(() => {
    // Told what the notes now say, whoever keeps theirs all the same has read them.
    if (refused !== undefined) setSeen(text);
  }, [refused, text]);
  return (
    <div ref={place}>
      <input type="hidden" name="seen" value={seen} />
      <TextArea
        label={label}
        name="notes"
        rows={rows}
        counter={4000}
        defaultValue={refused ?? text}
        onInput={() => {
          isTyped.current = true;
        }}
      />
    </div>
  );
}
