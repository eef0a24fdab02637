import { expect, test } from 'vitest';
import { scaledText } from './scaled-words';

const STILL = { damage: 1, attack: 0, saveDc: 0 };

test.each([
  ['+2 to hit', -4, '-2 to hit'],
  ['+2 to hit', -2, '+0 to hit'],
  // A minus keeps the character it was written with.
  ['−1 to hit', -1, '−2 to hit'],
  ['-1 to hit', -1, '-2 to hit'],
  ['−1 to hit', 1, '+0 to hit'],
  ['Melee Attack Roll: +3, reach 5 ft.', -5, 'Melee Attack Roll: -2, reach 5 ft.'],
  // Records go from -10 to +40.
  ['+38 to hit', 5, '+40 to hit'],
  ['-8 to hit', -5, '-10 to hit'],
])('a bonus in words moves with its sign: %s by %d', (words, attack, moved) => {
  expect(scaledText(words, { ...STILL, attack })).toBe(moved);
});

test.each([
  // Half of 12 is 6: one die has 3, and 3 are added.
  ['12 (2d6 + 5) slashing damage', 0.5, '6 (1d6 + 3) slashing damage'],
  // Twice 3 is 6: three dice have 7.
  ['3 (2d4 − 2) piercing damage', 2, '6 (3d4 − 1) piercing damage'],
  ['3 (2d4 - 2) piercing damage', 2, '6 (3d4 - 1) piercing damage'],
  ['3 (2d4 – 2) piercing damage', 2, '6 (3d4 - 1) piercing damage'],
  ['2 (1d6 − 1) piercing damage', 2, '4 (1d6 + 1) piercing damage'],
  // Without a bonus before, there is none afterwards.
  ['7 (2d6) fire damage', 2, '14 (4d6) fire damage'],
  ['deals an extra 2d6 fire damage', 2, 'deals an extra 4d6 fire damage'],
  ['takes 1d12 cold damage', 0.3, 'takes 2 cold damage'],
])('damage in words has dice that come to what it says: %s by %d', (words, damage, moved) => {
  expect(scaledText(words, { ...STILL, damage })).toBe(moved);
});

test('a save in words goes from 1 to 40', () => {
  expect(scaledText('a DC 12 save', { ...STILL, saveDc: 3 })).toBe('a DC 15 save');
  expect(scaledText('a DC 2 save', { ...STILL, saveDc: -5 })).toBe('a DC 1 save');
  expect(scaledText('a DC 39 save', { ...STILL, saveDc: 5 })).toBe('a DC 40 save');
});
