import type { Query } from 'drizzle-orm';
import type { Database } from './database.server';

/** A statement that has not run yet: from Drizzle's query builder, or raw SQL by `db.run`. */
export type Statement = { toSQL(): Pick<Query, 'sql' | 'params'> } | { getQuery(): Query };

/**
 * Runs statements in one transaction and returns the rows of each. Drizzle's own batch loses the parameters of raw SQL.
 */
export async function inOneBatch<Row>(
  db: Database,
  statements: readonly Statement[],
): Promise<Row[][]> {
  const d1 = db.$client;
  const bound = statements.map((statement) => {
    const { sql, params } = 'toSQL' in statement ? statement.toSQL() : statement.getQuery();
    return d1.prepare(sql).bind(...params);
  });
  return (await d1.batch<Row>(bound)).map(({ results }) => results);
}
