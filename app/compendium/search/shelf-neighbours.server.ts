import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { isOwnId } from '../records/own-id';
import type { Shelf } from '../shelf/shelf';
import { ownPart, pageRead } from './own-rows';
import { rowsTogether } from './rows-together';
import { placeOf } from './search-answer';
import type { ShelfQuery } from './search-query';
import { rankOf, tierOf } from './search-rank';
import { type PageOrder, pageStatement } from './search-statement';
import { findWay, MOST_GATHERED } from './search-way.server';
import { readWords } from './search-words';

/** The ids before and after a record; null at either end of the list. */
export type Neighbours = { previous: string | null; next: string | null };

/** Options of the lookup; `ownerId` is null for anonymous users. */
type NeighbourOrder = { mostGathered?: number; ownerId?: string | null };

const NOBODY: Neighbours = { previous: null, next: null };

/**
 * The ids before and after a record in the order of a query, among the records visible to the user; null at either end.
 */
export async function neighboursOnShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  id: string,
  { mostGathered = MOST_GATHERED, ownerId = null }: NeighbourOrder = {},
): Promise<Neighbours> {
  if (query.text === '') return NOBODY;
  const own = ownPart(shelf, ownerId);
  if (own === null && isWholeShelf(query)) return besideByName(db, shelf, id);
  const words = readWords(query, shelf);
  const everybodys = {
    sql: `select * from ${shelf.table} where id = ?1 and published = 1`,
    values: [id],
  };
  const itself = own && isOwnId(id) ? own.row(id) : everybodys;
  const { ways, corrected, besides } = await findWay(db, shelf, query, words, {
    mostGathered,
    mayClimb: false,
    besides: [itself],
    ownNames: own?.names(words) ?? [],
  });
  const row = besides[0]?.[0];
  if (!row) return NOBODY;
  const name = String(row.sort_name);
  const rank = corrected ? rankOf(name, words, corrected) : 0;
  const tier = tierOf(words, corrected !== null, { name, facets: String(row.facets) });
  if (tier === null) return NOBODY;
  const after = placeOf(shelf, query, { ...row, rank, tier }, corrected);
  const order = { ways, corrected, after, limit: 1 } satisfies Partial<PageOrder>;
  const both = [true, false].map((backwards) => ({ ...order, backwards }));
  const asked = { query, words, corrected };
  const rows = await runAll(db, [
    ...both.map((one) => pageStatement(shelf, query, words, one)),
    ...(own ? both.map((one) => own.page(asked, one)) : []),
  ]);
  const [previous, next] = both.map(({ backwards }, at) => {
    const theirs = pageRead(rows[at + both.length]);
    const order = { query, corrected, backwards };
    const found = rowsTogether(shelf, order, rows[at] ?? [], theirs.rows);
    return textOf(found[0]?.id);
  });
  return { previous: previous ?? null, next: next ?? null };
}

function isWholeShelf(query: ShelfQuery): boolean {
  const filtered =
    query.range !== null ||
    query.told.length > 0 ||
    query.wishes.length > 0 ||
    query.unwanted.length > 0;
  return query.text === null && query.sort === 'name' && !query.descending && !filtered;
}

/** The neighbours of a record in the list by name, as for a shared link: one round trip. */
async function besideByName(db: Database, shelf: Shelf, id: string): Promise<Neighbours> {
  const beside = (sign: string, order: string) => `(select m.id from ${shelf.table} m
    where m.published = 1 and (m.sort_name, m.id) ${sign} (found.sort_name, found.id)
    order by m.sort_name ${order}, m.id ${order} limit 1)`;
  const sql = `select ${beside('<', 'desc')} as previous, ${beside('>', 'asc')} as next
    from ${shelf.table} found where found.id = ?1 and found.published = 1`;
  const [rows] = await runAll(db, [{ sql, values: [id] }]);
  return { previous: textOf(rows?.[0]?.previous), next: textOf(rows?.[0]?.next) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
