import { facet } from './facets';

/** A stretch of an order: its lowest value, and the facet of the rows that stand on it. */
export type Rung = { lowest: string | number; facet: string };

/**
 * The rungs of an order, lowest first. Each record carries its rung as a facet, so that the full-text index can say on which
 * rungs the matches of a query stand, and only those need be sorted.
 */
export type Ladder = { rungs: readonly Rung[] };

/** The rungs of an order by text: one for each first letter, and one for all that sorts before them. */
export const LETTER_RUNGS: readonly string[] = ['', ...'abcdefghijklmnopqrstuvwxyz'];

/** The ladder of a column whose rungs have these lowest values, lowest first. */
export function ladderOf(column: string, bounds: readonly (string | number)[]): Ladder {
  const kind = `rung${column.replaceAll('_', '')}`;
  return { rungs: bounds.map((lowest, at) => ({ lowest, facet: facet(kind, at) })) };
}
