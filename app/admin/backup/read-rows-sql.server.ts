import type { Database } from '~/platform/database.server';
import { sqlName, type TableShape } from './table-shape-sql.server';

/** A row as a line of JSON, a list of its values, and its place in the table. */
export type ReadRow = { at: number; line: string };

const ROWS_AT_ONCE = 500;
/** Rows with bodies are read fewer at a time: each may have two of 64 KB, twice as long as hexadecimal letters. */
const LARGE_ROWS_AT_ONCE = 50;
const LETTERS_AT_ONCE = 2_000_000;

/**
 * Reads rows of a table after a place, in the order in which they were written; none when there are no more. The database writes them as JSON by itself, and
 * they stay text on the whole way: nothing can change a number or a letter of them.
 */
export async function readRows(
  db: Database,
  table: string,
  { columns, blobs }: TableShape,
  after: number,
): Promise<ReadRow[]> {
  const written = columns.map((column) =>
    blobs.includes(column) ? `iif(${column} is null, null, hex(${column}))` : column,
  );
  const most = blobs.length > 0 ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE;
  // One row at least, and of the others as many as a part of the memory holds.
  const query = `select at, line from (
      select at, line, sum(length(line)) over (order by at) as letters, row_number() over (order by at) as place from (
        select rowid as at, json_array(${written.join(', ')}) as line from ${sqlName(table)}
        where rowid > ?1 order by rowid limit ${most}))
    where place = 1 or letters <= ${LETTERS_AT_ONCE} order by at`;
  return (await db.$client.prepare(query).bind(after).all<ReadRow>()).results;
}
