import { expect, it } from 'vitest';
import { oneMore, timesOf } from './one-more';

it('adds a line, and counts up the line of who is there already', () => {
  expect(oneMore('', 'Goblin')).toBe('Goblin');
  expect(oneMore('Mira hp 31\n', 'Goblin')).toBe('Mira hp 31\nGoblin');
  expect(oneMore('Goblin', 'Goblin')).toBe('2 Goblin');
  expect(oneMore('Ogre\n11 Goblin\nMira hp 3', 'Goblin')).toBe('Ogre\n12 Goblin\nMira hp 3');
  expect(oneMore('Goblin Boss', 'Goblin')).toBe('Goblin Boss\nGoblin');
});

it.each([
  ['goblin', 'goblin', 1],
  ['goblin +3', 'goblin', 3],
  ['goblin+3', 'goblin', 3],
  ['3 goblin', 'goblin', 3],
  ['goblin x12', 'goblin', 12],
  ['goblin +0', 'goblin +0', 1],
  ['giant rat', 'giant rat', 1],
])('“%s” seeks %s, %i times', (typed, name, times) => {
  expect(timesOf(typed)).toEqual({ name, times });
});
