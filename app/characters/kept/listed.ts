import type { Character } from '../record/character';

/** What lists tell of a character beside its name. */
export type CharacterLine = { classLine: string; raceName: string; level: number };

/** What lists tell of a character: "Cleric 5", "Hill Dwarf". */
export function lineOf({ levels, race, subrace }: Character): CharacterLine {
  const counts = new Map<string, number>();
  for (const { class: slug } of levels) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const classLine = [...counts].map(([slug, count]) => `${named(slug)} ${count}`).join(' / ');
  return { classLine, raceName: named(subrace ?? race ?? ''), level: levels.length };
}

function named(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
