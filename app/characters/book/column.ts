import { atLevel } from './amount';

/** A column of a class's table: twenty cells from where something changes, "—" before its first line and for an empty one. */
export function column(
  name: string,
  table: Readonly<Record<number, string | number>>,
): { name: string; cells: readonly string[] } {
  const cells = Array.from({ length: 20 }, (_, at) => `${atLevel(table, at + 1) ?? '—'}`);
  return { name, cells };
}
