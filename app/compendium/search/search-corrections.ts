import type { Correction, CorrectionLists } from './search-query';
import type { TypedWord, Words } from './search-words';

/** What a mistyped text was taken for. */
export type Corrected = {
  lists: CorrectionLists;
  /** The text as it was most likely meant. */
  likeliest: string;
  /** The full-text expression of the whole query, with the names that may have been meant. */
  match: string;
};

/** Words that one typed word is taken for, at most. */
export const MOST_CORRECTIONS = 5;

/** How far a typed word is from a whole word, and from the nearest beginning of it. */
export type TypoDistance = { whole: number; beginning: number };

/** Counts the letters to add, drop, change or swap with their neighbour (optimal string alignment). */
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
 * The known words that somebody may have meant, nearest first: the typed one itself when words begin so. Words whose
 * beginning alone is near count only when no whole word is ("tarask" is a beginning of "tarrasque").
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
  // A word that is known as it was typed stays the likeliest.
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
 * Takes a text for what it may have meant, of the words that are known. A single word is only taken for its nearest ones;
 * among several, each narrows down the others.
 */
export function correct(words: Words, known: readonly string[]): Corrected {
  const each = [...new Set(known)];
  const lists = words.correctable.map((typed) => correctionsOf(typed, each));
  if (lists.length > 1) return correctAgain(words, lists);
  const nearest = lists.map((list) => list.filter((near) => near.typos === list[0]?.typos));
  return correctAgain(words, nearest);
}

/** Takes a text for the same as its page before did. */
export function correctAgain(words: Words, lists: CorrectionLists): Corrected {
  const { before, after } = words.around;
  const match = before + nearNames(words, lists) + after;
  return { lists, likeliest: likeliestText(words, lists), match };
}

/** Names in which each word, or one that it may have been meant for, is found; all of them are letters and digits. */
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
