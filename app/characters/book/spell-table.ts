import { slugOf } from '~/compendium/records/slug-of';
import { readCasterClass } from '~/rules/caster-classes';
import type { SpellLine } from './book';

/** A row of a book's spell table: name, school, classes, and marks: r for ritual, c for concentration. */
export type SpellRow = readonly [string, string, string, string];

/** The spells of one level of a table. Throws for a class without spellcasting. */
export function spellLines(level: number, rows: readonly SpellRow[]): SpellLine[] {
  return rows.map(([name, school, classes, marks]) => ({
    slug: slugOf(name),
    name,
    level,
    school,
    classes: classes.split(' ').map((word) => {
      const found = readCasterClass(word);
      if (!found) throw new Error(`${name} is a spell of ${word}`);
      return found;
    }),
    ritual: marks.includes('r'),
    concentration: marks.includes('c'),
  }));
}
