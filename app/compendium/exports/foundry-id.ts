const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The length of every document id in Foundry VTT. */
const LENGTH = 16;

/** Derives a Foundry VTT id from a text; the same text always gives the same id. */
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
