/** Word lists of records for pages, separate from the validation code, which pages do not need. */
export const SIZES = ['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan'] as const;
export type Size = (typeof SIZES)[number];

/** The sides of the hit die of each creature size (SRD 5.1, "Monsters: Hit Points"). */
export const HIT_DIE_SIDES: Readonly<Record<Size, number>> = {
  Tiny: 4,
  Small: 6,
  Medium: 8,
  Large: 10,
  Huge: 12,
  Gargantuan: 20,
};

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
