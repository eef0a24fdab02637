import { expect, test } from 'vitest';
import { byLevel } from './by-level';

test('spells stand level by level, each level in the order they came, and levels without spells are left out', () => {
  const spells = [
    { name: 'Wish', level: 9 },
    { name: 'Shield', level: 1 },
    { name: 'Alarm', level: 1 },
    { name: 'Light', level: 0 },
  ];
  expect(
    byLevel(spells).map(({ level, spells: some }) => [level, ...some.map(({ name }) => name)]),
  ).toEqual([
    [0, 'Light'],
    [1, 'Shield', 'Alarm'],
    [9, 'Wish'],
  ]);
});
