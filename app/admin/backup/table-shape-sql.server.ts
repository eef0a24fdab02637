import type { Database } from '~/platform/database.server';

/** A column that points to another table's row, and what becomes of a row whose other is gone. */
export type Pointer = { column: string; table: string; to: string; orNull: boolean };

/** What a table is made of, as the database itself says. */
export type TableShape = { columns: string[]; blobs: string[]; pointers: Pointer[] };

const NAME = /^[a-z][a-z0-9_]*$/;

/** The name of a table or column for a statement; only names of our own kind, which need no quoting. */
export function sqlName(name: string): string {
  if (!NAME.test(name)) throw new Error('A name that no table of ours has.');
  return name;
}

type InfoRow = { name: string; type: string };
type KeyRow = { from: string; table: string; to: string | null; on_delete: string };

/** Asks the database what a table is made of; null when there is no such table. */
export async function shapeOf(db: Database, table: string): Promise<TableShape | null> {
  const d1 = db.$client;
  const [info, keys] = await d1.batch<InfoRow | KeyRow>([
    d1.prepare(`pragma table_info(${sqlName(table)})`),
    d1.prepare(`pragma foreign_key_list(${sqlName(table)})`),
  ]);
  // Which rows come from which statement is this function's own doing.
  const columns = (info?.results ?? []) as InfoRow[];
  if (columns.length === 0) return null;
  return {
    columns: columns.map(({ name }) => sqlName(name)),
    blobs: columns.filter(({ type }) => type.toLowerCase() === 'blob').map(({ name }) => name),
    pointers: ((keys?.results ?? []) as KeyRow[]).map((key) => ({
      column: sqlName(key.from),
      table: sqlName(key.table),
      to: sqlName(key.to ?? 'id'),
      orNull: key.on_delete.toLowerCase() === 'set null',
    })),
  };
}
