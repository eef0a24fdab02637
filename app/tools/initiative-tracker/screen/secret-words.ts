import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';

/** Choices as pairs of a value and its words. */
type Pairs = readonly (readonly [value: string, label: string])[];

/** What can be rolled in secret. */
export const SECRET_SAVES: Pairs = [
  ['', 'A d20'],
  ...ABILITIES.map((one) => [one, `${ABILITY_NAMES[one]} save`] as const),
];

/** How it can be rolled. */
export const SECRET_EDGES: Pairs = [
  ['', 'None'],
  ['advantage', 'Advantage'],
  ['disadvantage', 'Disadvantage'],
];
