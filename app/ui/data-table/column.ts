import type { ReactNode } from 'react';

/** A column of a data table. */
export type Column<Row> = {
  /** Its name in the address: `?sort=armor`. */
  key: string;
  label: string;
  kind?: 'number';
  /** Leave it out where sorting says nothing. */
  sorted?: 'lowest first' | 'highest first';
  /** Presses alone stand in it: it is left out on paper. */
  screenOnly?: boolean;
  /** It stands on the one line of a row too, where a phone shows rows as lines. */
  onLine?: boolean;
  cell: (row: Row) => ReactNode;
  /** What it is sorted by, where the rows are sorted here and not by a query. */
  value?: (row: Row) => string | number;
};
