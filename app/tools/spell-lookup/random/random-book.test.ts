import { describe, expect, test } from 'vitest';
import { spellFacets } from '~/compendium/shelf/facets';
import { facetText } from '~/compendium/shelf/shelf';
import { CASTER_CLASSES } from '~/rules/caster-classes';
import { SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { THEMES, type ThemedSpell } from './npc-themes';
import { type BookWish, randomBook, spellCounts } from './random-book';

const ALL: readonly (ThemedSpell & { of: readonly string[] })[] = SRD_SPELLS.map((spell) => ({
  id: spell.slug,
  index: spell.slug,
  name: spell.name,
  level: spell.level,
  school: spell.school,
  source: spell.source,
  edition: spell.edition,
  ritual: spell.ritual,
  concentration: spell.duration.concentration,
  castingTime: spell.castingTime.text,
  classes: spell.classes.join(', '),
  of: spell.classes,
  facets: facetText(spellFacets(spell)),
}));

function known(name: string) {
  return ALL.filter(({ of }) => of.includes(name));
}

const MAGE: BookWish = { name: 'Wizard', level: 9, edition: '2014', theme: 'fire', seed: 'a' };

describe('a random spellbook', () => {
  test('is the same for the same seed, and another for another', () => {
    const names = (wish: BookWish) => randomBook(wish, known('Wizard')).map(({ name }) => name);
    expect(names(MAGE)).toEqual(names({ ...MAGE }));
    expect(names({ ...MAGE, seed: 'b' })).not.toEqual(names(MAGE));
  });

  test('has as many spells of each level as its caster has slots', () => {
    expect(spellCounts(MAGE)).toEqual([4, 4, 3, 3, 3, 1]);
    const book = randomBook(MAGE, known('Wizard'));
    const counts = [0, 1, 2, 3, 4, 5].map(
      (level) => book.filter((one) => one.level === level).length,
    );
    expect(counts).toEqual([4, 4, 3, 3, 3, 1]);
    expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
  });

  test('is of its theme, and not of it alone', () => {
    const fits = THEMES.find(({ id }) => id === 'fire')?.fits ?? (() => false);
    const themed = Array.from({ length: 40 }, (_, seed) =>
      randomBook({ ...MAGE, seed: String(seed) }, known('Wizard')),
    );
    for (const book of themed) {
      expect(book.filter(fits).length).toBeGreaterThan(4);
      expect(book.some((spell) => !fits(spell))).toBe(true);
    }
  });

  test.each(CASTER_CLASSES)(
    'a %s of any level gets spells of its own list that it can cast',
    (name) => {
      for (let level = 1; level <= 20; level += 1) {
        for (const { id: theme } of THEMES) {
          const wish: BookWish = { name, level, edition: '2014', theme, seed: `${level}` };
          const counts = spellCounts(wish);
          const book = randomBook(wish, known(name));
          for (const spell of book) {
            expect(spell.classes).toContain(name);
            expect(spell.level).toBeLessThan(counts.length);
          }
        }
      }
    },
  );

  test('every theme finds something to draw', () => {
    for (const { id, fits } of THEMES) expect(ALL.filter(fits).length, id).toBeGreaterThan(10);
  });
});
