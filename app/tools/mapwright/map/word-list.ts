/** A list of words written as a text, with commas between them. */
export function wordList(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim());
}
