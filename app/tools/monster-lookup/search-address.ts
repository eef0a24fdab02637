/** What belongs to one page of results or one look of a page, and not to the search itself. */
const PASSING = ['cursor', 'limit', 'layout', 'filters'];

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

/** The same search with one parameter set otherwise, from its first page on; null takes it away. */
export function withParam(params: URLSearchParams, name: string, value: string | null): string {
  const changed = new URLSearchParams(params);
  changed.delete('cursor');
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
    ([key, given]) => key !== 'cursor' && !(key === name && given.trim().toLowerCase() === wanted),
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
  turned.delete('cursor');
  if (sorted && !descending) turned.set('dir', 'desc');
  else turned.delete('dir');
  const state = sorted ? (descending ? 'descending' : 'ascending') : 'none';
  return { state, search: searchText(turned) };
}
