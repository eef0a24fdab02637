import type { Shelf, ShelfRow } from '../shelf/shelf';
import { placeOf } from './search-answer';
import type { Corrected } from './search-corrections';
import { columnsOf } from './search-order';
import type { ShelfQuery } from './search-query';

/** What determines the order of rows. */
type Order = { query: ShelfQuery; corrected: Corrected | null; backwards: boolean };

/** Merges two sorted pages of the same query into one; keeps all rows. */
export function rowsTogether(
  shelf: Shelf,
  { query, corrected, backwards }: Order,
  rows: readonly ShelfRow[],
  others: readonly ShelfRow[],
): ShelfRow[] {
  if (others.length === 0) return [...rows];
  const isRanked = corrected !== null && query.sort === 'relevance';
  const columns = columnsOf(shelf, query, isRanked ? 'rank' : null, backwards);
  const falls = [backwards, ...columns.map(({ descending }) => descending)];
  const keyed = [...rows, ...others].map((row) => {
    const { tier, key } = placeOf(shelf, query, row, corrected);
    return { row, key: [tier, ...key] };
  });
  keyed.sort((one, two) => {
    for (const [at, value] of one.key.entries()) {
      const before = compared(value, two.key[at] ?? '');
      if (before !== 0) return falls[at] ? -before : before;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

/** Compares like the database: numbers by value, texts by code points. */
function compared(one: string | number, two: string | number): number {
  if (typeof one === 'number' && typeof two === 'number') return one - two;
  const [letters, others] = [[...String(one)], [...String(two)]];
  const at = letters.findIndex((letter, place) => letter !== others[place]);
  if (at < 0) return letters.length - others.length;
  return (letters[at]?.codePointAt(0) ?? 0) - (others[at]?.codePointAt(0) ?? -1);
}
