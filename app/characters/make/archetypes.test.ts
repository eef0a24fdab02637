import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { sheetOf } from '../sheet/sheet-of';
import { ARCHETYPE_LEVELS, archetypeAt, archetypesOf } from './archetypes';
import { beginnerCharacter, FIGHTS, type Fights, POWERS, type Power } from './beginner';

const CASES = EDITIONS.flatMap((edition) =>
  archetypesOf(edition).flatMap(({ slug }, at) =>
    ARCHETYPE_LEVELS.filter((_, tier) => (at + tier) % 2 === 0 || tier === 3).map(
      (level) => [edition, slug, level] as const,
    ),
  ),
);

test.each(CASES)('the archetype of %s, %s %i, is ready to play', (edition, slug, level) => {
  const made = archetypeAt(bookOf(edition), slug, level);
  if (!made) throw new Error('none');
  const sheet = sheetOf(bookOf(edition), made);
  expect([...sheet.missing, ...sheet.problems].map(({ words }) => words)).toEqual([]);
  expect(sheet.attacks.length).toBeGreaterThan(1);
  expect(made.items.some(({ equipped }) => equipped)).toBe(true);
});

test('each edition has an archetype of each class, and none of what is no class', () => {
  for (const edition of EDITIONS)
    expect(archetypesOf(edition).map(({ slug }) => slug)).toEqual(
      bookOf(edition).classes.map(({ slug }) => slug),
    );
  expect(archetypeAt(bookOf('2014'), 'artificer', 1)).toBeNull();
});

test('three answers of a beginner make a whole character, whatever they are', () => {
  for (const edition of EDITIONS)
    for (const fights of Object.keys(FIGHTS) as Fights[])
      for (const power of Object.keys(POWERS) as Power[]) {
        const answers = { name: 'Mira', fights, power, race: fights === 'close' ? 'elf' : null };
        const made = beginnerCharacter(bookOf(edition), answers);
        if (!made) throw new Error(`${fights} ${power}`);
        const { missing, problems } = sheetOf(bookOf(edition), made);
        expect([...missing, ...problems]).toEqual([]);
        if (fights === 'close') expect(made.race).toBe('elf');
      }
});
