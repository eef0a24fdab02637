import { wordsOf } from '../records/text-fold';
import { AFTER_ALL_TEXT, type Shelf } from '../shelf/shelf';
import { allowedTypos, typosOf } from '../shelf/typo-index';
import { type NamesMatch, namesMatch, quoted, type Stretch } from './names-match';
import { MOST_WORDS, type ShelfQuery } from './search-query';
import { toldWishes } from './told-words';

/** Text of fewer letters than this finds only names that begin with it. */
const SHORTEST_WORD_SEARCH = 3;

const RANKED: readonly Stretch[] = ['names-beginning', 'words-beginning', 'inside-words', 'kin'];

/** A word as it was typed, and how many typos it may have. */
export type TypedWord = { word: string; allowed: number };

/** What the words and filters of a query ask of the records. */
export type Words = {
  /** The folded text; null when none was given. */
  text: string | null;
  /** So short that only beginnings of names are looked up. */
  short: boolean;
  /** The words of the text that are searched. */
  searched: readonly string[];
  /** Words that a typo may stand in, and the forms under which near words are indexed. */
  correctable: readonly TypedWord[];
  typos: readonly string[];
  /** The names that begin with the text: from `start`, up to but not with `end`. */
  begins: { start: string; end: string };
  /** The stretches that the rows come in when the text was typed right; each is a tier of the ranking. */
  stretches: readonly Stretch[];
  /** Kinds of facets whose words are read as well. */
  kin: readonly string[];
  /** The full-text expression of the names; null when the index is not asked for names. */
  names: string | null;
  /** The full-text expression of each stretch with the filters; null when nothing must be there. */
  matches: readonly (string | null)[];
  /** The full-text expression of the whole query; null when it has nothing that must be there. */
  match: string | null;
  /** What stands around the names in it, for names that were meant instead. */
  around: { before: string; after: string };
};

/** Reads what a query's words and filters mean, before anything is looked up. */
export function readWords(query: ShelfQuery, { kin }: Pick<Shelf, 'kin'>): Words {
  const { text } = query;
  const short = text !== null && isShort(text);
  const whole = text !== null && !short ? text : null;
  const searched = text === null ? [] : searchedWords(text);
  const correctable = whole === null ? [] : withWholeWord(searched);
  const names = whole === null ? null : namesMatch(searched, kin);
  const stretches = stretchesOf(query, false);
  const { wishes, unwanted, range } = query;
  const facets = [...wishes, ...toldWishes(query.told), ...(range ? [range.facets] : [])].map(
    (wish) => `(facets : (${wish.map(quoted).join(' OR ')}))`,
  );
  const not =
    unwanted.length === 0 ? '' : `) NOT (facets : (${unwanted.map(quoted).join(' OR ')}))`;
  const before = not === '' ? '' : '(';
  const filtered = (found: string | null) => {
    const wanted = [...(found === null ? [] : [found]), ...facets];
    return wanted.length === 0 ? null : before + wanted.join(' AND ') + not;
  };
  return {
    text,
    short,
    searched,
    begins: { start: text ?? '', end: `${text ?? ''}${AFTER_ALL_TEXT}` },
    ...{ stretches, kin },
    names: names?.all ?? null,
    matches: stretches.map((stretch) => filtered(names?.[matched(stretch)] ?? null)),
    match: filtered(names?.all ?? null),
    around: { before, after: facets.map((facet) => ` AND ${facet}`).join('') + not },
    correctable: correctable.map((word) => ({ word, allowed: allowedTypos([...word].length) })),
    // A page that goes on knows its corrections, or that there were none.
    typos: query.after ? [] : [...new Set(correctable.flatMap(typosOf))],
  };
}

/** Whether a text is so short that only beginnings of names are looked up. */
export function isShort(text: string): boolean {
  return [...text.replaceAll(' ', '')].length < SHORTEST_WORD_SEARCH;
}

/** The stretches that the rows of a query come in. */
export function stretchesOf(
  query: Pick<ShelfQuery, 'text' | 'sort'>,
  corrected: boolean,
): Stretch[] {
  if (query.text === null || corrected) return ['all'];
  if (isShort(query.text)) return ['names-beginning'];
  return query.sort === 'relevance' ? [...RANKED] : ['all'];
}

/** Names that begin with the text are among those in which its words begin words; rows are told apart by their names. */
function matched(stretch: Stretch): keyof NamesMatch {
  return stretch === 'names-beginning' ? 'words-beginning' : stretch;
}

/**
 * Words that a typo may stand in: each of the text, and after them the text written as one word ("owl baer" may mean
 * "owlbear").
 */
export function correctableWords(text: string): string[] {
  return withWholeWord(searchedWords(text));
}

function withWholeWord(words: string[]): string[] {
  return words.length > 1 && words.length < 4 ? [...words, words.join('')] : words;
}

/** Words that a mistyped one is held against, at most: of two thousand names a few thousand differ. */
const MOST_KNOWN = 6000;

/** The words of folded names, each once. */
export function knownWords(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(wordsOf))].slice(0, MOST_KNOWN);
}

function searchedWords(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}
