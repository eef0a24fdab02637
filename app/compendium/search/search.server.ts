import type { Database } from '~/platform/database.server';
import { monsterShelf } from '../shelf/monster-shelf';
import { type MonsterListItem, monsterListItem } from '../shelf/monster-summary';
import { spellShelf } from '../shelf/spell-shelf';
import { type SpellListItem, spellListItem } from '../shelf/spell-summary';
import { castersQuery, type MonsterQuery } from './monster-search';
import type { ShelfPage } from './search-answer';
import { type Neighbours, neighboursOnShelf } from './shelf-neighbours.server';
import { searchShelf } from './shelf-search.server';
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

/** The monsters that cast a spell, by name: at most `limit`, and how many there are. */
export async function monstersCasting(
  db: Database,
  spellSlug: string,
  limit: number,
): Promise<ShelfPage<MonsterListItem>> {
  return searchMonsters(db, castersQuery(spellSlug, limit));
}
