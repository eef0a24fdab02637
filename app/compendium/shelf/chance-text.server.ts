const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const CHANCE_LETTERS = 20;

/** A hundred bits of chance in letters and digits that an address keeps as they are. */
export function chanceText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CHANCE_LETTERS));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte & 31)).join('');
}
