import type { TableFacts } from './table-facts';

/** What lists of a device tell of a character that it has a copy of. */
export type CopyNote = { name: string; line: string };

/** As many deeds of the past are in a copy. */
const MOST_PAST = 60;

/** A character as a device keeps it, to be played without a line; what is not sent yet waits in the outbox. */
export function copyOfCharacter(table: TableFacts): { note: CopyNote; body: string } {
  const { name, line, confirmed } = table;
  const kept = { ...table, confirmed: { ...confirmed, done: confirmed.done.slice(-MOST_PAST) } };
  return { note: { name, line }, body: JSON.stringify({ v: 1, table: kept }) };
}

/** Reads what `copyOfCharacter` wrote, as far as its outline goes; null for what a later release wrote, or nobody. */
export function readCharacterCopy(body: string): TableFacts | null {
  try {
    const { v, table } = Object(JSON.parse(body));
    const isTable =
      v === 1 &&
      typeof table?.id === 'string' &&
      typeof table.owner === 'string' &&
      Array.isArray(table.sheet?.features) &&
      Array.isArray(table.facts?.slots) &&
      Array.isArray(table.things) &&
      Number.isSafeInteger(table.confirmed?.seq) &&
      Array.isArray(table.confirmed.done);
    return isTable ? (table as TableFacts) : null;
  } catch {
    return null;
  }
}

/** What a list tells of a copy, as far as its outline goes. */
export function copyNoteIn(note: unknown): CopyNote | null {
  const { name, line } = Object(note);
  return typeof name === 'string' && typeof line === 'string' ? { name, line } : null;
}
