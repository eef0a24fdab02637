import { expect, it } from 'vitest';
import { groupName } from './group-name';

it.each([
  [['Bandit 1', 'Bandit 2', 'Bandit 3'], 'Bandit 1–3'],
  [['Bandit 3', 'Bandit 1', 'Bandit 4'], 'Bandit 1, 3, 4'],
  [['Bandit 1', 'Guard 2', 'Bandit 3'], 'Bandit 1 and 2 more'],
  [['Sefa', 'Oda', 'Wren'], 'Sefa and 2 more'],
  [['Sefa'], 'Sefa'],
])('a row of %j is called %s', (names, name) => {
  expect(groupName(names)).toBe(name);
});
