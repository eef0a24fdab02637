import { fullListProblem, fullProblem, LIST_LIMITS, readListName } from './list-limits';

/** A list, with whether it contains the monster. */
export type PlacedList = { id: string; name: string; count: number; holds: boolean };

/**
 * The content of a form: the lists that contained the monster when it was rendered, the selected ones, and the name of
 * a new one.
 */
export type PlacingAsked = { was: readonly string[]; wanted: readonly string[]; name: string };

/** The changes for a monster: the ids of lists, and the name of a new one. */
export type Placing = { into: string[]; outOf: string[]; fresh: string | null };

/**
 * Derives the changes from a form, or a sentence that says why it is impossible. Only the user's changes count: a list
 * changed in another tab stays as it is.
 */
export function judgePlacing(
  lists: readonly PlacedList[],
  { was, wanted, name }: PlacingAsked,
): { ok: true; placing: Placing } | { ok: false; problem: string } {
  const into = lists.filter(({ id, holds }) => wanted.includes(id) && !was.includes(id) && !holds);
  const outOf = lists.filter(({ id, holds }) => was.includes(id) && !wanted.includes(id) && holds);
  const full = into.find(({ count }) => count >= LIST_LIMITS.monsters);
  if (full) return { ok: false, problem: fullListProblem(full.name) };
  const placing = { into: into.map(({ id }) => id), outOf: outOf.map(({ id }) => id) };
  if (name.trim() === '') return { ok: true, placing: { ...placing, fresh: null } };
  const read = readListName(name);
  if (!read.ok) return read;
  if (lists.length >= LIST_LIMITS.lists) return { ok: false, problem: fullProblem('lists') };
  return { ok: true, placing: { ...placing, fresh: read.text } };
}
