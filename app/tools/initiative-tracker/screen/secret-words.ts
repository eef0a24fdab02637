import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';

/** Choices as pairs of value and label. */
type Pairs = readonly (readonly [value: string, label: string])[];

/** What can be rolled secretly. */
export const SECRET_SAVES: Pairs = [
  ['', 'A d20'],
  ...ABILITIES.map((one) => [one, `${ABILITY_NAMES[one]} save`] as const),
];

/** Advantage or disadvantage of a secret roll. */
export const SECRET_EDGES: Pairs = [
  ['', 'None'],
  ['advantage', 'Advantage'],
  ['disadvantage', 'Disadvantage'],
];
