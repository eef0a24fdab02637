import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { monsterShelf } from '../shelf/monster-shelf';
import type { MonsterQuery } from './monster-search';
import { ownPart, pageRead } from './own-rows';
import { rowsTogether } from './rows-together';
import { placeOf } from './search-answer';
import { writeCursor } from './search-cursor';
import { pageStatement } from './search-statement';
import { findWay, MOST_GATHERED } from './search-way.server';
import { readWords } from './search-words';

/** The cursor of the page before the one that a query asks for, as `ownerId` sees it; null when that one begins with the first monster. */
export async function cursorBefore(
  db: Database,
  query: MonsterQuery,
  ownerId: string | null = null,
): Promise<string | null> {
  const { after, limit } = query;
  if (after === null || query.text === '') return null;
  const words = readWords(query, monsterShelf);
  const own = ownPart(monsterShelf, ownerId);
  const { ways, corrected } = await findWay(db, monsterShelf, query, words, {
    ...{ mostGathered: MOST_GATHERED, mayClimb: false, besides: [] },
    ownNames: own?.names(words) ?? [],
  });
  // The page before ends with the row of this cursor: it begins behind the one that many rows further back.
  const back = { ways, corrected, after, backwards: true, limit };
  const [rows = [], theirs] = await runAll(db, [
    pageStatement(monsterShelf, query, words, back),
    ...(own ? [own.page({ query, words, corrected }, back)] : []),
  ]);
  const order = { query, corrected, backwards: true };
  const row = rowsTogether(monsterShelf, order, rows, pageRead(theirs).rows)[limit - 1];
  return row ? writeCursor(query, placeOf(monsterShelf, query, row, corrected)) : null;
}
