/** Only the start of a word is indexed: a typo past it is still found, and the index stays small. */
const INDEXED_LETTERS = 7;

/** How many typing mistakes a word of this many letters may have and still be understood. */
export function allowedTypos(letters: number): 0 | 1 | 2 {
  if (letters < 3) return 0;
  return letters < 5 ? 1 : 2;
}

/**
 * The start of a word with up to as many letters left out as it may have typos, itself included. Two words that differ by
 * few typos share one of these (the symmetric deletion method), so finding near words is a look-up.
 */
export function typosOf(word: string): string[] {
  const letters = [...word];
  const found = new Set([letters.slice(0, INDEXED_LETTERS).join('')]);
  let last = [...found];
  for (let round = 0; round < allowedTypos(letters.length); round += 1) {
    last = last.flatMap((text) => oneLetterLess(text));
    for (const text of last) found.add(text);
  }
  found.delete('');
  return [...found];
}

function oneLetterLess(text: string): string[] {
  const letters = [...text];
  return letters.map((_, at) => letters.filter((_letter, index) => index !== at).join(''));
}

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

/** A word that may have been meant, and how many typos away it is. */
export type Correction = { word: string; typos: number };

/** Words that one typed word is taken for, at most. */
export const MOST_CORRECTIONS = 5;

/**
 * The known words that somebody may have meant, nearest first: the typed one itself when words begin so. Words whose
 * beginning alone is near count only when no whole word is ("tarask" is a beginning of "tarrasque").
 */
export function correctionsOf(typed: string, known: readonly string[]): Correction[] {
  const letters = [...typed].length;
  const allowed = allowedTypos(letters);
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
