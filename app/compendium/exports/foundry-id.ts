const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The length of every id in Foundry VTT. */
const LENGTH = 16;

/** An id as Foundry VTT has them, the same for a text every time. */
export function foundryId(text: string): string {
  let state = 2166136261;
  const stir = (code: number) => {
    state = Math.imul(state ^ code, 16777619);
    state ^= state >>> 13;
  };
  for (const letter of text) stir(letter.codePointAt(0) ?? 0);
  return Array.from({ length: LENGTH }, (_, at) => {
    stir(at);
    return LETTERS.charAt((state >>> 0) % LETTERS.length);
  }).join('');
}
