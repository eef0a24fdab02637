/** Letters that Unicode does not decompose into a base letter and an accent. */
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
 * Folds a name for search: lower case, no accents or apostrophes, all other punctuation as single spaces.
 * "Will-o’-Wisp" and "will o wisp" fold to the same text; punctuation alone ("%", "🐉") folds to an empty text.
 */
export function foldText(text: string): string {
  return foldLongText(text, LONGEST_FOLD);
}

/**
 * The same for a text that is longer than a name, at most `longest` characters of it; only twice as many are looked at,
 * which is enough for accents and punctuation between them.
 */
export function foldLongText(text: string, longest: number): string {
  const folded = text
    .slice(0, 2 * longest)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘ʼ`´′\p{M}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return [...folded].slice(0, longest).join('').trim();
}

/** The first twelve words of a folded text, each truncated to 40 characters. */
export function wordsOf(folded: string): string[] {
  if (folded === '') return [];
  return folded
    .split(' ')
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}
