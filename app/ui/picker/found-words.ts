import type { Searching } from './use-search';

/** What is said below the field while one searches: how many were found, that there are none, or that the line is lost. */
export function foundWords({ query, waits, found }: Searching): string {
  if (query === '') return '';
  if (waits || found === null) return 'Searching…';
  if (found.is === 'lost') return 'The search got no answer: there is no connection at the moment.';
  const count = found.things.length;
  if (count === 0) return `Nothing is called “${query}”.`;
  if (found.more) return `The first ${count} are shown. Type more to narrow them down.`;
  return count === 1 ? '1 found.' : `${count} found.`;
}
