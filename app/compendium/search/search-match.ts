import { wordsOf } from '../records/text-fold';
import { type Correction, correctionsOf } from '../shelf/typo-index';
import type { ShelfQuery } from './search-query';

/** More words than this say nothing more. */
const MOST_WORDS = 8;

/** The words of a query's text that are searched. */
export function searchedWords(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}

/**
 * Words that a typo may stand in: each of the text, and after them the text written as one word ("owl baer" may mean
 * "owlbear").
 */
export function correctableWords(text: string): string[] {
  const words = searchedWords(text);
  return words.length > 1 && words.length < 4 ? [...words, words.join('')] : words;
}

/**
 * What each of those words may have meant, of the words that are known. A single word is only taken for its nearest ones;
 * among several, each narrows down the others.
 */
export function correctionsFor(text: string, known: readonly string[]): Correction[][] {
  const lists = correctableWords(text).map((word) => correctionsOf(word, known));
  if (lists.length > 1) return lists;
  return lists.map((list) => list.filter((near) => near.typos === list[0]?.typos));
}

/** Names in which each word begins a word, or whose letters without spaces begin with the text without spaces. */
export function namesMatch(text: string): string {
  const words = searchedWords(text);
  const each = words.map((word) => `${quoted(word)} *`).join(' AND ');
  return `((name : (${each})) OR (joined : ${quoted(words.join(''))} *))`;
}

/** Names in which each word, or one that it may have been meant for, is found. */
export function nearNamesMatch(
  text: string,
  corrections: readonly (readonly Correction[])[],
): string {
  const words = searchedWords(text);
  const each = words.map((word, at) => {
    const near = (corrections[at] ?? []).map((correction) => quoted(correction.word));
    return `(${[`${quoted(word)} *`, ...near].join(' OR ')})`;
  });
  const joined = (corrections[words.length] ?? []).map((correction) => quoted(correction.word));
  const apart = `(name : (${each.join(' AND ')}))`;
  return joined.length === 0 ? apart : `(${apart} OR (name : (${joined.join(' OR ')})))`;
}

/** The full-text expression of a whole query; null when it has nothing that must be there. */
export function wholeMatch(query: ShelfQuery, names: string | null): string | null {
  const wishes = [...query.wishes, ...(query.range ? [query.range.facets] : [])].map(
    (wish) => `(facets : (${wish.map(quoted).join(' OR ')}))`,
  );
  const wanted = [...(names === null ? [] : [names]), ...wishes];
  if (wanted.length === 0) return null;
  const all = wanted.join(' AND ');
  if (query.unwanted.length === 0) return all;
  return `(${all}) NOT (facets : (${query.unwanted.map(quoted).join(' OR ')}))`;
}

/** The matches of an expression that stand on one of these rungs. */
export function onRungs(match: string, facets: readonly string[]): string {
  return `(${match}) AND (facets : (${facets.map(quoted).join(' OR ')}))`;
}

/** Folded words and facets have letters, digits and underscores only; quoted, none of them is an operator. */
function quoted(word: string): string {
  return `"${word.replaceAll('"', '')}"`;
}
