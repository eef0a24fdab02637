import { expect, test } from 'vitest';
import { mostFitting } from './judged';

test('the highest CR that fits a party is the last that is not deadly alone', () => {
  const party = (level: number) => ({ levels: [level, level, level, level] });
  // Four of level 1 have 400 XP for deadly: CR 1 has 200, CR 2 has 450.
  expect(mostFitting({ edition: '2014', heroes: party(1) })).toBe(1);
  // Four of level 5 have 4,400: CR 8 has 3,900, CR 9 has 5,000.
  expect(mostFitting({ edition: '2014', heroes: party(5) })).toBe(8);
  expect(mostFitting({ edition: '2024', heroes: party(1) })).toBe(1);
  expect(mostFitting({ edition: '2014', heroes: { levels: [] } })).toBeNull();
});
