import type { Database } from './database.server';

/** SQL with its numbered parameters. */
export type Statement = { sql: string; values: (string | number)[] };

/** A result row, by column name. */
export type Row = Record<string, string | number>;

/** Runs statements in one round trip and returns the rows of each. */
export async function runAll(db: Database, statements: readonly Statement[]): Promise<Row[][]> {
  const d1 = db.$client;
  const results = await d1.batch<Row>(
    statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)),
  );
  return results.map((result) => result.results);
}
