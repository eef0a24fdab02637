import { useState } from 'react';
import type { Column } from './column';
import type { RowOrder } from './row-order';

/** The announcement when the order or the number of rows changes: "12 rows, by challenge, highest first". */
export function useOrderWords<Row>(
  columns: readonly Column<Row>[],
  { column, descending }: RowOrder,
  rows: number,
): string {
  const now = `${column} ${descending} ${rows}`;
  // Nothing is announced for the initial order.
  const [seen, setSeen] = useState({ now, changed: false });
  if (seen.now !== now) setSeen({ now, changed: true });
  if (!seen.changed) return '';
  const count = rows === 1 ? '1 row' : `${rows} rows`;
  if (column === '') return count;
  const label = columns.find(({ key }) => key === column)?.label.toLowerCase() ?? column;
  return `${count}, by ${label}, ${descending ? 'highest first' : 'lowest first'}`;
}
