import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { CHALLENGE_RATINGS } from '../challenge';
import { xpByChallenge } from '../challenge-points';
import { EDITIONS } from '../edition';
import { BUDGETS_2024, THRESHOLDS_2014 } from './budget-tables';
import { crowdMultiplier, difficulty, partyThresholds } from './difficulty';

const LEVELS = Array.from({ length: 20 }, (_, at) => at + 1);

describe.each(LEVELS)('four characters of level %i', (level) => {
  const levels = [level, level, level, level];

  it.each(EDITIONS)(
    'reach a band of %s with exactly its sum, and not with a point less',
    (edition) => {
      const names = partyThresholds(edition, levels);
      for (const [at, { band, xp }] of names.entries()) {
        const verdict = (points: number) =>
          difficulty({ edition, levels, monsters: [{ xp: points }] }).verdict;
        expect(verdict(xp)).toBe(band);
        const below = names[at - 1]?.band ?? (edition === '2014' ? 'trivial' : 'none');
        expect(verdict(xp - 1)).toBe(below);
      }
    },
  );
});

test('each level costs at least what the one before does, and each band more than the last', () => {
  const tables: readonly (readonly (readonly number[])[])[] = [THRESHOLDS_2014, BUDGETS_2024];
  for (const table of tables) {
    expect(table.length).toBe(20);
    for (const [at, row] of table.entries()) {
      for (const [band, xp] of row.entries()) {
        expect(xp).toBeGreaterThan(row[band - 1] ?? 0);
        expect(xp).toBeGreaterThan(table[at - 1]?.[band] ?? 0);
      }
    }
  }
});

test.each([
  [1, 4, 1],
  [2, 4, 1.5],
  [3, 4, 2],
  [6, 5, 2],
  [7, 3, 2.5],
  [10, 4, 2.5],
  [11, 4, 3],
  [14, 4, 3],
  [15, 4, 4],
  [200, 4, 4],
  // Below three heroes the next higher multiplier applies, from six on the next lower.
  [1, 2, 1.5],
  [15, 1, 5],
  [1, 6, 0.5],
  [2, 6, 1],
  [15, 7, 3],
  [0, 4, 1],
])('%i foes against %i heroes count times %f', (foes, heroes, times) => {
  expect(crowdMultiplier(foes, heroes)).toBe(times);
});

test('four goblins and a bugbear against four of level 3: a crowd of five is counted once', () => {
  const fight = difficulty({
    edition: '2014',
    levels: [3, 3, 3, 3],
    monsters: [{ cr: 0.25, count: 4 }, { cr: 1 }],
  });
  expect(fight).toEqual({
    thresholds: [
      { band: 'easy', xp: 300 },
      { band: 'medium', xp: 600 },
      { band: 'hard', xp: 900 },
      { band: 'deadly', xp: 1600 },
    ],
    multiplier: 2,
    foes: 5,
    raw: 400,
    adjusted: 800,
    each: 100,
    verdict: 'medium',
  });
});

test('in 2024 the same fight is what its points are, without a multiplier', () => {
  const fight = difficulty({
    edition: '2024',
    levels: [3, 3, 3, 3],
    monsters: [{ cr: 0.25, count: 4 }, { cr: 1 }],
  });
  expect(fight).toMatchObject({ multiplier: 1, raw: 400, adjusted: 400, verdict: 'none' });
});

test('mixed levels add up, and odd levels count as the nearest', () => {
  expect(partyThresholds('2014', [1, 5]).map(({ xp }) => xp)).toEqual([275, 550, 825, 1200]);
  expect(partyThresholds('2024', [0, 30]).map(({ xp }) => xp)).toEqual([6450, 13275, 22100]);
});

test('nobody is no party: there is no verdict, and nothing is shared', () => {
  expect(difficulty({ edition: '2024', levels: [], monsters: [{ cr: 5 }] })).toMatchObject({
    verdict: null,
    each: 0,
    raw: 1800,
  });
});

it('never gets easier when somebody joins the foes', () => {
  const rank = ['trivial', 'none', 'easy', 'low', 'medium', 'moderate', 'hard', 'high', 'deadly'];
  const some = fc.array(
    fc.record({ cr: fc.constantFrom(...CHALLENGE_RATINGS), count: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...EDITIONS),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }),
      some,
      fc.constantFrom(...CHALLENGE_RATINGS),
      (edition, levels, monsters, cr) => {
        const before = difficulty({ edition, levels, monsters });
        const after = difficulty({ edition, levels, monsters: [...monsters, { cr }] });
        expect(after.raw - before.raw).toBe(xpByChallenge(cr));
        expect(rank.indexOf(String(after.verdict))).toBeGreaterThanOrEqual(
          rank.indexOf(String(before.verdict)),
        );
      },
    ),
    { numRuns: 200 },
  );
});
