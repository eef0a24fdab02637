import type { ShelfRow, ShelfSort } from './shelf';

/** The facets for the rung of each ladder that a row belongs to. */
export function rungFacets(sorts: Readonly<Record<string, ShelfSort>>, row: ShelfRow): string[] {
  return Object.values(sorts).flatMap(({ column, ladder }) => {
    const value = row[column] ?? '';
    const rung = ladder?.rungs.findLast(({ lowest }) => lowest <= value) ?? ladder?.rungs[0];
    return rung ? [rung.facet] : [];
  });
}
