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

test('a change is measured on the same seeds, with an interval that holds', () => {
  const same = compareBattles(battleOf(14, 4), battleOf(14, 4), { seed: 'x', fights: 500 });
  expect(same.difference).toEqual({ value: 0, low: 0, high: 0 });
  const better = compareBattles(battleOf(14, 4), battleOf(15, 4), { seed: 'x', fights: 4000 });
  expect(better.difference.low).toBeGreaterThan(0);
  expect(better.other.share - better.now.share).toBeCloseTo(better.difference.value, 9);
  // Paired, it is narrower than two runs that know nothing of each other would be.
  const apart = 2 * 1.96 * Math.sqrt((2 * 0.25) / 4000);
  expect(better.difference.high - better.difference.low).toBeLessThan(apart);
});

test('the number of foes for a wanted share is found, and one more would be too many', () => {
  const ask = { share: 0.75, most: 12, fights: 1500, seed: 'x' };
  const solved = solveCount((count) => battleOf(14, count), ask);
  expect(solved.count).toBe(3);
  const shareOf = (count: number) => solved.tried.find((one) => one.count === count)?.share.share;
  expect(shareOf(3)).toBeGreaterThanOrEqual(0.75);
  expect(shareOf(4)).toBeLessThan(0.75);
  expect(solveCount((count) => battleOf(14, count + 11), ask).count).toBe(0);
});
