import type { DiceExpression } from '../dice/text/expression';

/** A part of a row: words, dice to roll, or another table to roll on, so many times as some dice say. */
export type RowPiece =
  | { kind: 'words'; text: string }
  | { kind: 'dice'; text: string; roll: DiceExpression }
  | {
      kind: 'table';
      name: string;
      times: { text: string; roll: DiceExpression; most: number } | null;
    };

/** A row that comes up on the numbers `from` up to `to`. */
export type TableRow = { from: number; to: number; pieces: readonly RowPiece[]; line: number };

/** A table to roll on; its rows follow each other without a gap. */
export type RolledTable = { name: string; rows: readonly TableRow[]; line: number };

/** Tables that lead to one another, by name in lower case; none leads back to itself. */
export type TableSet = ReadonlyMap<string, RolledTable>;

/** The caps that make any roll on any tables end quickly. */
export const TABLE_LIMITS = {
  /** Characters of the text that the tables are read from, and of one row. */
  text: 100_000,
  row: 500,
  name: 60,
  tables: 200,
  rows: 1000,
  /** Parts of one row. */
  pieces: 40,
  /** The largest number that a row may stand on. */
  number: 10_000,
  /** How often one part of a row may roll on another table. */
  times: 100,
  /** Tables that lead to one another, one inside the next. */
  depth: 20,
  /** Rows that one roll may come to at most, those of the tables inside counted. */
  rolls: 1000,
  /** Outcomes whose chances are listed. */
  outcomes: 2000,
} as const;

/** The key by which a table is found: capitals and spaces do not count. */
export function tableKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** How many numbers a row stands on: its weight. */
export function weightOf({ from, to }: Pick<TableRow, 'from' | 'to'>): number {
  return to - from + 1;
}

/** How many numbers a table has. */
export function numbersOf({ rows }: RolledTable): number {
  return rows.reduce((sum, row) => sum + weightOf(row), 0);
}
