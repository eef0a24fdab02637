import { useEffect, useRef, useState } from 'react';
import { Field } from '~/ui/field';

const HINT = 'PNG, JPEG or WebP. Its place and date are removed.';
const PICTURES = 'image/png,image/jpeg,image/webp';

/** A picture from the device; where scripts run it is made small before it is sent. */
export function PictureField() {
  const [words, setWords] = useState(HINT);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have been chosen before the page was awake.
    const input = field.current?.querySelector('input');
    if (input?.files?.length) void lighten(input, setWords);
  }, []);
  return (
    <div ref={field}>
      <Field
        label="Picture (optional)"
        hint={words}
        name="picture-file"
        type="file"
        accept={PICTURES}
        onChange={(event) => void lighten(event.currentTarget, setWords)}
      />
    </div>
  );
}

/** Puts a small picture in place of the one that was chosen, and says how much is sent. */
async function lighten(field: HTMLInputElement, say: (words: string) => void): Promise<void> {
  const [chosen] = field.files ?? [];
  if (chosen === undefined) {
    say(HINT);
    return;
  }
  // Until it is made small nothing is sent in its place.
  field.setCustomValidity('Resizing the picture…');
  const light = await lightPicture(chosen);
  field.setCustomValidity('');
  if (field.files?.[0] !== chosen) return;
  if (light !== chosen) {
    const files = new DataTransfer();
    files.items.add(light);
    field.files = files.files;
  }
  say(`${kilobytes(light.size)} will be sent.`);
}

async function lightPicture(chosen: File): Promise<File> {
  try {
    return await (await import('./page-light-picture')).lightPicture(chosen);
  } catch {
    // As it is, then: what cannot be kept is said when it arrives.
    return chosen;
  }
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`;
}
