import { expect, it } from 'vitest';
import { countedNames, groupName } from './group-name';

it.each([
  [['Bandit 1', 'Bandit 2', 'Bandit 3'], 'Bandit 1–\u20603'],
  [['Bandit 3', 'Bandit 1', 'Bandit 4'], 'Bandit 1, 3, 4'],
  [['Bandit 1', 'Guard 2', 'Bandit 3'], 'Bandit 1 and 2 more'],
  [['Sefa', 'Oda', 'Wren'], 'Sefa and 2 more'],
  [['Sefa'], 'Sefa'],
])('a row of %j is called %s', (names, name) => {
  expect(groupName(names)).toBe(name);
});

it('several of a kind are counted', () => {
  const people = ['Goblin 1', 'Ogre', 'Goblin 3', 'Wolf'].map((name) => ({ name }));
  expect(countedNames(people)).toBe('Goblin ×2, Ogre, Wolf');
  expect(countedNames(people, 1)).toBe('Goblin ×2, 2 more');
  expect(countedNames([])).toBe('');
});
