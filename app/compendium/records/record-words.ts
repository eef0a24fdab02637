/** Word lists of records for pages, separate from the validation code, which pages do not need. */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type Size = (typeof SIZES)[number];

export const AREA_SHAPES = [
  'circle',
  'cone',
  'cube',
  'cylinder',
  'emanation',
  'hemisphere',
  'line',
  'sphere',
  'square',
  'wall',
] as const;

export const ATTACK_KINDS = [
  'melee',
  'ranged',
  'melee-or-ranged',
  'melee-weapon',
  'ranged-weapon',
  'melee-or-ranged-weapon',
  'melee-spell',
  'ranged-spell',
  'melee-or-ranged-spell',
] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];
