/** The classes that cast spells, in both editions. */
export const CASTER_CLASSES = [
  'Bard',
  'Cleric',
  'Druid',
  'Paladin',
  'Ranger',
  'Sorcerer',
  'Warlock',
  'Wizard',
] as const;
export type CasterClass = (typeof CASTER_CLASSES)[number];

/** The caster class with this name, case-insensitively; null for any other word. */
export function readCasterClass(word: string): CasterClass | null {
  const wanted = word.trim().toLowerCase();
  return CASTER_CLASSES.find((name) => name.toLowerCase() === wanted) ?? null;
}
