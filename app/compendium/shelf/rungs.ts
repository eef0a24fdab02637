import { facet } from './facets';
import type { ShelfRow, ShelfSort } from './shelf';

/**
 * The rungs of an order by their lowest values, lowest first. Each record carries its rung as a facet, so that the full-text index
 * can say on which rungs the matches of a query stand, and only those need be sorted.
 */
export type Ladder = { facetKind: string; bounds: readonly (string | number)[] };

/** The rungs of an order by text: one for each first letter, and one for all that sorts before them. */
export const LETTER_RUNGS: readonly string[] = ['', ...'abcdefghijklmnopqrstuvwxyz'];

/** The facets that say on which rung of each ladder a row stands. */
export function rungFacets(sorts: Readonly<Record<string, ShelfSort>>, row: ShelfRow): string[] {
  return Object.values(sorts).flatMap(({ column, ladder }) =>
    ladder ? [rungFacet(ladder, rungOf(ladder, row[column] ?? ''))] : [],
  );
}

/** The rungs from one end of a ladder, or from the one that holds a value, to the other end, as facets. */
export function rungsFrom(
  ladder: Ladder,
  descending: boolean,
  from: string | number | null,
): { facet: string; lowest: string | number }[] {
  const rungs = ladder.bounds.map((lowest, at) => ({ facet: rungFacet(ladder, at), lowest }));
  const start = from === null ? null : rungOf(ladder, from);
  if (descending) return rungs.slice(0, start === null ? undefined : start + 1).reverse();
  return rungs.slice(start ?? 0);
}

function rungOf(ladder: Ladder, value: string | number): number {
  return Math.max(
    0,
    ladder.bounds.findLastIndex((bound) => bound <= value),
  );
}

function rungFacet(ladder: Ladder, rung: number): string {
  return facet(ladder.facetKind, rung);
}
