import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import type { Shelf, ShelfRow } from '../shelf/shelf';
import { answerOf, NO_PAGE, type ShelfPage } from './search-answer';
import { probeOf } from './search-probe';
import type { ShelfQuery } from './search-query';
import { countStatement, pageStatement } from './search-statement';
import { wayOf } from './search-way';
import { readWords } from './search-words';

/**
 * Up to so many matches are gathered and sorted; more are so dense that walking their order finds a page sooner. Chosen so
 * that a search reads fewer than 20,000 rows.
 */
export const MOST_GATHERED = 3000;

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
  const words = readWords(query);
  const probe = probeOf(shelf, query, words, { mostGathered, mayClimb: true });
  const probed = probe.statements.length === 0 ? [] : await runAll(db, probe.statements);
  const { way, count, corrections } = wayOf(query, words, probe, probed);
  const page = pageStatement(shelf, query, words, {
    ...{ way, corrections },
    after: query.after,
    backwards: false,
    limit: query.limit + 1,
  });
  const counting =
    count === null ? [countStatement(shelf, query, words, { way, corrections })] : [];
  const [rows = [], counted = []] = await runAll(db, [page, ...counting]);
  const all = count ?? Number(counted[0]?.count ?? 0);
  return answerOf(shelf, query, words, corrections, rows, all);
}
