import type { TableShape } from '../table-shape-sql.server';

/** The header of a part: the table of the following rows, and the order of their values. */
export type RowsHead = { part: string; table: string; columns: string[]; blobs: string[] };

/**
 * The statement that inserts rows, given as an array of arrays of values. A row that refers to a row missing in the
 * backup, because it was deleted while the backup was made, follows the table's own foreign key rule: it is left out,
 * or its reference becomes null.
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
