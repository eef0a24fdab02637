/** A file as a base64 `data:` URL. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  let letters = '';
  // Convert in chunks: a function call takes a limited number of arguments.
  for (let from = 0; from < bytes.length; from += 8192) {
    letters += String.fromCharCode(...bytes.subarray(from, from + 8192));
  }
  return `data:${type};base64,${btoa(letters)}`;
}
