/** Letters that Unicode does not take apart into a base letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const LONGEST_FOLD = 200;
const LONGEST_WORD = 40;
const MOST_WORDS = 12;

/**
 * A name as search compares it: lower case, without accents and apostrophes, every other sign a single space.
 * "Will-o’-Wisp" and "will o wisp" fold to the same text; signs alone ("%", "🐉") fold to nothing.
 */
export function foldText(text: string): string {
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘ʼ`´′\p{M}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return [...folded].slice(0, LONGEST_FOLD).join('').trim();
}

/** The words of a folded text, the first twelve of them, each clipped to 40 letters. */
export function wordsOf(folded: string): string[] {
  if (folded === '') return [];
  return folded
    .split(' ')
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}
