import { partFacet } from '../shelf/facets';

/**
 * Ranked names come in stretches, one after the other: those that begin with the text, those in which its words begin words,
 * those in which they stand inside words, and records whose type or the like is meant.
 */
export type Stretch = 'names-beginning' | 'words-beginning' | 'inside-words' | 'kin' | 'all';

/** Parts of words and kinds of creatures are looked for by as many letters as this, and more. */
const SHORTEST_PART = 3;

/** The full-text expression of each stretch of names, none of which another finds, and of all together. */
export type NamesMatch = Readonly<Record<Exclude<Stretch, 'names-beginning'>, string>>;

/** Whether a word is looked for inside other words, and among kinds. */
export function isPart(word: string): boolean {
  return [...word].length >= SHORTEST_PART;
}

/**
 * Full-text expressions of the names that words find. Names whose letters without spaces begin with the words' are found as
 * those in which they begin words ("direwolf").
 */
export function namesMatch(words: readonly string[], kin: readonly string[]): NamesMatch {
  const joined = `(joined : ${quoted(words.join(''))} *)`;
  const beginning = `((name : (${words.map(begun).join(' AND ')})) OR ${joined})`;
  const inside = allOf(words, (word) => [`name : ${begun(word)}`, ...insideTerms(word)]);
  const kindred = allOf(words, (word) => [
    ...[`name : ${begun(word)}`, ...insideTerms(word)],
    ...(isPart(word) ? kin.map((kind) => `facets : ${begun(`${kind}_${word}`)}`) : []),
  ]);
  return {
    'words-beginning': beginning,
    'inside-words': `(${inside} NOT ${beginning})`,
    kin: `((${kindred} NOT ${inside}) NOT ${beginning})`,
    all: `(${kindred} OR ${joined})`,
  };
}

function allOf(words: readonly string[], terms: (word: string) => string[]): string {
  const each = words.map(
    (word) =>
      `(${terms(word)
        .map((term) => `(${term})`)
        .join(' OR ')})`,
  );
  return `(${each.join(' AND ')})`;
}

function insideTerms(word: string): string[] {
  return isPart(word) ? [`facets : ${begun(partFacet(word))}`] : [];
}

function begun(word: string): string {
  return `${quoted(word)} *`;
}

/** Folded words and facets have letters, digits and underscores only; quoted, none of them is an operator. */
export function quoted(word: string): string {
  return `"${word.replaceAll('"', '')}"`;
}
