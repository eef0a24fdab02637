/** Puts "a" or "an" before a word. */
export function articled(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}
