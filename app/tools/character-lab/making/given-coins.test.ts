import { expect, test } from 'vitest';
import { coinsGiven, withoutGiven } from './given-coins';

const NONE = { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 };

test('what came and went is told by its kind, and nothing of what stayed', () => {
  const before = { ...NONE, sp: 10, gp: 5 };
  const given = { ...NONE, gp: 120, sp: -3 };
  expect(coinsGiven(before, { ...before, gp: 125, sp: 7 })).toEqual(given);
  expect(coinsGiven(before, before)).toBeNull();
});

test('what is taken back is taken from what is there now, and never more than that', () => {
  const given = { ...NONE, gp: 120 };
  expect(withoutGiven({ ...NONE, gp: 150 }, given).gp).toBe(30);
  expect(withoutGiven({ ...NONE, gp: 20 }, given).gp).toBe(0);
  expect(withoutGiven({ ...NONE, gp: 20 }, { ...NONE, gp: -10 }).gp).toBe(30);
});

test('what is no number of coins takes nothing', () => {
  const purse = { ...NONE, gp: 20 };
  for (const given of [undefined, null, 'gp', { gp: '5' }, { gp: 0.5 }, { gp: Number.NaN }])
    expect(withoutGiven(purse, given)).toEqual(purse);
});
