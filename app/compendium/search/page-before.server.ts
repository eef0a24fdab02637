import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { monsterShelf } from '../shelf/monster-shelf';
import type { Shelf } from '../shelf/shelf';
import { spellShelf } from '../shelf/spell-shelf';
import type { MonsterQuery } from './monster-search';
import { ownPart, pageRead } from './own-rows';
import { rowsTogether } from './rows-together';
import { placeOf } from './search-answer';
import { writeCursor } from './search-cursor';
import type { ShelfQuery } from './search-query';
import { pageStatement } from './search-statement';
import { findWay, MOST_GATHERED } from './search-way.server';
import { readWords } from './search-words';
import type { SpellQuery } from './spell-search';

/** The cursor of the previous page of a query, including the records of `ownerId`; null when that page is the first. */
export async function cursorBefore(
  db: Database,
  query: MonsterQuery,
  ownerId: string | null = null,
): Promise<string | null> {
  return cursorOnShelf(db, monsterShelf, query, ownerId);
}

/** The cursor of the previous page of spells; null when that page is the first. */
export async function spellCursorBefore(db: Database, query: SpellQuery): Promise<string | null> {
  return cursorOnShelf(db, spellShelf, query, null);
}

async function cursorOnShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  ownerId: string | null,
): Promise<string | null> {
  const { after, limit } = query;
  if (after === null || query.text === '') return null;
  const words = readWords(query, shelf);
  const own = ownPart(shelf, ownerId);
  const { ways, corrected } = await findWay(db, shelf, query, words, {
    mostGathered: MOST_GATHERED,
    mayClimb: false,
    besides: [],
    ownNames: own?.names(words) ?? [],
  });
  // The previous page ends with the row of this cursor, so it begins after the row `limit` rows further back.
  const back = { ways, corrected, after, backwards: true, limit };
  const [rows = [], theirs] = await runAll(db, [
    pageStatement(shelf, query, words, back),
    ...(own ? [own.page({ query, words, corrected }, back)] : []),
  ]);
  const order = { query, corrected, backwards: true };
  const row = rowsTogether(shelf, order, rows, pageRead(theirs).rows)[limit - 1];
  return row ? writeCursor(query, placeOf(shelf, query, row, corrected)) : null;
}
