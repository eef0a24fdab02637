import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import type { Edition } from '~/rules/edition';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterListItem, monsterListItem } from '../shelf/monster-summary';
import type { Shelf, ShelfRow } from '../shelf/shelf';
import { spellShelf } from '../shelf/spell-shelf';
import { type SpellListItem, spellListItem } from '../shelf/spell-summary';
import { castersQuery, type MonsterQuery } from './monster-search';
import { answerOf, NO_PAGE, type ShelfPage } from './search-answer';
import type { ShelfQuery } from './search-query';
import { countStatement, pageStatement } from './search-statement';
import { findWay, MOST_GATHERED } from './search-way.server';
import { readWords } from './search-words';
import { type Neighbours, neighboursOnShelf } from './shelf-neighbours.server';
import type { SpellQuery } from './spell-search';

/** One page of the monsters that a query asks for. */
export async function searchMonsters(
  db: Database,
  query: MonsterQuery,
): Promise<ShelfPage<MonsterListItem>> {
  const page = await searchShelf(db, monsterShelf, query);
  return { ...page, items: page.items.map(monsterListItem) };
}

/** One page of the spells that a query asks for. */
export async function searchSpells(
  db: Database,
  query: SpellQuery,
): Promise<ShelfPage<SpellListItem>> {
  const page = await searchShelf(db, spellShelf, query);
  return { ...page, items: page.items.map(spellListItem) };
}

/** The ids of the monsters before and after one in the results of a query; null where they end. */
export async function neighbours(
  db: Database,
  query: MonsterQuery,
  id: string,
): Promise<Neighbours> {
  return neighboursOnShelf(db, monsterShelf, query, id);
}

/** The monsters that cast a spell, by name: at most `limit`, and how many there are; those of one edition where it is given. */
export async function monstersCasting(
  db: Database,
  spellSlug: string,
  limit: number,
  edition?: Edition,
): Promise<ShelfPage<MonsterListItem>> {
  return searchMonsters(db, castersQuery(spellSlug, limit, edition));
}

/**
 * Answers a query with its rows in order: what its words mean, which way to go, the statement, the answer. Two round trips
 * to the database at most, the first only where the way depends on it.
 */
export async function searchShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  mostGathered = MOST_GATHERED,
): Promise<ShelfPage<ShelfRow>> {
  if (query.text === '') return NO_PAGE;
  const words = readWords(query, shelf);
  const { ways, count, corrected } = await findWay(db, shelf, query, words, {
    ...{ mostGathered, mayClimb: true, besides: [] },
  });
  const page = pageStatement(shelf, query, words, {
    ...{ ways, corrected, after: query.after, backwards: false },
    limit: query.limit + 1,
  });
  const counting = count === null ? [countStatement(shelf, query, words, { ways, corrected })] : [];
  const [rows = [], counted = []] = await runAll(db, [page, ...counting]);
  const all = count ?? Number(counted[0]?.count ?? 0);
  return answerOf(shelf, query, words, corrected, rows, all);
}
