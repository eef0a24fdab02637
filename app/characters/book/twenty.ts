import { atLevel } from './amount';

/** Expands a table of the levels where a value changes to twenty class levels: `{ 1: 2, 4: 3 }`; 0 below the first. */
export function twenty(table: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 20 }, (_, at) => atLevel(table, at + 1) ?? 0);
}
