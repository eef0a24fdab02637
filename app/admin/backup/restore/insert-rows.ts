import type { TableShape } from '../table-shape-sql.server';

/** A header of a part: which table's rows follow, and in which order their values stand. */
export type RowsHead = { part: string; table: string; columns: string[]; blobs: string[] };

/**
 * The statement that puts rows back, handed over as a list of lists of values. A row whose other is not in the backup, because it
 * was deleted while the backup was made, goes the way that the table's own rule has for that: it is left out, or points to nobody.
 */
export function insertSql(
  { table, columns, blobs }: RowsHead,
  { pointers }: Pick<TableShape, 'pointers'>,
): string {
  const given = (column: string) => `json_extract(value, '$[${columns.indexOf(column)}]')`;
  const written = columns.map((column) => {
    const pointer = pointers.find((one) => one.column === column && one.orNull);
    if (pointer)
      return `(select ${pointer.to} from ${pointer.table} where ${pointer.to} = ${given(column)})`;
    return blobs.includes(column) ? `unhex(${given(column)})` : given(column);
  });
  const there = pointers
    .filter(({ column, orNull }) => !orNull && columns.includes(column))
    .map(({ column, table: other, to }) => {
      const value = given(column);
      return `and (${value} is null or exists (select 1 from ${other} where ${to} = ${value}))`;
    });
  return `insert or ignore into ${table} (${columns.join(', ')})
    select ${written.join(', ')} from json_each(?1) where true ${there.join(' ')} order by key
    returning 1`;
}
