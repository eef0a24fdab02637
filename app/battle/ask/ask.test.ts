import { expect, test } from 'vitest';
import { blow, madeCombatant } from '../../../tests/harness/made-combatant';
import { type Battle, USUAL_OPTIONS } from '../sheet/battle';
import { USUAL_TACTICS } from '../sheet/tactics';
import { compareBattles } from './compare';
import { solveCount } from './solve';

const guard = (name: string, ac = 14) =>
  madeCombatant(name, {
    ac,
    hitPoints: { average: 22, count: 0, sides: 1, bonus: 0 },
    deeds: [blow(5, 6)],
  });

function battleOf(ac: number, foes: number): Battle {
  return {
    edition: '2014',
    sides: [
      [{ combatant: guard('Ash', ac), count: 4 }],
      [{ combatant: guard('Oak'), count: foes }],
    ],
    tactics: [USUAL_TACTICS, USUAL_TACTICS],
    options: { ...USUAL_OPTIONS, lines: false, reactions: false },
  };
}

/** Returns the answer of a question that was not canceled; fails on null. */
function whole<T>(answer: T | null): T {
  if (answer === null) throw new Error('cut short');
  return answer;
}

test('a change is measured on the same seeds, with an interval that holds', () => {
  const same = whole(compareBattles(battleOf(14, 4), battleOf(14, 4), { seed: 'x', fights: 500 }));
  expect(same.difference).toEqual({ value: 0, low: 0, high: 0 });
  const better = whole(
    compareBattles(battleOf(14, 4), battleOf(15, 4), { seed: 'x', fights: 4000 }),
  );
  expect(better.difference.low).toBeGreaterThan(0);
  expect(better.other.share - better.now.share).toBeCloseTo(better.difference.value, 9);
  // A paired comparison has a narrower interval than two independent runs.
  const apart = 2 * 1.96 * Math.sqrt((2 * 0.25) / 4000);
  expect(better.difference.high - better.difference.low).toBeLessThan(apart);
});

test('the number of foes for a wanted share is found, and one more would be too many', () => {
  const ask = { share: 0.75, most: 12, fights: 1500, seed: 'x' };
  const solved = whole(solveCount((count) => battleOf(14, count), ask));
  expect(solved.count).toBe(3);
  const shareOf = (count: number) => solved.tried.find((one) => one.count === count)?.share.share;
  expect(shareOf(3)).toBeGreaterThanOrEqual(0.75);
  expect(shareOf(4)).toBeLessThan(0.75);
  expect(solveCount((count) => battleOf(14, count + 11), ask)?.count).toBe(0);
});

test('an allowance cuts every question short after the fight in which it ends, and is shared by them', () => {
  const all = { seed: 'x', fights: 500 };
  const free = { left: 1e9 };
  compareBattles(battleOf(14, 4), battleOf(15, 4), { ...all, allowance: free });
  const steps = 1e9 - free.left;
  const half = { left: Math.floor(steps / 2) };
  const cut = compareBattles(battleOf(14, 4), battleOf(15, 4), { ...all, allowance: half });
  expect(cut?.fights).toBeGreaterThan(200);
  expect(cut?.fights).toBeLessThan(300);
  expect(half.left).toBeLessThanOrEqual(0);
  expect(compareBattles(battleOf(14, 4), battleOf(15, 4), { ...all, allowance: half })).toBeNull();
  const ask = { share: 0.75, most: 12, fights: 1500, seed: 'x' };
  expect(
    solveCount((count) => battleOf(14, count), { ...ask, allowance: { left: 5000 } }),
  ).toBeNull();
});
