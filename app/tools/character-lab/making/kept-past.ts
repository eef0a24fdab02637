/** The states before the last changes of a character, oldest first, as they are kept in a tab. */
type Past = { id: string; version: number; past: readonly string[] };

/** The most that a tab keeps, in characters. */
const MOST = 1_000_000;

/** The text that a tab keeps; the oldest states are left out where they are too much. */
export function pastText({ id, version, past }: Past): string {
  let kept = past;
  while (kept.length > 0 && kept.reduce((sum, one) => sum + one.length, 0) > MOST)
    kept = kept.slice(1);
  return JSON.stringify({ id, version, past: kept });
}

/** The states in such a text, if it is of this character at this version: otherwise it was changed elsewhere since. */
export function pastIn(text: string | null, id: string, version: number): readonly string[] {
  if (text === null) return [];
  try {
    const read: Partial<Past> | null = JSON.parse(text);
    const isIt = read?.id === id && read.version === version && Array.isArray(read.past);
    return isIt ? (read.past ?? []).filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** What a response says of the change: why it was not kept, or the state before it. */
type Answered = { problem?: string; conflict?: boolean; before?: string };

/** The maximum number of steps that can be undone. */
const LONGEST_PAST = 100;

/** The undo history after a response: a change adds a state, an undo removes one. */
export function historyAfter(
  past: readonly string[],
  isUndo: boolean,
  kept: Answered,
): readonly string[] {
  // The states are older than what was changed elsewhere: going back to one would undo that too.
  if (kept.conflict) return [];
  if (kept.problem !== undefined) return past;
  if (isUndo) return past.slice(0, -1);
  return kept.before === undefined ? past : [...past, kept.before].slice(-LONGEST_PAST);
}
