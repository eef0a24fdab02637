import type { Searching } from './use-search';

/** The status below the search field: how many were found, none found, searching, or offline. */
export function foundWords({ query, waits, found }: Searching): string {
  if (query === '') return '';
  if (waits || found === null) return 'Searching…';
  if (found.is === 'lost') return 'Offline. Search works again when you are back online.';
  const count = found.things.length;
  if (count === 0) return `No match for “${query}”.`;
  if (found.more) return `Showing the first ${count}. Type more to narrow the list.`;
  return count === 1 ? '1 found.' : `${count} found.`;
}
