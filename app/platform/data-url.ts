/** A file as one address that holds it whole, which any browser opens. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  let letters = '';
  // A call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 8192) {
    letters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return `data:${type};base64,${btoa(letters)}`;
}
