import { readTables } from '../../app/rules/tables/read-tables';
import type { TableSet } from '../../app/rules/tables/rolled-table';

/** The tables of a text; the first is called "lair" if it has no name. */
export function tablesOf(text: string): TableSet {
  const read = readTables(text, 'lair');
  if (!read.ok) throw new Error(read.problem);
  return read.tables;
}

/** Why a text is refused, or 'read'. */
export function problemOf(text: string): string {
  const read = readTables(text);
  return read.ok ? 'read' : read.problem;
}
