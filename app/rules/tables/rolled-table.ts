import type { DiceExpression } from '../dice/text/expression';

/** A part of a row: text, dice to roll, or another table to roll on, as often as some dice say. */
export type RowPiece =
  | { kind: 'words'; text: string }
  | { kind: 'dice'; text: string; roll: DiceExpression }
  | {
      kind: 'table';
      name: string;
      times: { text: string; roll: DiceExpression; most: number } | null;
    };

/** A row for the numbers `from` to `to`. */
export type TableRow = { from: number; to: number; pieces: readonly RowPiece[]; line: number };

/** A table to roll on; its rows cover the numbers without a gap. */
export type RolledTable = { name: string; rows: readonly TableRow[]; line: number };

/** Tables that refer to one another, by name in lower case; without cycles. */
export type TableSet = ReadonlyMap<string, RolledTable>;

/** Limits that make any roll on any tables end quickly. */
export const TABLE_LIMITS = {
  /** Characters of the tables' text, and of one row. */
  text: 100_000,
  row: 500,
  name: 60,
  tables: 200,
  rows: 1000,
  /** Parts of one row. */
  pieces: 40,
  /** The largest number of a row. */
  number: 10_000,
  /** How often one part of a row may roll on another table. */
  times: 100,
  /** How deeply tables may nest. */
  depth: 20,
  /** Rows that one roll may take at most, nested tables included. */
  rolls: 1000,
  /** Outcomes whose probabilities are listed. */
  outcomes: 2000,
} as const;

/** The key of a table's name: ignores case and repeated spaces. */
export function tableKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** How many numbers a row covers: its weight. */
export function weightOf({ from, to }: Pick<TableRow, 'from' | 'to'>): number {
  return to - from + 1;
}

/** How many numbers a table covers. */
export function numbersOf({ rows }: RolledTable): number {
  return rows.reduce((sum, row) => sum + weightOf(row), 0);
}
