/** The parameter by which an address asks for every filter: a page without scripts shows them, a phone their sheet. */
export const ALL_FILTERS = 'filters';

/** What belongs to one page of results or one look of a page, and not to the search itself. */
const PASSING = ['cursor', 'from', 'limit', 'layout', ALL_FILTERS, 'show'];

/** Where in the results a page begins: the cursor, and how many rows stand before it. */
const OF_A_PAGE = ['cursor', 'from'];

/** No search that a form or a link of ours makes has more letters; every link of a list repeats those of its search. */
const LONGEST_SEARCH = 4000;

/** The parameters of a search that a page can carry along, in their order: all of them, unless somebody made up a long address. */
export function fitting(params: URLSearchParams): URLSearchParams {
  let letters = 0;
  return new URLSearchParams(
    [...params].filter((pair) => {
      // What a cursor may be is judged where it is read, and only the links to other pages have one.
      if (pair[0] === 'cursor') return true;
      letters += new URLSearchParams([pair]).toString().length + 1;
      return letters <= LONGEST_SEARCH;
    }),
  );
}

/** A search as the part of an address behind the path: "?q=owl", or nothing. */
export function searchText(params: URLSearchParams): string {
  const kept = [...params].filter(([, value]) => value.trim() !== '');
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}

/** The search that a result carries along, so that its page knows what comes before and after it. */
export function carriedSearch(params: URLSearchParams): string {
  const carried = new URLSearchParams(params);
  for (const name of PASSING) carried.delete(name);
  return searchText(carried);
}

/** A search without what stands beside its list or in front of it: a monster, the filters. */
export function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['show', ALL_FILTERS]) params.delete(name);
  return searchText(params);
}

/** The same page of the same search with its filters shown, or not. */
export function withFilters(params: URLSearchParams, shown: boolean): string {
  const changed = new URLSearchParams(params);
  if (shown) changed.set(ALL_FILTERS, 'all');
  else changed.delete(ALL_FILTERS);
  return searchText(changed);
}

/** Rows of a page: what a thumb scrolls through before it types another letter. */
export const ROWS = 20;

/** What a page of results says of its place, "21–40 of 322 monsters", and the searches of the pages before it and behind it. */
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

/** The same search with one parameter set otherwise, from its first page on; null takes it away. */
export function withParam(params: URLSearchParams, name: string, value: string | null): string {
  const changed = new URLSearchParams(params);
  for (const name of OF_A_PAGE) changed.delete(name);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return searchText(changed);
}

/** The same search with one more value of a parameter, from its first page on. */
export function withAlso(params: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(params);
  changed.delete('cursor');
  changed.append(name, value);
  return searchText(changed);
}

/** The same search without one value of a parameter, however it is written. */
export function withoutValue(params: URLSearchParams, name: string, value: string): string {
  const wanted = value.trim().toLowerCase();
  const kept = [...params].filter(
    ([key, given]) =>
      !OF_A_PAGE.includes(key) && !(key === name && given.trim().toLowerCase() === wanted),
  );
  return searchText(new URLSearchParams(kept));
}

export type SortState = 'ascending' | 'descending' | 'none';

/** How a column is sorted now, and the search that its heading leads to. */
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
