/** What one person may keep, or one device; what was deleted lately counts, and makes room when it is needed. */
export const KEPT_LIMITS = {
  macro: 200,
  table: 50,
  name: 60,
  character: 60,
  expression: 500,
  rows: 200,
  rowsText: 8000,
  /** Dice nested in one row. */
  nested: 20,
  /** What goes to an account in one request. */
  atOnce: 20,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** A macro is an expression under a name; a table has rows to draw from. */
export type KeptKind = 'macro' | 'table';

/** What is typed of a macro or a table. */
export type TypedKept = {
  kind: KeptKind;
  name: string;
  body: string;
  character: string;
  party: string;
};

/** A macro or a table that is kept. */
export type Kept = TypedKept & { id: string };

/** What is wrong with what was typed, and at which field. */
export type KeptProblem = { field: 'name' | 'body' | 'character' | 'party'; problem: string };

/** Says that there is no room for another. */
export function fullKept(kind: KeptKind): string {
  return `You have ${KEPT_LIMITS[kind]} ${kind}s, the most there is room for. Delete one first.`;
}
