import type { TableFacts } from './table-facts';

/** The facts of a stored copy that lists on the device show. */
export type CopyNote = { name: string; line: string };

/** The maximum number of past deeds in a copy. */
const MOST_PAST = 60;

/** A character as the device stores it for offline play; unsent deeds are in the outbox. */
export function copyOfCharacter(table: TableFacts): { note: CopyNote; body: string } {
  const { name, line, confirmed } = table;
  const kept = { ...table, confirmed: { ...confirmed, done: confirmed.done.slice(-MOST_PAST) } };
  return { note: { name, line }, body: JSON.stringify({ v: 1, table: kept }) };
}

/** Reads a copy, checking only its main fields; null for another version or invalid data. */
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
    if (!isTable) return null;
    // A copy of an earlier release has no effects, gear or notes of play.
    const play = { effects: [], gear: {}, loot: [], notes: [], ...table.confirmed.play };
    return { ...(table as TableFacts), confirmed: { ...table.confirmed, play } };
  } catch {
    return null;
  }
}

/** Reads the list facts of a copy, checking only their types. */
export function copyNoteIn(note: unknown): CopyNote | null {
  const { name, line } = Object(note);
  return typeof name === 'string' && typeof line === 'string' ? { name, line } : null;
}
