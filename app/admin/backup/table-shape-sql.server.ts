import type { Database } from '~/platform/database.server';

/** A foreign key column, and whether it becomes null when the other row is gone (otherwise the row is deleted). */
export type Pointer = { column: string; table: string; to: string; orNull: boolean };

/** The columns of a table, as the database reports them. */
export type TableShape = { columns: string[]; blobs: string[]; pointers: Pointer[] };

const NAME = /^[a-z][a-z0-9_]*$/;

/** The name of a table or column for a statement; only names of our own form, which need no quoting. */
export function sqlName(name: string): string {
  if (!NAME.test(name)) throw new Error('A name that no table of ours has.');
  return name;
}

type InfoRow = { name: string; type: string };
type KeyRow = { from: string; table: string; to: string | null; on_delete: string };

/** Reads the columns of a table from the database; null when there is no such table. */
export async function shapeOf(db: Database, table: string): Promise<TableShape | null> {
  const d1 = db.$client;
  const [info, keys] = await d1.batch<InfoRow | KeyRow>([
    d1.prepare(`pragma table_info(${sqlName(table)})`),
    d1.prepare(`pragma foreign_key_list(${sqlName(table)})`),
  ]);
  // The types follow from the order of the statements above.
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
