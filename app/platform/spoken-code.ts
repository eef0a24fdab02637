/**
 * The characters of a code, chosen to be read out at a table and from a screen across it:
 * - by ear: of B C D E G P T V Z and 3, which rhyme, only P and 3 are used, which begin differently; of F and S only F;
 * - by eye: neither O nor 0, neither I nor L nor 1, and of each pair that looks alike only one: 2 (Z), 5 (S), 6 (G), 8
 *   (B), U (V), Q (O). M and N both stay, because only a bad connection confuses them. Ten of twenty-two are 44.6 bits.
 */
export const CODE_SIGNS = 'AFHJKMNPQRUWXY23456789';

/** The number of characters in a code. */
export const CODE_LENGTH = 10;

/** Characters that users may type for one of ours that looks like it; none of these occurs in a code. */
const LOOKS_LIKE: Record<string, string> = {
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  V: 'U',
  O: 'Q',
  '0': 'Q',
};

/** Random bytes from this value on are discarded, because they would not be spread evenly over the characters. */
const EVEN_BYTES = 256 - (256 % CODE_SIGNS.length);

/** A random code; `random` fills bytes, and is called again when too few of them are usable. */
export function newCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const even = [...random(new Uint8Array(2 * CODE_LENGTH))].filter((byte) => byte < EVEN_BYTES);
    code += even.map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('');
  }
  return code.slice(0, CODE_LENGTH);
}

/** Longer than anyone types ten characters with separators. */
const LONGEST_TYPED = 60;

/**
 * Normalizes a typed code: ignores case, spaces, dashes, dots and underscores, and replaces characters that look like
 * one of ours. Null when the result is not a code.
 */
export function readCode(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const signs = [...typed.toUpperCase().replace(/[\s\p{Pd}._]/gu, '')].map(
    (sign) => LOOKS_LIKE[sign] ?? sign,
  );
  const isCode = signs.length === CODE_LENGTH && signs.every((sign) => CODE_SIGNS.includes(sign));
  return isCode ? signs.join('') : null;
}

/** A code as it is displayed: in two halves. */
export function showCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}
