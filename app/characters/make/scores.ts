import { ABILITIES, type Ability } from '~/rules/ability';
import { createRandom } from '~/rules/random';
import type { CharacterClass } from '../book/book';
import type { Character } from '../record/character';
import {
  POINT_COSTS,
  POINTS,
  pointCost,
  rolledTotal,
  STANDARD_ARRAY,
} from '../sheet/score-problems';

export { POINT_COSTS, POINTS, pointCost, rolledTotal, STANDARD_ARRAY };

type Scores = Character['abilities'];
type Base = Scores['base'];

/** Assigns six numbers as recommended for a class: the highest to its most important ability. */
export function dealtFor(one: Pick<CharacterClass, 'suggested'>, values: readonly number[]): Base {
  const order = ABILITIES.map((_, at) => at).sort(
    (a, b) => (one.suggested[b] ?? 0) - (one.suggested[a] ?? 0),
  );
  const sorted = [...values].sort((a, b) => b - a);
  const base: Record<Ability, number> = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
  order.forEach((at, place) => {
    const ability = ABILITIES[at];
    if (ability) base[ability] = sorted[place] ?? 10;
  });
  return base;
}

/** The standard array assigned as recommended for a class. */
export function arrayFor(one: Pick<CharacterClass, 'suggested'>): Scores {
  return { method: 'array', base: dealtFor(one, STANDARD_ARRAY), rolls: [], seed: '' };
}

/** Rolls six times 4d6 from a seed; each total drops the lowest die. In the order rolled. */
export function rolledScores(seed: string): { rolls: number[][]; totals: number[] } {
  const random = createRandom(seed);
  const rolls = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => random.die(6)));
  return { rolls, totals: rolls.map(rolledTotal) };
}

/** Rolled scores assigned as recommended for a class. */
export function rolledFor(one: Pick<CharacterClass, 'suggested'>, seed: string): Scores {
  const { rolls, totals } = rolledScores(seed);
  return { method: 'rolled', base: dealtFor(one, totals), rolls, seed };
}

/** The points left for buying scores; null when a score is not from 8 to 15. */
export function pointsLeft(base: Base): number | null {
  const cost = pointCost(base);
  return cost === null ? null : POINTS - cost;
}
