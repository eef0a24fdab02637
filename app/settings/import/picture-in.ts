/** More letters than a picture of the largest size has. */
const LONGEST = 1_500_000;

/** The bytes of a picture that the file holds as a `data:` URL; null when it is none. */
export function pictureOf(value: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const begin = /^data:image\/[a-z+.-]{1,20};base64,/.exec(value);
  if (begin === null) return null;
  try {
    const letters = atob(value.slice(begin[0].length));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
