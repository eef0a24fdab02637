import { expect, test } from 'vitest';
import { EDITIONS } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { blankCharacter, randomCharacter } from './start';

/** Each class at six levels that differ by class: together all twenty. */
const CASES = EDITIONS.flatMap((edition) =>
  bookOf(edition).classes.flatMap(({ slug }, at) =>
    [1, 20, ...[4, 8, 12, 16].map((level) => level + (at % 4) - 1)].map(
      (level) => [edition, slug, level] as const,
    ),
  ),
);

test.each(CASES)(
  'a character of %s at random, %s %i, lacks nothing and breaks no rule',
  (edition, slug, level) => {
    const made = randomCharacter(bookOf(edition), `seed ${level}`, { level, class: slug });
    expect(character.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
    const sheet = sheetOf(bookOf(edition), made);
    expect([...sheet.missing, ...sheet.problems].map(({ words }) => words)).toEqual([]);
    expect(sheet.level).toBe(level);
  },
);

test('the same seed gives the same character, another seed another', () => {
  const book = bookOf('2014');
  expect(randomCharacter(book, 'a', { level: 3 })).toEqual(
    randomCharacter(book, 'a', { level: 3 }),
  );
  expect(randomCharacter(book, 'a', { level: 3 })).not.toEqual(
    randomCharacter(book, 'b', { level: 3 }),
  );
});

test('what is wanted is no matter of chance', () => {
  const wanted = { level: 2, class: 'rogue', race: 'elf', subrace: 'drow', background: 'sage' };
  expect(randomCharacter(bookOf('2024'), 'any', wanted)).toMatchObject({
    race: 'elf',
    subrace: 'drow',
    background: 'sage',
    levels: [{ class: 'rogue' }, { class: 'rogue' }],
  });
});

test('of a blank character nothing is chosen', () => {
  expect(sheetOf(bookOf('2024'), blankCharacter('2024')).missing[0]?.words).toBe(
    'Choose a species.',
  );
});

test('whoever is made at random begins with weapons of their training, and none of a single point', () => {
  const book = bookOf('2014');
  const seeds = Array.from({ length: 12 }, (_, at) => `arms ${at}`);
  for (const seed of seeds)
    for (const slug of ['cleric', 'paladin', 'fighter']) {
      const sheet = sheetOf(book, randomCharacter(book, seed, { level: 1, class: slug }));
      expect(sheet.attacks.flatMap(({ notes }) => notes)).not.toContain('Not proficient');
      expect(sheet.attacks.map(({ name }) => name)).not.toContain('Blowgun');
    }
});

test('whoever is made at random masters weapons that they carry', () => {
  const book = bookOf('2024');
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const made = randomCharacter(book, seed, { level: 1, class: 'ranger' });
    const carried = made.items.map(({ item }) => item);
    const mastered = made.choices['ranger/weapon-mastery#weapons'] ?? [];
    expect(mastered.filter((slug) => !carried.includes(slug))).toEqual([]);
  }
});
