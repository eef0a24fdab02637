/** Splits a text at its commas into a list of phrases. */
export function wordList(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim());
}
