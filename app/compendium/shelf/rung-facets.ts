import type { ShelfRow, ShelfSort } from './shelf';

/** The facets that say on which rung of each ladder a row stands. */
export function rungFacets(sorts: Readonly<Record<string, ShelfSort>>, row: ShelfRow): string[] {
  return Object.values(sorts).flatMap(({ column, ladder }) => {
    const value = row[column] ?? '';
    const rung = ladder?.rungs.findLast(({ lowest }) => lowest <= value) ?? ladder?.rungs[0];
    return rung ? [rung.facet] : [];
  });
}
