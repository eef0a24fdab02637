/** A part of a text, and whether only this text has it. */
export type Stretch = { text: string; own: boolean };

/**
 * The maximum length for a comparison in words, whose cost is the product of both lengths; longer texts are not marked.
 */
const MOST_WORDS = 1200;

/** Splits both texts into parts and marks those that the other does not have. */
export function wordChanges(mine: string, theirs: string): [Stretch[], Stretch[]] {
  const [one, other] = [wordsOf(mine), wordsOf(theirs)];
  if (one.length > MOST_WORDS || other.length > MOST_WORDS) {
    return [[{ text: mine, own: false }], [{ text: theirs, own: false }]];
  }
  const shared = sharedWords(one, other);
  const found = new Set(shared.values());
  return [stretches(one, (at) => !shared.has(at)), stretches(other, (at) => !found.has(at))];
}

/** Splits a text into words with their trailing spaces, so that joining them restores it. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

/** The longest common subsequence of words: indexes in the first list mapped to indexes in the second. */
function sharedWords(one: readonly string[], other: readonly string[]): Map<number, number> {
  const wide = other.length + 1;
  const longest = new Uint16Array((one.length + 1) * wide);
  const bare = (words: readonly string[]) => words.map((word) => word.trim());
  const [a, b] = [bare(one), bare(other)];
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const below = longest[(i + 1) * wide + j] ?? 0;
      const beside = longest[i * wide + j + 1] ?? 0;
      longest[i * wide + j] =
        a[i] === b[j] ? (longest[(i + 1) * wide + j + 1] ?? 0) + 1 : Math.max(below, beside);
    }
  }
  const shared = new Map<number, number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      shared.set(i, j);
      i += 1;
      j += 1;
    } else if ((longest[(i + 1) * wide + j] ?? 0) >= (longest[i * wide + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return shared;
}

function stretches(words: readonly string[], isOwn: (at: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  for (const [at, word] of words.entries()) {
    const own = isOwn(at);
    const last = found.at(-1);
    if (last && last.own === own) last.text += word;
    else found.push({ text: word, own });
  }
  return found;
}
