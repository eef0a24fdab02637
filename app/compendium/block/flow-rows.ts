import { heightOf, type Row } from './block-rows';

/**
 * Fills columns one after the other, each of its own height; rows that belong together are not separated unless they do
 * not fit in a column.
 */
export function flowRows(
  blocks: readonly (readonly Row[])[],
  heights: number | ((column: number) => number),
  between = BETWEEN,
): Row[][] {
  const columns: Row[][] = [];
  let open: Row[] = [];
  let used = 0;
  const heightAt = (column: number) => (typeof heights === 'number' ? heights : heights(column));
  let height = heightAt(0);
  const next = () => {
    if (open.length > 0) columns.push(open);
    open = [];
    used = 0;
    height = heightAt(columns.length);
  };
  for (const rows of blocks) {
    for (const [at, group] of groups(rows).entries()) {
      // A block below another has space above it.
      const air = at === 0 && open.length > 0 ? between : 0;
      const [first] = group;
      const above = open.length === 0 ? 0 : (first?.above ?? 0);
      if (open.length > 0 && used + air + above + heightOf(group) > height) next();
      for (const [place, row] of group.entries()) {
        if (open.length > 0 && used + row.above + row.height > height) next();
        const more = place === 0 && open.length > 0 ? air : 0;
        const set = { ...row, above: open.length === 0 ? 0 : row.above + more };
        open.push(set);
        used += set.above + set.height;
      }
    }
  }
  next();
  return columns;
}

/** The space in points between two blocks of a column. */
const BETWEEN = 22;

function groups(rows: readonly Row[]): Row[][] {
  const found: Row[][] = [];
  let open: Row[] = [];
  for (const row of rows) {
    open.push(row);
    if (row.stays) continue;
    found.push(open);
    open = [];
  }
  if (open.length > 0) found.push(open);
  return found;
}
