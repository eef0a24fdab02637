/** The roles of a table, written out: one that is drawn as cards is no table any more for some browsers. */
export const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
