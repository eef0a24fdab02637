/** A seed that nobody can predict, from which random draws follow. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(words, (word) => word.toString(36)).join('-');
}
