import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { archetypeAt } from './archetypes';
import { nextLevel } from './next-level';

const BOOK = bookOf('2014');

function nextOf(slug: string, level: number) {
  const made = archetypeAt(BOOK, slug, level) ?? character.parse({ edition: '2014' });
  return nextLevel(BOOK, made, sheetOf(BOOK, made), slug);
}

test('a wizard’s fifth level brings slots, spells and proficiency in words', () => {
  expect(nextOf('wizard', 4)?.numbers).toEqual([
    'Hit points +6 on average',
    'Proficiency bonus +3',
    'Spell slots of level 3: 2',
    '2 more spellbook spells',
    '1 more prepared spell',
  ]);
});

test('a fighter’s levels bring features with their text, choices and attacks', () => {
  expect(nextOf('fighter', 1)?.features.map(({ name }) => name)).toEqual(['Action Surge']);
  expect(nextOf('fighter', 3)).toMatchObject({ level: 4, classLevel: 4, hitDie: 10, average: 6 });
  expect(nextOf('fighter', 3)?.choices).toHaveLength(1);
  expect(nextOf('fighter', 4)?.numbers).toContain('2 attacks with the Attack action');
});

test('there is nothing after level 20', () => {
  expect(nextOf('rogue', 20)).toBeNull();
});
