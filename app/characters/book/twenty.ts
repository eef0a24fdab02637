import { atLevel } from './amount';

/** The number of each of the twenty class levels, from where it changes: `{ 1: 2, 4: 3 }`; 0 below its first line. */
export function twenty(table: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length: 20 }, (_, at) => atLevel(table, at + 1) ?? 0);
}
