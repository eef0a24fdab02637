/** How many bytes a text takes as UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
