/** What sets the parts of a packed statblock apart. */
export const SIGNS = { line: '~', field: '|' } as const;

const RESERVED = '~|_{}[]^*`';

/** Words in which none of the signs stands that packing uses. */
export function written(words: string): string {
  return words.replace(/[~|_{}[\]^*`]/g, (sign) => `\`${RESERVED.indexOf(sign)}`);
}

/** Words as they were before they were `written`. */
export function plain(words: string): string {
  return words.replace(/`(\d)/g, (_, at: string) => RESERVED.charAt(Number(at)));
}
