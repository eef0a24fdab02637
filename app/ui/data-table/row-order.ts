import type { Column } from './column';

/** The sort order of rows. */
export type RowOrder = { column: string; descending: boolean };

type Sortable = Pick<Column<never>, 'key' | 'sorted'>;

/** The names of the sort parameters in the address; several tables on one page need different ones. */
export type OrderParams = { sort: string; dir: string };

export const ORDER_PARAMS: OrderParams = { sort: 'sort', dir: 'dir' };

/** The order in the address; the default when it names no sortable column. */
export function readOrder(
  params: URLSearchParams,
  columns: readonly Sortable[],
  usual: RowOrder,
  names: OrderParams = ORDER_PARAMS,
): RowOrder {
  const column = columns.find(({ key, sorted }) => sorted && key === params.get(names.sort));
  if (!column) return usual;
  const dir = params.get(names.dir);
  const descending = dir === 'desc' || (dir !== 'asc' && column.sorted === 'highest first');
  return { column: column.key, descending };
}

/** The order that a heading's link leads to: first the column's own direction, then the opposite one. */
export function nextOrder(order: RowOrder, { key, sorted }: Sortable): RowOrder {
  if (order.column === key) return { column: key, descending: !order.descending };
  return { column: key, descending: sorted === 'highest first' };
}

/** The query of the same page in another order; the page cursor is removed. */
export function orderSearch(
  params: URLSearchParams,
  { column, descending }: RowOrder,
  names: OrderParams = ORDER_PARAMS,
): string {
  const changed = new URLSearchParams(params);
  changed.set(names.sort, column);
  changed.set(names.dir, descending ? 'desc' : 'asc');
  changed.delete('cursor');
  return `?${changed}`;
}

/** Sorts rows; equal ones keep their order. For lists that are completely loaded. */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { column, descending }: RowOrder,
): readonly Row[] {
  const value = columns.find(({ key }) => key === column)?.value;
  if (!value) return rows;
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(value(a), value(b)));
}

const LETTERS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return LETTERS.compare(String(a), String(b));
}
