/** A word with "a" or "an" before it. */
export function articled(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}
