import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import type { Character } from '../record/character';
import type { Facts } from './facts';
import type { Problem } from './sheet';

/** The standard array (SRD, "Ability Scores"). */
export const STANDARD_ARRAY = [15, 14, 13, 12, 10, 8] as const;

/**
 * The cost of each score, and the points available (SRD, "Variant: Customizing Ability Scores"; 5.2.1 "Point Cost").
 */
export const POINT_COSTS: Readonly<Record<number, number>> = {
  8: 0,
  9: 1,
  10: 2,
  11: 3,
  12: 4,
  13: 5,
  14: 7,
  15: 9,
};
export const POINTS = 27;

/** The cost of six scores; null when one of them cannot be bought. */
export function pointCost(base: Character['abilities']['base']): number | null {
  let sum = 0;
  for (const ability of ABILITIES) {
    const cost = POINT_COSTS[base[ability]];
    if (cost === undefined) return null;
    sum += cost;
  }
  return sum;
}

/** The total of four dice without the lowest. */
export function rolledTotal(dice: readonly number[]): number {
  return dice.reduce((sum, die) => sum + die, 0) - (dice.length === 4 ? Math.min(...dice) : 0);
}

/** Returns whether all base scores still have the initial value 10. */
export function scoresUnset({ abilities: { base } }: Character): boolean {
  return ABILITIES.every((ability) => base[ability] === 10);
}

/** Problems with scores according to their method, and increases beyond a limit. */
export function scoreProblems({ character, over }: Facts): readonly Problem[] {
  const limits = over.map(({ ability, most, from, place }) => ({
    place,
    step: 'abilities' as const,
    words: `${ABILITY_NAMES[ability]} would exceed ${most} (${from}); the excess is lost.`,
  }));
  const words = scoresUnset(character) ? null : methodProblem(character);
  if (!words) return limits;
  return [{ place: 'abilities', step: 'abilities', words }, ...limits];
}

function methodProblem({ abilities: { method, base, rolls } }: Character): string | null {
  const values = ABILITIES.map((ability) => base[ability]).sort((one, other) => other - one);
  switch (method) {
    case 'array':
      return values.join() === STANDARD_ARRAY.join()
        ? null
        : 'The standard array is 15, 14, 13, 12, 10 and 8, each once.';
    case 'points': {
      const cost = pointCost(base);
      if (cost === null) return 'Point buy scores are from 8 to 15.';
      return cost > POINTS ? `The scores cost ${cost} of ${POINTS} points.` : null;
    }
    case 'rolled': {
      if (rolls.length < 6) return null;
      const rolled = rolls.map(rolledTotal).sort((one, other) => other - one);
      return rolled.join() === values.join() ? null : `The rolled scores are ${rolled.join(', ')}.`;
    }
    case 'hand':
      return null;
  }
}
