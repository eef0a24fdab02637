import { expect, test } from 'vitest';
import { savesIn } from './parse-save';

test('a save has its number, its ability, its damage and what a success does', () => {
  const words =
    'The dragon exhales fire in a 15-foot cone. Each creature in that area must make a DC 11 Dexterity saving throw, taking 24 (7d6) fire damage on a failed save, or half as much damage on a successful one.';
  const { before, saves } = savesIn(words);
  expect(before).toBe(words.slice(0, words.indexOf('DC 11')));
  expect(saves).toMatchObject([
    {
      name: null,
      dc: 11,
      ability: 'dex',
      orAbility: null,
      onSuccess: 'half',
      damage: [{ average: 24, type: 'fire' }],
      area: { shape: 'cone', feet: 15 },
    },
  ]);
});

test('each of two breaths has its name', () => {
  const breath = (name: string) =>
    `${name} Breath. The dragon exhales in a 30-foot cone. Each creature must make a DC 13 Constitution saving throw.`;
  const { saves } = savesIn(`${breath('Cold')}\n${breath('Paralyzing')}`);
  expect(saves.map(({ name }) => name)).toEqual(['Cold Breath', 'Paralyzing Breath']);
});

test('a save that the creature makes itself is none that it forces', () => {
  const words =
    'it must succeed on a DC 25 Constitution saving throw or regurgitate all creatures.';
  expect(savesIn(words).saves).toEqual([]);
});
