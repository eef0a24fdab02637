/** The message for a file whose bytes are not UTF-8: an old encoding, or not text at all. */
export const NOT_UTF8 = 'This is not UTF-8 text. Save it again as UTF-8.';

/** The text of a file; null when its bytes are not UTF-8, so that no letter becomes a replacement character. */
export async function utf8Text(file: Blob): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
