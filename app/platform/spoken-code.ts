/**
 * The signs of a code, chosen to be read out at a table and from a screen across it:
 * - by ear: of B C D E G P T V Z and 3, which rhyme, only P and 3 are here, which begin otherwise; of F and S only F;
 * - by eye: neither O nor 0, neither I nor L nor 1, and of each pair that looks alike one: 2 (Z), 5 (S), 6 (G), 8 (B), U (V), Q (O).
 * M and N stay, which only a bad line mixes up. Ten of twenty-two are 44.6 bits.
 */
export const CODE_SIGNS = 'AFHJKMNPQRUWXY23456789';

/** How many signs a code has. */
export const CODE_LENGTH = 10;

/** What is typed for a sign of ours that looks like it; none of these is in a code. */
const LOOKS_LIKE: Record<string, string> = {
  ...{ Z: '2', S: '5', G: '6', B: '8', V: 'U', O: 'Q', '0': 'Q' },
};

/** Bytes from here on are left out: the signs would not share them evenly. */
const EVEN_BYTES = 256 - (256 % CODE_SIGNS.length);

/** A code of chance; `random` fills bytes, and is asked again where too few of them count. */
export function newCode(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    const even = [...random(new Uint8Array(2 * CODE_LENGTH))].filter((byte) => byte < EVEN_BYTES);
    code += even.map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('');
  }
  return code.slice(0, CODE_LENGTH);
}

/** More letters than anybody puts between ten signs. */
const LONGEST_TYPED = 60;

/**
 * The code that somebody typed, in its one spelling: small letters, blanks, dashes and dots do not count, and what looks like a
 * sign of ours is taken for it. Null for what is none.
 */
export function readCode(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const signs = [...typed.toUpperCase().replace(/[\s\p{Pd}._]/gu, '')].map(
    (sign) => LOOKS_LIKE[sign] ?? sign,
  );
  const isCode = signs.length === CODE_LENGTH && signs.every((sign) => CODE_SIGNS.includes(sign));
  return isCode ? signs.join('') : null;
}

/** A code as people read it: in two halves. */
export function showCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}
