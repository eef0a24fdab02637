import { useEffect, useRef, useState } from 'react';
import { TextArea } from '~/ui/field';

type NotesAreaProps = {
  label: string;
  /** The stored notes. */
  text: string;
  rows: number;
  /** The typed text that was refused, because others had changed the notes in the meantime. */
  refused?: string;
};

/**
 * A field for notes that several users write: changes by others appear automatically, but never over text being
 * typed; the form then sends the notes that the text was based on.
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
    // The page shows the current notes, so a second save overwrites them knowingly.
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
