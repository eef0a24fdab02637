/** The separators of a packed statblock. */
export const SIGNS = { line: '~', field: '|' } as const;

const RESERVED = '~|_{}[]^*`';

/** Escapes the characters that packing uses. */
export function written(words: string): string {
  return words.replace(/[~|_{}[\]^*`]/g, (sign) => `\`${RESERVED.indexOf(sign)}`);
}

/** Reverses `written`. */
export function plain(words: string): string {
  return words.replace(/`(\d)/g, (_, at: string) => RESERVED.charAt(Number(at)));
}
