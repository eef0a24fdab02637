/**
 * The limits for one user or one device; recently deleted items count too, and the oldest are removed when space is
 * needed.
 */
export const KEPT_LIMITS = {
  macro: 200,
  table: 50,
  name: 60,
  character: 60,
  expression: 500,
  rows: 200,
  rowsText: 8000,
  /** Dice expressions in one row. */
  nested: 20,
  /** Items per request when importing to an account. */
  atOnce: 20,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** A macro is a named expression; a table has rows to draw from. */
export type KeptKind = 'macro' | 'table';

/** The typed values of a macro or table. */
export type TypedKept = {
  kind: KeptKind;
  name: string;
  body: string;
  character: string;
  party: string;
};

/** A stored macro or table. */
export type Kept = TypedKept & { id: string };

/** The error of typed values, and its field. */
export type KeptProblem = { field: 'name' | 'body' | 'character' | 'party'; problem: string };

/** The error that the limit is reached. */
export function fullKept(kind: KeptKind): string {
  return `You have ${KEPT_LIMITS[kind]} ${kind}s, the maximum. Delete one first.`;
}
