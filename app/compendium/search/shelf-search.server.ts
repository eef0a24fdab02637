import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import type { Shelf, ShelfRow } from '../shelf/shelf';
import type { Found } from './search-conditions';
import { writeCursor } from './search-cursor';
import type { Place, ShelfQuery } from './search-query';
import { meantText } from './search-rank';
import { countStatement, MOST_COUNTED, pageStatement } from './search-statement';
import { findWay } from './search-way.server';

/**
 * Up to so many matches are gathered and sorted; more are so dense that walking their order finds a page sooner. Chosen so
 * that a search reads fewer than 20,000 rows.
 */
export const MOST_GATHERED = 3000;

/** A page of a shelf. `more`: there are over 1,000, and `count` is 1,000. `corrected`: what the text was taken to mean. */
export type ShelfPage<Item> = {
  items: Item[];
  count: number;
  more: boolean;
  cursor: string | null;
  corrected: string | null;
};

/** Answers a query with its rows in order: two round trips to the database at most. */
export async function searchShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  mostGathered = MOST_GATHERED,
): Promise<ShelfPage<ShelfRow>> {
  if (query.text === '') return { items: [], count: 0, more: false, cursor: null, corrected: null };
  const { way, count: known, corrections } = await findWay(db, shelf, query, { mostGathered });
  const page = pageStatement(shelf, query, {
    way,
    corrections,
    after: query.after,
    backwards: false,
    limit: query.limit + 1,
  });
  const counting = known === null ? [countStatement(shelf, query, { way, corrections })] : [];
  const [rows = [], counted = []] = await runAll(db, [page, ...counting]);
  const count = known ?? Number(counted[0]?.count ?? 0);
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    count: Math.min(count, MOST_COUNTED),
    more: count > MOST_COUNTED,
    cursor:
      rows.length > query.limit && last
        ? writeCursor(query, placeOf(shelf, query, last, corrections))
        : null,
    corrected:
      corrections && query.text !== null && items[0]
        ? meantText(String(items[0].sort_name), query.text, corrections)
        : null,
  };
}

/** Where a row stands in the order of a query. */
export function placeOf(
  shelf: Shelf,
  query: ShelfQuery,
  row: ShelfRow,
  corrections: Found['corrections'],
): Place {
  const name = [String(row.sort_name), String(row.id)];
  const column = shelf.sorts[query.sort]?.column;
  const tier = Number(row.tier);
  if (query.sort === 'relevance') {
    return { tier, key: corrections ? [Number(row.rank), ...name] : name, corrections };
  }
  if (query.sort === 'name' || column === undefined) return { tier, key: name, corrections };
  return { tier, key: [row[column] ?? 0, ...name], corrections };
}
