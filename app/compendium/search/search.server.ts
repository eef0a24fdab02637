import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import type { Edition } from '~/rules/edition';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterListItem, monsterListItem } from '../shelf/monster-summary';
import type { Shelf, ShelfRow } from '../shelf/shelf';
import { spellShelf } from '../shelf/spell-shelf';
import { type SpellListItem, spellListItem } from '../shelf/spell-summary';
import { castersQuery, type MonsterQuery } from './monster-search';
import { ownPart, pageRead } from './own-rows';
import { rowsTogether } from './rows-together';
import { answerOf, NO_PAGE, type ShelfPage } from './search-answer';
import type { ShelfQuery } from './search-query';
import { countStatement, pageStatement } from './search-statement';
import { findWay, MOST_GATHERED } from './search-way.server';
import { readWords } from './search-words';
import { type Neighbours, neighboursOnShelf } from './shelf-neighbours.server';
import type { SpellQuery } from './spell-search';

/** One page of the monsters that a query finds, public ones and those of `ownerId`. */
export async function searchMonsters(
  db: Database,
  query: MonsterQuery,
  ownerId: string | null = null,
): Promise<ShelfPage<MonsterListItem>> {
  const page = await searchShelf(db, monsterShelf, query, { ownerId });
  return { ...page, items: page.items.map(monsterListItem) };
}

/** One page of the spells that a query finds. */
export async function searchSpells(
  db: Database,
  query: SpellQuery,
): Promise<ShelfPage<SpellListItem>> {
  const page = await searchShelf(db, spellShelf, query);
  return { ...page, items: page.items.map(spellListItem) };
}

/**
 * The ids of the monsters before and after one in the results visible to `ownerId` (null: anonymous); null at either
 * end.
 */
export async function neighbours(
  db: Database,
  query: MonsterQuery,
  id: string,
  ownerId: string | null = null,
): Promise<Neighbours> {
  return neighboursOnShelf(db, monsterShelf, query, id, { ownerId });
}

/** The monsters that cast a spell, by name: at most `limit`, and the total count; optionally of one edition. */
export async function monstersCasting(
  db: Database,
  spellSlug: string,
  limit: number,
  edition?: Edition,
): Promise<ShelfPage<MonsterListItem>> {
  return searchMonsters(db, castersQuery(spellSlug, limit, edition));
}

/** Options of a search; `ownerId` is null for anonymous users. */
export type SearchOrder = { mostGathered?: number; ownerId?: string | null };

/**
 * Runs a query and returns its rows in order. At most two round trips to the database; the first is needed only when it
 * decides the access path. With an owner's id, records that the user owns or can see through a party are merged in, in
 * the same round trips.
 */
export async function searchShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  { mostGathered = MOST_GATHERED, ownerId = null }: SearchOrder = {},
): Promise<ShelfPage<ShelfRow>> {
  if (query.text === '') return NO_PAGE;
  const words = readWords(query, shelf);
  const own = ownPart(shelf, ownerId);
  const { ways, count, corrected } = await findWay(db, shelf, query, words, {
    mostGathered,
    mayClimb: true,
    besides: [],
    ownNames: own?.names(words) ?? [],
  });
  const page = { after: query.after, backwards: false, limit: query.limit + 1 };
  const asked = { query, words, corrected };
  const [rows = [], ...others] = await runAll(db, [
    pageStatement(shelf, query, words, { ...page, ways, corrected }),
    ...(count === null ? [countStatement(shelf, query, words, { ways, corrected })] : []),
    ...(own ? [own.page(asked, page)] : []),
  ]);
  const counted = count ?? Number(others.shift()?.[0]?.count ?? 0);
  const theirs = pageRead(others[0]);
  const together = rowsTogether(shelf, { query, corrected, backwards: false }, rows, theirs.rows);
  const all = counted + theirs.count;
  return answerOf(shelf, query, words, corrected, together.slice(0, page.limit), all);
}
