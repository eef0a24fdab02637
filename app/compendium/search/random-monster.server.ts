import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { monsterShelf } from '../shelf/monster-shelf';
import type { MonsterQuery } from './monster-search';
import { pageStatement } from './search-statement';
import { findWay, MOST_GATHERED } from './search-way.server';
import { readWords } from './search-words';

/**
 * The id of a random monster that a query finds, or null; `draw` is a number from 0 (inclusive) to 1 (exclusive). All
 * are equally likely up to 3,000 matches; above that, it is one of the matches after a monster drawn from all.
 */
export async function randomMonster(
  db: Database,
  query: MonsterQuery,
  draw: number,
): Promise<string | null> {
  if (query.text === '') return null;
  const byName: MonsterQuery = { ...query, sort: 'name', descending: false, after: null };
  const words = readWords(byName, monsterShelf);
  const order = { mostGathered: MOST_GATHERED, mayClimb: false, besides: [] };
  const found = await findWay(db, monsterShelf, byName, words, order);
  const [way] = found.ways;
  if (!way) return null;
  if (way.by === 'match') {
    const { search, table } = monsterShelf;
    const matching = `${search} where ${search} match ?1`;
    const offset = `cast((select count(*) from ${matching}) * ?2 as integer)`;
    const sql = `select m.id from ${table} m where m.published = 1 and m.seq =
      (select rowid from ${matching} limit 1 offset ${offset})`;
    const [rows] = await runAll(db, [{ sql, values: [way.match, draw] }]);
    return idOf(rows);
  }
  // Searches in name order from a monster drawn from all; if none follows, starts again at the first name.
  const [drawn] = await runAll(db, [
    {
      sql: `select sort_name, id from monsters where seq >=
        (select min(seq) + cast((max(seq) - min(seq) + 1) * ?1 as integer) from monsters) limit 1`,
      values: [draw],
    },
  ]);
  const from = drawn?.[0];
  const page = { ...found, backwards: false, limit: 1 };
  const after = { tier: 0, key: [String(from?.sort_name ?? ''), String(from?.id ?? '')] };
  const [next, first] = await runAll(
    db,
    [after, null].map((place) =>
      pageStatement(monsterShelf, byName, words, { ...page, after: place }),
    ),
  );
  return idOf(next) ?? idOf(first);
}

function idOf(rows: readonly Record<string, unknown>[] | undefined): string | null {
  const id = rows?.[0]?.id;
  return typeof id === 'string' ? id : null;
}
