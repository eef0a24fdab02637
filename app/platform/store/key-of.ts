import { type AnySQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A key of a table by its stored name, for a foreign key to a table that another room declares. */
export function keyOf(table: string, key = 'id'): () => AnySQLiteColumn {
  return () => sqliteTable(table, { key: text(key) }).key;
}
