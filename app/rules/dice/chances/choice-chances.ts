import { passes, placesKept, scoreOf } from '../text/choice';
import type { Choice, Rank } from '../text/expression';
import {
  added,
  type Chances,
  certain,
  changed,
  type Group,
  put,
  ranked,
  repeated,
  type Steps,
} from './chances';

/** The distribution of the kept sum of some groups of values; null when it costs too much. */
export function chosenChances(
  groups: readonly Group[],
  choice: Choice,
  ranks: readonly Rank[],
  distinct: boolean,
  steps: Steps,
): Chances | null {
  if (ranks.length === 0 && !distinct) return everyValue(groups, choice, steps);
  if (choice.filters.length === 0 || ranks.length === 0) {
    return byRank(groups, choice, ranks, distinct, steps);
  }
  if (distinct) return null;
  return afterFilters(groups, choice, ranks, steps);
}

/** Without ranks each value is filtered and scored on its own. */
function everyValue(groups: readonly Group[], choice: Choice, steps: Steps): Chances | null {
  let sum: Chances | null = certain(0);
  for (const { howMany, chances } of groups) {
    const each = changed(chances, (value) =>
      passes(choice, value) ? scoreOf(choice.tally, value) : 0,
    );
    const all = repeated(each, howMany, steps);
    if (all === null || sum === null) return null;
    sum = added(sum, all, steps);
  }
  return sum;
}

function byRank(
  groups: readonly Group[],
  choice: Choice,
  ranks: readonly Rank[],
  distinct: boolean,
  steps: Steps,
): Chances | null {
  const count = groups.reduce((sum, { howMany }) => sum + howMany, 0);
  return ranked(groups, placesKept(ranks, count), choice, distinct, steps);
}

/** Goes through every combination of how many values of each group pass the filters. */
function afterFilters(
  groups: readonly Group[],
  choice: Choice,
  ranks: readonly Rank[],
  steps: Steps,
): Chances | null {
  const result = new Map<number, number>();
  const parts = groups.map(({ howMany, chances }) => {
    const passing = new Map([...chances].filter(([value]) => passes(choice, value)));
    const share = [...passing.values()].reduce((sum, chance) => sum + chance, 0);
    return {
      howMany,
      share,
      chances: changed(passing, (value) => value),
      counts: binomial(howMany, share),
    };
  });

  function walk(index: number, weight: number, passing: Group[]): boolean {
    const part = parts[index];
    if (part === undefined) {
      const sums = byRank(passing, choice, ranks, false, steps);
      for (const [value, chance] of sums ?? []) put(result, value, chance * weight);
      return sums !== null;
    }
    return part.counts.every((chance, howMany) => {
      if (chance === 0) return true;
      const scaled = new Map([...part.chances].map(([value, each]) => [value, each / part.share]));
      return walk(index + 1, weight * chance, [...passing, { howMany, chances: scaled }]);
    });
  }
  return walk(0, 1, []) ? result : null;
}

/** The binomial distribution: the probability of each number of hits among `times` tries. */
export function binomial(times: number, chance: number): number[] {
  let ways = 1;
  return Array.from({ length: times + 1 }, (_, hits) => {
    if (hits > 0) ways *= (times - hits + 1) / hits;
    return ways * chance ** hits * (1 - chance) ** (times - hits);
  });
}
