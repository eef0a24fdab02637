import { expect, test } from 'vitest';
import { amountOf, atLevel } from './amount';

const FACTS = {
  level: 5,
  proficiency: 3,
  modifiers: { str: 3, dex: 1, con: 2, int: -1, wis: 0, cha: 4 },
};

test('amounts grow with level, proficiency and abilities, halves rounded down', () => {
  expect(amountOf(4, FACTS)).toBe(4);
  expect(amountOf({ mod: 'cha', times: 2 }, FACTS)).toBe(8);
  expect(amountOf({ proficiency: 0.5 }, FACTS)).toBe(1);
  expect(amountOf({ perLevel: 0.5 }, FACTS)).toBe(2);
  expect(amountOf({ sum: [1, { perLevel: 1 }, { mod: 'int' }] }, FACTS)).toBe(5);
  expect(amountOf({ most: [1, { mod: 'int' }] }, FACTS)).toBe(1);
});

test('a table by level holds from each of its levels on, and nothing below the first', () => {
  const rages = { 3: 3, 6: 4, 12: 5 };
  expect([2, 3, 5, 6, 20].map((level) => atLevel(rages, level))).toEqual([null, 3, 3, 4, 5]);
  expect(amountOf({ byLevel: rages }, { ...FACTS, level: 1 })).toBe(0);
});
