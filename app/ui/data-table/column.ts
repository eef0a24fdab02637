import type { ReactNode } from 'react';

/** A column of a data table. */
export type Column<Row> = {
  /** Its name in the address: `?sort=armor`. */
  key: string;
  label: string;
  kind?: 'number';
  /** The first sort direction; omit it where sorting makes no sense. */
  sorted?: 'lowest first' | 'highest first';
  /** It contains only controls: it is left out in print. */
  screenOnly?: boolean;
  /** Also shown when a phone renders rows as single lines. */
  onLine?: boolean;
  cell: (row: Row) => ReactNode;
  /** The sort value, where the rows are sorted in the browser and not by a query. */
  value?: (row: Row) => string | number;
};
