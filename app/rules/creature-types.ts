/** The types of creatures (SRD 5.1, "Monsters: Type"; SRD 5.2.1, "Monsters: Creature Type"). */
export const CREATURE_TYPES = [
  'aberration',
  'beast',
  'celestial',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'fiend',
  'giant',
  'humanoid',
  'monstrosity',
  'ooze',
  'plant',
  'undead',
] as const;
export type CreatureType = (typeof CREATURE_TYPES)[number];
