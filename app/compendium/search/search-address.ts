/** The query parameter that shows all filters: inline on a page without scripts, as a sheet on a phone. */
export const ALL_FILTERS = 'filters';

/** Parameters of one page of results or of its presentation, which do not belong to the search itself. */
const PASSING = ['cursor', 'from', 'limit', 'layout', ALL_FILTERS, 'show', 'back'];

/** Parameters for the position of a page in the results: the cursor, and the number of rows before it. */
const OF_A_PAGE = ['cursor', 'from'];

/**
 * The maximum length of a search in characters; our forms and links stay below it. Every link of a list repeats the
 * search.
 */
const LONGEST_SEARCH = 4000;

/** The search parameters to repeat in links, in order: all of them, up to the maximum total length. */
export function fitting(params: URLSearchParams): URLSearchParams {
  let letters = 0;
  return new URLSearchParams(
    [...params].filter((pair) => {
      // The cursor is validated where it is read, and only page links contain it.
      if (pair[0] === 'cursor') return true;
      letters += new URLSearchParams([pair]).toString().length + 1;
      return letters <= LONGEST_SEARCH;
    }),
  );
}

/** Formats a search as a query string: "?q=owl", or an empty text. */
export function searchText(params: URLSearchParams): string {
  const kept = [...params].filter(([, value]) => value.trim() !== '');
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}

/** The search that the link of a result repeats, so that its page can link to the previous and next result. */
export function carriedSearch(params: URLSearchParams): string {
  const carried = new URLSearchParams(params);
  for (const name of PASSING) carried.delete(name);
  return searchText(carried);
}

/** A search without the parameters for a shown monster or for the filters. */
export function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['show', ALL_FILTERS]) params.delete(name);
  return searchText(params);
}

/** The same page of the same search with its filters shown or hidden. */
export function withFilters(params: URLSearchParams, shown: boolean): string {
  const changed = new URLSearchParams(params);
  if (shown) changed.set(ALL_FILTERS, 'all');
  else changed.delete(ALL_FILTERS);
  return searchText(changed);
}

/** The number of rows on a page: a short list to scroll on a phone. */
export const ROWS = 20;

/** The position of a page of results, "21–40 of 322 monsters", and the searches of the previous and next page. */
export function pagePlace(params: URLSearchParams, rows: number, count: string) {
  const given = params.get('cursor') ? params.get('from') : '0';
  const from = given !== null && /^\d{1,6}$/.test(given) ? Number(given) : null;
  return {
    says: from === null || rows === 0 ? '' : `${from + 1}–${from + rows} of ${count}`,
    previous(cursor: string | null): string {
      if (cursor === null) return withParam(params, 'cursor', null);
      const previous = new URLSearchParams(params);
      previous.set('cursor', cursor);
      const first = from === null ? 0 : from - (Number(params.get('limit')) || ROWS);
      if (first > 0) previous.set('from', String(first));
      else previous.delete('from');
      return searchText(previous);
    },
    next(cursor: string): string {
      const next = new URLSearchParams(params);
      next.set('cursor', cursor);
      if (from === null) next.delete('from');
      else next.set('from', String(from + rows));
      return searchText(next);
    },
  };
}

/** The same search with one parameter changed, from its first page; null removes the parameter. */
export function withParam(params: URLSearchParams, name: string, value: string | null): string {
  const changed = new URLSearchParams(params);
  for (const name of OF_A_PAGE) changed.delete(name);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return searchText(changed);
}

/** The same search with one more value of a parameter, from its first page. */
export function withAlso(params: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(params);
  changed.delete('cursor');
  changed.append(name, value);
  return searchText(changed);
}

/** The same search without one value of a parameter, compared without case and surrounding spaces. */
export function withoutValue(params: URLSearchParams, name: string, value: string): string {
  const wanted = value.trim().toLowerCase();
  const kept = [...params].filter(
    ([key, given]) =>
      !OF_A_PAGE.includes(key) && !(key === name && given.trim().toLowerCase() === wanted),
  );
  return searchText(new URLSearchParams(kept));
}

export type SortState = 'ascending' | 'descending' | 'none';

/** How a column is sorted now, and the search that its heading links to. */
export function sortLink(
  params: URLSearchParams,
  column: string,
): { state: SortState; search: string } {
  const byName = column === 'name' && !params.get('sort') && !params.get('q');
  const sorted = params.get('sort') === column || byName;
  const descending = sorted && params.get('dir') === 'desc';
  const turned = new URLSearchParams(params);
  turned.set('sort', column);
  for (const name of OF_A_PAGE) turned.delete(name);
  if (sorted && !descending) turned.set('dir', 'desc');
  else turned.delete('dir');
  const state = sorted ? (descending ? 'descending' : 'ascending') : 'none';
  return { state, search: searchText(turned) };
}
