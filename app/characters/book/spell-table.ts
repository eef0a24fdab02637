import { slugOf } from '~/compendium/records/slug-of';
import { readCasterClass } from '~/rules/caster-classes';
import type { SpellGlance, SpellLine } from './book';

/** A row of a book's spell table: name, school, classes, and marks: r for ritual, c for concentration. */
export type SpellRow = readonly [string, string, string, string];

/** Reads a book's table of glances: a line "slug|casting time|range|damage" for each spell. */
export function spellGlances(table: string): ReadonlyMap<string, SpellGlance> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [slug = '', time = '', range = '', deals = ''] = line.split('|');
        return [slug, { time, range, deals }];
      }),
  );
}

/** The spells of one level of a table. Throws for a class without spellcasting, and for a spell without a glance. */
export function spellLines(
  level: number,
  rows: readonly SpellRow[],
  glances: ReadonlyMap<string, SpellGlance>,
): SpellLine[] {
  return rows.map(([name, school, classes, marks]) => {
    const slug = slugOf(name);
    const glance = glances.get(slug);
    if (!glance) throw new Error(`${name} has no casting time`);
    return {
      slug,
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
      glance,
    };
  });
}
