import type { Choice, Rank, Tally } from './expression';
import { meets } from './faces';

/** The places kept, from `from` up to but not including `to`, when `count` values are sorted from the highest down. */
export function placesKept(ranks: readonly Rank[], count: number): { from: number; to: number } {
  let from = 0;
  let to = count;
  for (const { act, end, count: some } of ranks) {
    if (act === 'keep' && end === 'high') to = Math.min(to, from + some);
    if (act === 'keep' && end === 'low') from = Math.max(from, to - some);
    if (act === 'drop' && end === 'high') from = Math.min(to, from + some);
    if (act === 'drop' && end === 'low') to = Math.max(from, to - some);
  }
  return { from, to };
}

/** Whether a value passes every filter. */
export function passes(choice: Choice, value: number): boolean {
  return choice.filters.every(({ act, compare }) => meets(value, compare) === (act === 'keep'));
}

/** What a kept value adds to the total: itself, or 1, 0 or −1 when successes are counted. */
export function scoreOf(tally: Tally | null, value: number): number {
  if (tally === null) return value;
  const success = meets(value, tally.success) ? 1 : 0;
  const failure = tally.failure !== null && meets(value, tally.failure) ? 1 : 0;
  return success - failure;
}

/** Which of the values are kept; of equal values the earlier one is kept. */
export function choose(
  choice: Choice,
  ranks: readonly Rank[],
  values: readonly number[],
): boolean[] {
  const kept = values.map((value) => passes(choice, value));
  const order = values
    .map((value, place) => ({ value, place }))
    .filter(({ place }) => kept[place])
    .sort((one, other) => other.value - one.value || one.place - other.place);
  const { from, to } = placesKept(ranks, order.length);
  order.forEach(({ place }, rank) => {
    kept[place] = rank >= from && rank < to;
  });
  return kept;
}
