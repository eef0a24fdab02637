import type { SheetRow } from './sheet-rows';

/** A column to fill: its page, and its place there in points. */
export type Column = { page: number; left: number; top: number; bottom: number };

/** A row with its place. */
export type PlacedRow = { row: SheetRow; page: number; left: number; top: number };

/** Rows in columns, the number of columns that were begun, and what is left of the last one. */
export type Flowed = { placed: PlacedRow[]; used: number; rest: Column };

/**
 * Fills columns one after the other with rows; `columnAt` gives as many as are needed, the tallest of `tallest` points.
 * Rows that belong together are separated only where even the tallest column is too short for them. Nothing is left out.
 */
export function flowColumns(
  rows: readonly SheetRow[],
  columnAt: (at: number) => Column,
  tallest: number,
): Flowed {
  const placed: PlacedRow[] = [];
  let used = 1;
  let column = columnAt(0);
  let top = column.top;
  const next = () => {
    column = columnAt(used);
    used += 1;
    top = column.top;
  };
  const fits = (height: number) => top + height <= column.bottom;
  const isFresh = () => top === column.top && column.bottom - column.top >= tallest;
  for (const group of groupsOf(rows)) {
    while (!fits(heightOf(group)) && !isFresh()) next();
    for (const row of group) {
      if (!fits(row.height) && top > column.top) next();
      const above = top === column.top ? 0 : row.above;
      placed.push({ row, page: column.page, left: column.left, top: top + above });
      top += above + row.height;
    }
  }
  return { placed, used, rest: { ...column, top } };
}

function heightOf(group: readonly SheetRow[]): number {
  return group.reduce((sum, { above, height }) => sum + above + height, 0);
}

function groupsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const groups: SheetRow[][] = [];
  let open: SheetRow[] = [];
  for (const row of rows) {
    open.push(row);
    if (row.stays) continue;
    groups.push(open);
    open = [];
  }
  return open.length > 0 ? [...groups, open] : groups;
}
