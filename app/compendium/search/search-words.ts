import { wordsOf } from '../records/text-fold';
import { AFTER_ALL_TEXT, type Shelf, type ShelfKind } from '../shelf/shelf';
import { allowedTypos, typosOf } from '../shelf/typo-index';
import { type Meant, type NamesMatch, namesMatch, quoted, type Stretch } from './names-match';
import { MOST_WORDS, type ShelfQuery } from './search-query';
import { spellMeaning } from './spell-meaning';
import { toldWishes } from './told-words';

/** Shorter texts find only names that begin with them. */
const SHORTEST_WORD_SEARCH = 3;

/** How the words of a search are read as something else than a name, for each kind of record. */
const MEANINGS: Readonly<Record<ShelfKind, ((words: readonly string[]) => Meant | null) | null>> = {
  monster: null,
  spell: spellMeaning,
};

const RANKED: readonly Stretch[] = ['names-beginning', 'words-beginning', 'inside-words', 'kin'];

/** A typed word and the number of typos allowed in it. */
export type TypedWord = { word: string; allowed: number };

/** The words and filters of a query, prepared for the search statements. */
export type Words = {
  /** The folded text; null when none was given. */
  text: string | null;
  /** Whether the text is so short that only beginnings of names are searched. */
  short: boolean;
  /** The words of the text that are searched. */
  searched: readonly string[];
  /** Words that can be corrected, and the keys in the typo index under which near words are found. */
  correctable: readonly TypedWord[];
  typos: readonly string[];
  /** The range of names that begin with the text: from `start` (inclusive) to `end` (exclusive). */
  begins: { start: string; end: string };
  /** The groups of results for a correctly typed text, in order; each is a tier of the ranking. */
  stretches: readonly Stretch[];
  /** The kinds of facets whose words are also matched. */
  kin: readonly string[];
  /** What the text asks for besides a name. */
  meant: Meant | null;
  /** The full-text expression of the names; null when names are not searched in the index. */
  names: string | null;
  /** The full-text expression of each stretch with the filters; null when nothing is required. */
  matches: readonly (string | null)[];
  /** The full-text expression of the whole query; null when nothing is required. */
  match: string | null;
  /** The parts of the expression before and after the names, to insert corrected names. */
  around: { before: string; after: string };
};

/** Prepares a query's words and filters; no database access. */
export function readWords(query: ShelfQuery, { kind, kin }: Pick<Shelf, 'kind' | 'kin'>): Words {
  const { text } = query;
  const short = text !== null && isShort(text);
  const whole = text !== null && !short ? text : null;
  const searched = text === null ? [] : searchedWords(text);
  const correctable = whole === null ? [] : withWholeWord(searched);
  const meant = whole === null ? null : (MEANINGS[kind]?.(wordsOf(whole)) ?? null);
  const names = whole === null ? null : namesMatch(searched, kin, meant);
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
    stretches,
    kin,
    meant,
    names: names?.all ?? null,
    matches: stretches.map((stretch) => filtered(names?.[matched(stretch)] ?? null)),
    match: filtered(names?.all ?? null),
    around: { before, after: facets.map((facet) => ` AND ${facet}`).join('') + not },
    correctable: correctable.map((word) => ({ word, allowed: allowedTypos([...word].length) })),
    // A later page has its corrections, or their absence, in its cursor.
    typos: query.after ? [] : [...new Set(correctable.flatMap(typosOf))],
  };
}

/** Returns whether a text is so short that only beginnings of names are searched. */
export function isShort(text: string): boolean {
  return [...text.replaceAll(' ', '')].length < SHORTEST_WORD_SEARCH;
}

/** The groups in which the rows of a query are ordered. */
export function stretchesOf(
  query: Pick<ShelfQuery, 'text' | 'sort'>,
  corrected: boolean,
): Stretch[] {
  if (query.text === null || corrected) return ['all'];
  if (isShort(query.text)) return ['names-beginning'];
  return query.sort === 'relevance' ? [...RANKED] : ['all'];
}

/**
 * Names that begin with the text match the same expression as words that begin names; the name of the row distinguishes
 * them.
 */
function matched(stretch: Stretch): keyof NamesMatch {
  return stretch === 'names-beginning' ? 'words-beginning' : stretch;
}

/**
 * The words that can be corrected: each word of the text, then the whole text as one word ("owl baer" may mean
 * "owlbear").
 */
export function correctableWords(text: string): string[] {
  return withWholeWord(searchedWords(text));
}

function withWholeWord(words: string[]): string[] {
  return words.length > 1 && words.length < 4 ? [...words, words.join('')] : words;
}

/** The maximum number of known words to compare a mistyped word with; two thousand names have a few thousand. */
const MOST_KNOWN = 6000;

/** The distinct words of folded names. */
export function knownWords(names: readonly string[]): string[] {
  return [...new Set(names.flatMap(wordsOf))].slice(0, MOST_KNOWN);
}

function searchedWords(text: string): string[] {
  return wordsOf(text).slice(0, MOST_WORDS);
}
