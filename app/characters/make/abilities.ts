import { ABILITIES, type Ability } from '~/rules/ability';
import type { Random } from '~/rules/random';

/** The scores that one may assign as one likes (SRD 5.1 and 5.2.1, "Standard array"). */
export const STANDARD_ARRAY: readonly number[] = [15, 14, 13, 12, 10, 8];

/** Points that scores are bought for (SRD 5.1, "Variant: Customizing Ability Scores"; 5.2.1, "Point Cost"). */
export const POINTS_TO_SPEND = 27;
const COSTS: Readonly<Record<number, number>> = {
  ...{ 8: 0, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 7, 15: 9 },
};

/** What six scores cost; a score that cannot be bought counts as the nearest that can. */
export function pointsSpent(base: Readonly<Record<Ability, number>>): number {
  return ABILITIES.reduce((sum, ability) => {
    const score = Math.min(15, Math.max(8, base[ability]));
    return sum + (COSTS[score] ?? 0);
  }, 0);
}

/** Six rolls of four six-sided dice, and what each makes without its lowest die (SRD, "Ability Scores"). */
export function rolledAbilities(random: Random): { rolls: number[][]; totals: number[] } {
  const rolls = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => random.die(6)));
  return { rolls, totals: rolls.map(rolledTotal) };
}

/** What four dice make without the lowest of them. */
export function rolledTotal(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice);
}
