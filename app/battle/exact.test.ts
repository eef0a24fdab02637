import { describe, expect, test } from 'vitest';
import { EXACT_CASES, type ExactCase, RISING } from '../../tests/harness/exact-cases';
import { exactWin } from '../../tests/harness/exact-fight';
import { createBattle } from './create-battle';
import { battleOf } from './setup/battle-of';
import { readSetup } from './setup/read-setup';

const NOBODY = { record: () => null, build: () => null };
/** `npm run bench` plays 200,000 of each. */
const FIGHTS = 20_000;

/** The share that side a won of so many fights, none of which was broken off. */
function shareOf({ a, b }: ExactCase, fights: number): number {
  const reading = readSetup({ edition: '2014', sides: [a, b] });
  if (!reading.ok) throw new Error(reading.problem);
  const made = battleOf(reading.setup, NOBODY);
  if (!made.ok) throw new Error(made.problem);
  const battle = createBattle(made.battle, 'exact');
  battle.play(fights);
  const { wins, brokenOff } = battle.tally();
  expect(brokenOff).toBe(0);
  return wins.a / fights;
}

/** One standard error of a share of so many fights. */
function errorOf(chance: number, fights: number): number {
  return Math.sqrt(Math.max(chance * (1 - chance), 1e-6) / fights);
}

describe('what the dice say is what the mathematics says', () => {
  test.each(EXACT_CASES)('$name', (one) => {
    const chance = exactWin(one.exact);
    const off = Math.abs(shareOf(one, FIGHTS) - chance);
    expect(off / errorOf(chance, FIGHTS)).toBeLessThan(4);
  });

  test('a troll that rises regenerates once that turn, and not twice', () => {
    const share = shareOf(RISING, 60_000);
    const once = exactWin(RISING.exact);
    const twice = exactWin(
      RISING.exact.map((one) => (one.risesWith === undefined ? one : { ...one, risesWith: 20 })),
    );
    expect(Math.abs(share - once) / errorOf(once, 60_000)).toBeLessThan(3);
    expect(Math.abs(share - twice) / errorOf(twice, 60_000)).toBeGreaterThan(10);
  });

  test('the chances themselves are those that are known', () => {
    const known = EXACT_CASES.find(({ name }) => name === 'a commoner against a giant rat');
    // 4.79 percent, measured with another program.
    expect(exactWin(known?.exact ?? [])).toBeCloseTo(0.0479, 3);
    const mirror = EXACT_CASES.find(({ name }) => name === 'a mirror');
    expect(exactWin(mirror?.exact ?? [])).toBeCloseTo(0.5, 7);
  });
});
