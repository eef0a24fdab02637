import { passes, scoreOf } from '../text/choice';
import type { Choice } from '../text/expression';
import { DICE_LIMITS } from '../text/limits';

/** Values with their probabilities, which add up to 1. */
export type Chances = ReadonlyMap<number, number>;

/** The remaining work budget of a distribution, in steps. */
export type Steps = { left: number };

/** How many steps one operation costs that uses a map rather than an array. */
export const LOOK_UP = 120;

/** Takes steps off the budget; false when it is exceeded. */
export function spend(steps: Steps, some: number): boolean {
  steps.left -= some;
  return steps.left >= 0;
}

/** The distribution of a constant. */
export function certain(value: number): Chances {
  return new Map([[value, 1]]);
}

/** Adds a probability to a value's. */
export function put(into: Map<number, number>, value: number, chance: number): void {
  into.set(value, (into.get(value) ?? 0) + chance);
}

/** The distribution of a function of one value. */
export function changed(of: Chances, change: (value: number) => number): Chances {
  const result = new Map<number, number>();
  // Adding zero turns −0 into 0.
  for (const [value, chance] of of) put(result, change(value) + 0, chance);
  return result;
}

/** The distribution of a function of two independent values; null when it costs too much. */
export function combined(
  one: Chances,
  other: Chances,
  join: (left: number, right: number) => number,
  steps: Steps,
): Chances | null {
  if (!spend(steps, one.size * other.size * LOOK_UP)) return null;
  const result = new Map<number, number>();
  for (const [left, leftChance] of one) {
    for (const [right, rightChance] of other)
      put(result, join(left, right) + 0, leftChance * rightChance);
  }
  return result.size > DICE_LIMITS.values ? null : result;
}

/** The distribution of the sum of two independent values; null when it costs too much. */
export function added(one: Chances, other: Chances, steps: Steps): Chances | null {
  const [left, right] = [ends(one), ends(other)];
  const width = left.high - left.low + right.high - right.low + 1;
  if (!left.whole || !right.whole || width > DICE_LIMITS.values) {
    return combined(one, other, (a, b) => a + b, steps);
  }
  if (!spend(steps, one.size * other.size + width)) return null;
  const low = left.low + right.low;
  const sums = new Float64Array(width).fill(-1);
  const values = Float64Array.from(other.keys());
  const chances = Float64Array.from(other.values());
  for (const [value, chance] of one) {
    for (let index = 0; index < values.length; index += 1) {
      const place = value + (values[index] ?? 0) - low;
      sums[place] = Math.max(sums[place] ?? 0, 0) + chance * (chances[index] ?? 0);
    }
  }
  const result = new Map<number, number>();
  sums.forEach((chance, place) => {
    if (chance >= 0) result.set(low + place, chance);
  });
  return result;
}

function ends(of: Chances): { low: number; high: number; whole: boolean } {
  let [low, high, whole] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, true];
  for (const value of of.keys()) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    whole &&= Number.isInteger(value);
  }
  return { low, high, whole };
}

/** The distribution of the sum of `times` independent values; null when it costs too much. */
export function repeated(of: Chances, times: number, steps: Steps): Chances | null {
  let sum: Chances | null = certain(0);
  let power: Chances | null = of;
  // Doubling: a thousand dice take ten doublings rather than a thousand sums.
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (power === null || sum === null) return null;
    if (left % 2 === 1) sum = added(sum, power, steps);
    if (left > 1) power = added(power, power, steps);
  }
  return sum;
}

/** A number of independent values with the same distribution. */
export type Group = { howMany: number; chances: Chances };

/**
 * The distribution of the sum of the kept values, where all are sorted from the highest down and the places from `from`
 * up to `to` are kept; null when it costs too much. Goes down the values and chooses how many dice show each, so that
 * 10d10kh5 needs some thousand steps rather than 10¹⁰ cases. With `distinct` no two values are equal.
 */
export function ranked(
  groups: readonly Group[],
  places: { from: number; to: number },
  choice: Choice,
  distinct: boolean,
  steps: Steps,
): Chances | null {
  const values = [...new Set(groups.flatMap(({ chances }) => [...chances.keys()]))].sort(
    (a, b) => b - a,
  );
  const states = groups.reduce((count, { howMany }) => count * (howMany + 1), 1);
  if (!spend(steps, states * values.length)) return null;
  const sums = Array.from({ length: states }, () => new Map<number, number>());
  sums[0]?.set(0, 1);
  for (const value of values) {
    const score = passes(choice, value) ? scoreOf(choice.tally, value) : 0;
    let stride = 1;
    for (const { howMany, chances } of groups) {
      const chance = chances.get(value) ?? 0;
      for (let state = states - 1; state >= 0 && chance > 0; state -= 1) {
        const mass = sums[state];
        const left = howMany - (Math.floor(state / stride) % (howMany + 1));
        if (mass === undefined || mass.size === 0 || left === 0) continue;
        const before = usedIn(state);
        let ways = 1;
        for (let count = 1; count <= (distinct ? 1 : left); count += 1) {
          ways *= ((left - count + 1) / count) * chance;
          const last = Math.min(before + count, places.to);
          const gain = score * Math.max(0, last - Math.max(before, places.from));
          const into = sums[state + count * stride];
          if (into === undefined || !spend(steps, mass.size * LOOK_UP)) return null;
          for (const [sum, share] of mass) put(into, sum + gain, share * ways);
        }
      }
      stride *= howMany + 1;
    }
  }
  const all = sums[states - 1] ?? new Map<number, number>();
  if (!distinct) return all;
  // Orders with a repeated value were left out: scale the rest to a sum of 1.
  const total = [...all.values()].reduce((sum, chance) => sum + chance, 0);
  return new Map([...all].map(([value, chance]) => [value, chance / total]));

  function usedIn(state: number): number {
    let [rest, used] = [state, 0];
    for (const { howMany } of groups) {
      used += rest % (howMany + 1);
      rest = Math.floor(rest / (howMany + 1));
    }
    return used;
  }
}
