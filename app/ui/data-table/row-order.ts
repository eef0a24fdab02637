import type { Column } from './column';

/** By which column rows stand, and which end is up. */
export type RowOrder = { column: string; descending: boolean };

type Sortable = Pick<Column<never>, 'key' | 'sorted'>;

/** The names that an order has in an address; several tables on one page need several. */
export type OrderParams = { sort: string; dir: string };

export const ORDER_PARAMS: OrderParams = { sort: 'sort', dir: 'dir' };

/** The order that an address asks for; the usual one where it names no column that can be sorted. */
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

/** The order that a heading leads to: its own way at first, the other way round from then on. */
export function nextOrder(order: RowOrder, { key, sorted }: Sortable): RowOrder {
  if (order.column === key) return { column: key, descending: !order.descending };
  return { column: key, descending: sorted === 'highest first' };
}

/** The address of the same page in another order; what belongs to one page of results, such as its cursor, goes. */
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

/** Rows in an order; equal ones stay as they stood. For lists short enough to be here whole. */
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
