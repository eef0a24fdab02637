import { expect, test } from 'vitest';
import { playedOut } from '../../../tests/harness/written-battle';
import { BATTLE_LIMITS } from './battle';

test('a fight that nobody can win is broken off after a hundred rounds, and says so', () => {
  const wall = { name: 'Wall', ac: 10, hp: 10 };
  const tally = playedOut(3, [wall], [wall]);
  expect(tally).toMatchObject({ brokenOff: 3, wins: { a: 0, b: 0, draw: 3 } });
  expect(tally.rounds.most).toBe(BATTLE_LIMITS.rounds);
});

test('the fullest fight is played to its end', () => {
  const one = {
    name: 'One',
    ac: 12,
    hp: 9,
    attacks: [{ toHit: 4, dice: '1d6', bonus: 1, type: 'slashing' }],
  };
  const tally = playedOut(20, [{ ...one, count: 60 }], [{ ...one, count: 60 }]);
  expect(tally.creatures).toHaveLength(BATTLE_LIMITS.creatures);
  expect(tally.wins.a + tally.wins.b).toBe(20);
});
