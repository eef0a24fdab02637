import { atLevel } from './amount';

/**
 * A column of a class table: twenty cells from the levels where it changes, "—" before the first and for empty values.
 */
export function column(
  name: string,
  table: Readonly<Record<number, string | number>>,
): { name: string; cells: readonly string[] } {
  const cells = Array.from({ length: 20 }, (_, at) => `${atLevel(table, at + 1) ?? '—'}`);
  return { name, cells };
}
