import { foldText, wordsOf } from '../records/text-fold';
import { facet } from '../shelf/facets';
import { readCursor } from './search-cursor';
import { type NumberParam, readNumbers, readRatings } from './search-numbers';
import {
  LONGEST_TEXT,
  MOST_FILTERS,
  MOST_WORDS,
  type QueryProblem,
  type QueryReading,
  type ShelfQuery,
  wrong,
} from './search-query';

/**
 * A filter such as `type=dragon&type=fey` or `resist=-fire` (a leading "-" excludes). `values` is null when any word is
 * allowed. `wanted`: whether a record must have `any` or `all` of several values.
 */
export type FacetParam = {
  param: string;
  facet: string;
  values: readonly string[] | null;
  wanted: 'any' | 'all';
};

/** A yes-or-no filter: `legendary=yes`, `legendary=no`. */
export type YesNoParam = { param: string; facet: string };

/** The query parameters that a search accepts. */
export type SearchParams<Sort extends string> = {
  facets: readonly FacetParam[];
  yesNo: readonly YesNoParam[];
  numbers: readonly NumberParam[];
  /** The parameter for words in the entries' text; null when those are not searched. */
  told: string | null;
  /** Returns the facet of a challenge rating; null when records have none. */
  ratingFacet: ((cr: number) => string) | null;
  sorts: readonly Sort[];
  /** The default number of rows on a page. */
  limit: number;
};

/** The maximum number of rows on a page. */
export const LONGEST_PAGE = 200;

/** The parameters of a list without a search: by name, 200 rows per page unless `limit` says otherwise. */
export function listParams(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams({
    sort: 'name',
    limit: params.get('limit')?.trim() || String(LONGEST_PAGE),
    cursor: params.get('cursor') ?? '',
  });
}

/** Reads the text, filters, order and page that every search has; blank parameters count as absent. */
export function readShelfQuery<Sort extends string>(
  params: URLSearchParams,
  { facets, yesNo, numbers, told, ratingFacet, sorts, limit }: SearchParams<Sort>,
): QueryReading<ShelfQuery<Sort>> {
  const typed = params.get('q')?.trim() ?? '';
  if (typed.length > LONGEST_TEXT) {
    return wrong(`"q" must have at most ${LONGEST_TEXT} characters.`, 'q');
  }
  const text = typed === '' ? null : foldText(typed);
  const says = (told === null ? '' : (params.get(told)?.trim() ?? '')).slice(0, LONGEST_TEXT + 1);
  const saysWords = wordsOf(foldText(says)).slice(0, MOST_WORDS);
  if (told !== null && says !== '' && (says.length > LONGEST_TEXT || saysWords.length === 0)) {
    return wrong(`"${told}" must be words, of at most ${LONGEST_TEXT} characters.`, told);
  }
  const wishes: string[][] = [];
  const unwanted: string[] = [];
  for (const param of facets) {
    const read = readFacets(params, param);
    if (!read.ok) return read;
    unwanted.push(...read.not);
    if (param.wanted === 'all') wishes.push(...read.has.map((one) => [one]));
    else if (read.has.length > 0) wishes.push(read.has);
  }
  for (const param of yesNo) {
    const answer = params.get(param.param)?.trim().toLowerCase() ?? '';
    if (['yes', 'true', '1', 'on'].includes(answer)) wishes.push([param.facet]);
    else if (['no', 'false', '0'].includes(answer)) unwanted.push(param.facet);
    else if (answer !== '') return wrong(`"${param.param}" must be "yes" or "no".`, param.param);
  }
  if (wishes.flat().length + unwanted.length > MOST_FILTERS) {
    return wrong(`A search takes at most ${MOST_FILTERS} filter values.`);
  }
  const order = readOrder(params, sorts, text);
  if (!order.ok) return order;
  const rows = readLimit(params.get('limit'), limit);
  if (rows === null)
    return wrong(`"limit" must be a whole number from 1 to ${LONGEST_PAGE}.`, 'limit');
  const cursor = params.get('cursor')?.trim() ?? '';
  const after = cursor === '' ? null : readCursor({ ...order, text }, cursor);
  if (cursor !== '' && after === null) {
    return wrong('"cursor" must be one that this search gave. Start again without it.', 'cursor');
  }
  const numbered = readNumbers(params, numbers);
  if (!numbered.ok) return numbered;
  const rated = ratingFacet ? readRatings(params, ratingFacet) : null;
  if (rated && !rated.ok) return rated;
  const { sort, descending } = order;
  return {
    ok: true,
    query: {
      text,
      unwanted,
      told: saysWords,
      sort,
      descending,
      after,
      wishes: [...wishes, ...numbered.wishes],
      range: rated?.range ?? null,
      limit: rows,
    },
  };
}

function readFacets(
  params: URLSearchParams,
  { param, facet: kind, values }: FacetParam,
): { ok: true; has: string[]; not: string[] } | QueryProblem {
  const has: string[] = [];
  const not: string[] = [];
  for (const given of params.getAll(param)) {
    const negated = given.trim().startsWith('-');
    const value = given
      .trim()
      .slice(negated ? 1 : 0)
      .toLowerCase();
    if (value === '') continue;
    if (values && !values.includes(value)) {
      return wrong(
        `"${param}" must be one of: ${values.join(', ')} (with "-" before it: not).`,
        param,
      );
    }
    if (foldText(value) === '' || value.length > LONGEST_TEXT) {
      return wrong(`"${param}" must be a word.`, param);
    }
    (negated ? not : has).push(facet(kind, value));
  }
  return { ok: true, has, not };
}

function readOrder<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly Sort[],
  text: string | null,
): { ok: true; sort: Sort | 'relevance'; descending: boolean } | QueryProblem {
  const asked = params.get('sort')?.trim() ?? '';
  const turned = params.get('dir')?.trim() ?? '';
  if (!['', 'asc', 'desc'].includes(turned)) return wrong('"dir" must be "asc" or "desc".', 'dir');
  const [first] = sorts;
  const sort = sorts.find((known) => known === asked);
  if (first === undefined || (asked !== '' && asked !== 'relevance' && sort === undefined)) {
    return wrong(`"sort" must be one of: ${sorts.join(', ')}, relevance.`, 'sort');
  }
  // Without text there is no relevance, and relevance cannot be sorted in reverse.
  const unnamed = text === null ? first : 'relevance';
  const chosen = sort ?? unnamed;
  return { ok: true, sort: chosen, descending: turned === 'desc' && chosen !== 'relevance' };
}

function readLimit(given: string | null, usual: number): number | null {
  const text = given?.trim() ?? '';
  if (text === '') return usual;
  if (!/^\d{1,4}$/.test(text)) return null;
  const rows = Number(text);
  return rows >= 1 && rows <= LONGEST_PAGE ? rows : null;
}
