import { partFacet } from '../shelf/facets';

/**
 * Ranked name matches in consecutive groups: names that begin with the text, names in which its words begin words,
 * names that contain them inside words, and records whose type or a similar facet matches or which do what the text
 * asks for.
 */
export type Stretch = 'names-beginning' | 'words-beginning' | 'inside-words' | 'kin' | 'all';

/**
 * What a text asks for besides a name. `names`: the record must have one of these names (folded, without spaces; empty:
 * any name). `facets`: of each list, the record must have a facet that begins with one.
 */
export type Meant = { names: readonly string[]; facets: readonly (readonly string[])[] };

/** The minimum number of characters to match inside words and among kinds of creatures. */
const SHORTEST_PART = 3;

/** The full-text expressions of the disjoint groups of name matches, and of all together. */
export type NamesMatch = Readonly<Record<Exclude<Stretch, 'names-beginning'>, string>>;

/** Returns whether a word is long enough to match inside other words and among kinds. */
export function isPart(word: string): boolean {
  return [...word].length >= SHORTEST_PART;
}

/**
 * Builds the full-text expressions for some words. Names also match without their spaces ("direwolf"), as names in
 * which the words begin words.
 */
export function namesMatch(
  words: readonly string[],
  kin: readonly string[],
  meant: Meant | null = null,
): NamesMatch {
  const joined = `(joined : ${quoted(words.join(''))} *)`;
  const beginning = `((name : (${words.map(begun).join(' AND ')})) OR ${joined})`;
  const inside = allOf(words, (word) => [`name : ${begun(word)}`, ...insideTerms(word)]);
  const ofKind = allOf(words, (word) => [
    `name : ${begun(word)}`,
    ...insideTerms(word),
    ...(isPart(word) ? kin.map((kind) => `facets : ${begun(`${kind}_${word}`)}`) : []),
  ]);
  const kindred = meant === null ? ofKind : `(${ofKind} OR ${meantMatch(meant)})`;
  return {
    'words-beginning': beginning,
    'inside-words': `(${inside} NOT ${beginning})`,
    kin: `((${kindred} NOT ${inside}) NOT ${beginning})`,
    all: `(${kindred} OR ${joined})`,
  };
}

function meantMatch({ names, facets }: Meant): string {
  const wishes = [
    ...(names.length === 0 ? [] : [`joined : (${names.map(quoted).join(' OR ')})`]),
    ...facets.map((wish) => `facets : (${wish.map(begun).join(' OR ')})`),
  ];
  return `(${wishes.map((wish) => `(${wish})`).join(' AND ')})`;
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

/** Quotes a word: folded words and facets have only letters, digits and underscores, so none acts as an operator. */
export function quoted(word: string): string {
  return `"${word.replaceAll('"', '')}"`;
}
