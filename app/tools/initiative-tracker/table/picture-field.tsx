import { type ChangeEvent, useState } from 'react';
import { Field } from '~/ui/field';

const HINT = 'PNG, JPEG or WebP. Where and when it was taken is left out.';
const PICTURES = 'image/png,image/jpeg,image/webp';

/** A picture from the device; where scripts run it is made small before it is sent. */
export function PictureField() {
  const [words, setWords] = useState(HINT);
  async function lighten({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = field.files ?? [];
    if (chosen === undefined) {
      setWords(HINT);
      return;
    }
    // Until it is made small nothing is sent in its place.
    field.setCustomValidity('The picture is being made smaller. One moment.');
    const light = await lightPicture(chosen);
    field.setCustomValidity('');
    if (field.files?.[0] !== chosen) return;
    if (light !== chosen) {
      const files = new DataTransfer();
      files.items.add(light);
      field.files = files.files;
    }
    setWords(`${kilobytes(light.size)} are sent.`);
  }
  return (
    <Field
      label="Picture, if you like"
      hint={words}
      name="picture-file"
      type="file"
      accept={PICTURES}
      onChange={(event) => void lighten(event)}
    />
  );
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
