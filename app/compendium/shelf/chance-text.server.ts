const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const CHANCE_LETTERS = 20;

/** A random text of a hundred bits, in letters and digits that are safe in a URL. */
export function chanceText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CHANCE_LETTERS));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte & 31)).join('');
}
