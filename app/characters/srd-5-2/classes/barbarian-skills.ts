/** The skill choices of a barbarian, at level 1 and with Primal Knowledge (SRD 5.2, "Barbarian"). */
export const BARBARIAN_SKILLS = [
  'animal-handling',
  'athletics',
  'intimidation',
  'nature',
  'perception',
  'survival',
] as const;
