import { expect, it } from 'vitest';
import { levelByXp } from './advancement';

/** SRD 5.1, "Character Advancement". */
const TABLE = [
  [0, 1],
  [300, 2],
  [900, 3],
  [2700, 4],
  [6500, 5],
  [14_000, 6],
  [23_000, 7],
  [34_000, 8],
  [48_000, 9],
  [64_000, 10],
  [85_000, 11],
  [100_000, 12],
  [120_000, 13],
  [140_000, 14],
  [165_000, 15],
  [195_000, 16],
  [225_000, 17],
  [265_000, 18],
  [305_000, 19],
  [355_000, 20],
] as const;

it.each(TABLE)(
  'with %i experience somebody is of level %i, and not a point before',
  (xp, level) => {
    expect(levelByXp(xp)).toBe(level);
    expect(levelByXp(xp - 1)).toBe(Math.max(1, level - 1));
  },
);

it('ends at level 20', () => {
  expect(levelByXp(10_000_000)).toBe(20);
});
