import { facet } from './facets';

/** A range of an order: its lowest value, and the facet of its rows. */
export type Rung = { lowest: string | number; facet: string };

/**
 * The rungs of an order, lowest first. Each record has a facet for its rung, so the full-text index can tell on which
 * rungs a query's matches are, and only those need sorting.
 */
export type Ladder = { rungs: readonly Rung[] };

/** The rungs of a text order: one for each first letter, and one for everything that sorts before them. */
export const LETTER_RUNGS: readonly string[] = ['', ...'abcdefghijklmnopqrstuvwxyz'];

/** Builds the ladder of a column from the lowest value of each rung, in ascending order. */
export function ladderOf(column: string, bounds: readonly (string | number)[]): Ladder {
  const kind = `rung${column.replaceAll('_', '')}`;
  return { rungs: bounds.map((lowest, at) => ({ lowest, facet: facet(kind, at) })) };
}
