/** The classes that cast spells, as both editions have them. */
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

/** The class that a word names, whatever its capitals; null for any other word. */
export function readCasterClass(word: string): CasterClass | null {
  const wanted = word.trim().toLowerCase();
  return CASTER_CLASSES.find((name) => name.toLowerCase() === wanted) ?? null;
}
