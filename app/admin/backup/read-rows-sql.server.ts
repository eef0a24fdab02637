import type { Database } from '~/platform/database.server';
import { sqlName, type TableShape } from './table-shape-sql.server';

/** A row as a line of JSON (an array of its values), and its rowid. */
export type ReadRow = { at: number; line: string };

const ROWS_AT_ONCE = 500;
/** Tables with blobs are read fewer rows at a time: each row may have two of 64 KB, twice as long in hexadecimal. */
const LARGE_ROWS_AT_ONCE = 50;
const LETTERS_AT_ONCE = 2_000_000;

/**
 * Reads rows of a table after a rowid, in the order in which they were written; none at the end. The database writes
 * them as JSON and they stay text throughout, so that no number or character can change.
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
  // At least one row, and further ones up to the text limit.
  const query = `select at, line from (
      select at, line, sum(length(line)) over (order by at) as letters, row_number() over (order by at) as place from (
        select rowid as at, json_array(${written.join(', ')}) as line from ${sqlName(table)}
        where rowid > ?1 order by rowid limit ${most}))
    where place = 1 or letters <= ${LETTERS_AT_ONCE} order by at`;
  return (await db.$client.prepare(query).bind(after).all<ReadRow>()).results;
}
