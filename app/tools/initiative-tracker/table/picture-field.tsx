import { useEffect, useRef, useState } from 'react';
import { Field } from '~/ui/field';

const HINT = 'PNG, JPEG or WebP. Its place and date are removed.';
const PICTURES = 'image/png,image/jpeg,image/webp';

/** A file field for a picture; with scripts it is made smaller before it is sent. */
export function PictureField() {
  const [words, setWords] = useState(HINT);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A file may have been chosen before hydration.
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

/** Replaces the chosen picture by a smaller one, and shows the size that is sent. */
async function lighten(field: HTMLInputElement, say: (words: string) => void): Promise<void> {
  const [chosen] = field.files ?? [];
  if (chosen === undefined) {
    say(HINT);
    return;
  }
  // Blocks submitting until the picture was made smaller.
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
    // Send the original; the server reports if it cannot be used.
    return chosen;
  }
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`;
}
