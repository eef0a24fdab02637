/** The skills that a barbarian chooses from, at first and with Primal Knowledge (SRD 5.2, "Barbarian"). */
export const BARBARIAN_SKILLS = [
  'animal-handling',
  'athletics',
  'intimidation',
  'nature',
  'perception',
  'survival',
] as const;
