import { POINTS, pointsLeft, rolledTotal, STANDARD_ARRAY } from '~/characters/make/scores';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import type { Making } from './making';
import type { AbilitiesView } from './making-facts';

/** The six scores, and the values to assign to them. */
export function abilitiesView({ character, sheet }: Making): AbilitiesView {
  const { method, base, rolls, seed } = character.abilities;
  return {
    step: 'abilities',
    method,
    rows: ABILITIES.map((ability) => ({
      ability,
      name: ABILITY_NAMES[ability],
      base: base[ability],
      score: sheet.abilities[ability].score,
      modifier: sheet.abilities[ability].modifier,
    })),
    pointsLeft: method === 'points' ? (pointsLeft(base) ?? POINTS) : null,
    values: method === 'array' ? STANDARD_ARRAY : method === 'rolled' ? rolls.map(rolledTotal) : [],
    rolls: method === 'rolled' ? rolls : [],
    seed: method === 'rolled' ? seed : '',
  };
}
