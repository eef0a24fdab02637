import { rollDice } from '../dice/throw/roll';
import type { Random } from '../random';
import { numbersOf, type RowPiece, type TableSet, tableKey } from './rolled-table';

/** The result of a roll on a table, with the rolls on tables inside it. */
export type TableResult = {
  table: string;
  /** The number thrown, and the largest possible one. */
  thrown: number;
  of: number;
  /** The row's text, with its dice and tables rolled. */
  text: string;
  inside: TableResult[];
};

/** Rolls on a table with the given random source; null when the set has none of this name. */
export function rollTable(tables: TableSet, name: string, random: Random): TableResult | null {
  const table = tables.get(tableKey(name));
  const first = table?.rows[0];
  if (table === undefined || first === undefined) return null;
  const of = numbersOf(table);
  const thrown = first.from + random.below(of);
  const inside: TableResult[] = [];
  const row = table.rows.find(({ to }) => thrown <= to) ?? first;
  const wordsOf = (piece: RowPiece): string => {
    switch (piece.kind) {
      case 'words':
        return piece.text;
      case 'dice':
        return String(rollDice(piece.roll, random).total);
      case 'table': {
        const times = piece.times === null ? 1 : rollDice(piece.times.roll, random).total;
        const results = Array.from({ length: Math.max(0, Math.floor(times)) }, () =>
          rollTable(tables, piece.name, random),
        ).filter((result) => result !== null);
        inside.push(...results);
        return results.map(({ text }) => text).join(', ');
      }
    }
  };
  return { table: table.name, thrown, of, text: row.pieces.map(wordsOf).join('').trim(), inside };
}
