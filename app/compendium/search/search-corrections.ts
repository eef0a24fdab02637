import type { Correction, CorrectionLists } from './search-query';
import type { TypedWord, Words } from './search-words';

/** The corrections of a mistyped text. */
export type Corrected = {
  lists: CorrectionLists;
  /** The most likely correction of the text. */
  likeliest: string;
  /** The full-text expression of the whole query, with the corrected words. */
  match: string;
};

/** The maximum number of corrections for one typed word. */
export const MOST_CORRECTIONS = 5;

/** The distance of a typed word from a whole word, and from the nearest beginning of it. */
export type TypoDistance = { whole: number; beginning: number };

/** Counts the letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
export function typoDistance(typed: string, word: string): TypoDistance {
  const from = [...typed];
  const to = [...word];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [column, other] of to.entries()) {
      let least = Math.min(
        (above[column] ?? 0) + (letter === other ? 0 : 1),
        (above[column + 1] ?? 0) + 1,
        (line[column] ?? 0) + 1,
      );
      const swapped = row > 0 && letter === to[column - 1] && other === from[row - 1];
      if (swapped) least = Math.min(least, (before[column - 1] ?? 0) + 1);
      line.push(least);
    }
    before = above;
    above = line;
  }
  return { whole: above[to.length] ?? 0, beginning: Math.min(...above) };
}

/**
 * The known words that a typed word may mean, nearest first; the word itself first if known words begin with it.
 * Matches with the beginning of a word count only when no whole word is near ("tarask" is near a beginning of
 * "tarrasque").
 */
export function correctionsOf(
  { word: typed, allowed }: TypedWord,
  known: readonly string[],
): Correction[] {
  const letters = [...typed].length;
  const measured = known.map((word) => ({ word, ...typoDistance(typed, word) }));
  const whole = measured
    .filter((near) => near.whole > 0 && near.whole <= allowed)
    .map(({ word, whole: typos }) => ({ word, typos }));
  const beginnings = measured
    .filter((near) => letters > 3 && near.beginning > 0 && near.beginning <= allowed)
    .map(({ word, beginning: typos }) => ({ word, typos }));
  const first = typed[0];
  // A correctly typed word stays the most likely one.
  const asTyped = measured.some((near) => near.beginning === 0) ? [{ word: typed, typos: 0 }] : [];
  return [...asTyped, ...(whole.length > 0 || asTyped.length > 0 ? whole : beginnings)]
    .sort(
      (a, b) =>
        a.typos - b.typos ||
        Number(b.word[0] === first) - Number(a.word[0] === first) ||
        Math.abs(a.word.length - letters) - Math.abs(b.word.length - letters) ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, MOST_CORRECTIONS);
}

/**
 * Corrects a text using the known words. A single word gets only its nearest corrections; several words get all of
 * theirs, since they narrow each other down.
 */
export function correct(words: Words, known: readonly string[]): Corrected {
  const each = [...new Set(known)];
  const lists = words.correctable.map((typed) => correctionsOf(typed, each));
  if (lists.length > 1) return correctAgain(words, lists);
  const nearest = lists.map((list) => list.filter((near) => near.typos === list[0]?.typos));
  return correctAgain(words, nearest);
}

/** Rebuilds the corrections of the previous page from its cursor. */
export function correctAgain(words: Words, lists: CorrectionLists): Corrected {
  const { before, after } = words.around;
  const match = before + nearNames(words, lists) + after;
  return { lists, likeliest: likeliestText(words, lists), match };
}

/** An expression for names that have each word or one of its corrections; the words have only letters and digits. */
function nearNames({ searched }: Words, lists: CorrectionLists): string {
  const each = searched.map((word, at) => {
    const near = (lists[at] ?? []).map((correction) => `"${correction.word}"`);
    return `(${[`"${word}" *`, ...near].join(' OR ')})`;
  });
  const joined = (lists[searched.length] ?? []).map(({ word }) => `"${word}"`);
  const apart = `(name : (${each.join(' AND ')}))`;
  return joined.length === 0 ? apart : `(${apart} OR (name : (${joined.join(' OR ')})))`;
}

function likeliestText({ searched }: Words, lists: CorrectionLists): string {
  const joined = lists[searched.length]?.[0];
  const apart = searched.map((word, at) => lists[at]?.[0] ?? { word, typos: 0 });
  const typos = apart.reduce((sum, near) => sum + near.typos, 0);
  const known = searched.every((_, at) => (lists[at]?.length ?? 0) > 0);
  if (joined && (!known || joined.typos < typos)) return joined.word;
  return apart.map((near) => near.word).join(' ');
}
