import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

/** The product's database: Drizzle for ordinary queries, `$client` (D1 itself) for full-text search and bulk writes. */
export type Database = DrizzleD1Database & { $client: D1Database };

/** Opens the database of a D1 binding; it costs nothing until a query runs. */
export function openDatabase(d1: D1Database): Database {
  return drizzle(d1);
}
