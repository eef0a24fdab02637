import { expect, test } from 'vitest';
import { CHALLENGE_RATINGS, challengeText } from './challenge';
import { proficiencyByChallenge, xpByChallenge } from './challenge-points';
import { readChallenge } from './read-challenge';

test.each([
  [0, 10],
  [0.125, 25],
  [0.25, 50],
  [0.5, 100],
  [1, 200],
  [5, 1800],
  [10, 5900],
  [17, 18000],
  [20, 25000],
  [30, 155000],
])('challenge %d is worth %i experience points', (cr, xp) => {
  expect(xpByChallenge(cr)).toBe(xp);
});

test('a higher challenge is always worth more', () => {
  const worth = CHALLENGE_RATINGS.map(xpByChallenge);
  expect(worth).toEqual([...worth].sort((a, b) => a - b));
  expect(new Set(worth).size).toBe(34);
});

test('no such challenge, no experience points', () => {
  expect(() => xpByChallenge(0.3)).toThrow(RangeError);
});

test.each([
  [0, 2],
  [0.125, 2],
  [4, 2],
  [5, 3],
  [8, 3],
  [9, 4],
  [13, 5],
  [17, 6],
  [21, 7],
  [25, 8],
  [29, 9],
  [30, 9],
])('a creature of challenge %d has a proficiency bonus of +%i', (cr, bonus) => {
  expect(proficiencyByChallenge(cr)).toBe(bonus);
});

test('every challenge is read back as it is written', () => {
  for (const cr of CHALLENGE_RATINGS) expect(readChallenge(challengeText(cr))).toBe(cr);
});

test.each([
  ['1/4', 0.25],
  [' 1 / 2 ', 0.5],
  ['½', 0.5],
  ['⅛', 0.125],
  ['0.125', 0.125],
  ['12', 12],
  ['030', null],
  ['31', null],
  ['0.3', null],
  ['-1', null],
  ['1/3', null],
  ['many', null],
  ['', null],
  ['1e1', null],
])('"%s" typed as a challenge is %s', (typed, cr) => {
  expect(readChallenge(typed)).toBe(cr);
});
