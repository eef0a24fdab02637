import { fullListProblem, fullProblem, LIST_LIMITS, readListName } from './list-limits';

/** A list as it stands beside a monster that may be in it. */
export type PlacedList = { id: string; name: string; count: number; holds: boolean };

/** What a form asks: the lists that held the monster when it was drawn, those that are to hold it, and the name of a new one. */
export type PlacingAsked = { was: readonly string[]; wanted: readonly string[]; name: string };

/** What is to be done with a monster: the ids of lists, and the name of a new one. */
export type Placing = { into: string[]; outOf: string[]; fresh: string | null };

/**
 * What a form about a monster's lists comes to, or a sentence that says why nothing of it can be done. Only what its person
 * changed counts: a list that another tab filled meanwhile stays as it is.
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
