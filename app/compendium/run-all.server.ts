import type { Database } from '~/platform/database.server';
import type { Statement } from './search-statement';
import type { ShelfRow } from './shelf';

/** Runs statements in one round trip and gives the rows of each. */
export async function runAll(
  db: Database,
  statements: readonly Statement[],
): Promise<ShelfRow[][]> {
  const d1 = db.$client;
  const results = await d1.batch<ShelfRow>(
    statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)),
  );
  return results.map((result) => result.results);
}
