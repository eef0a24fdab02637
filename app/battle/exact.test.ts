import { describe, expect, test } from 'vitest';
import {
  EXACT_CASES,
  type ExactCase,
  RISING,
  RISING_ON_PAPER,
} from '../../tests/harness/exact-cases';
import { exactWin } from '../../tests/harness/exact-fight';
import { createBattle } from './create-battle';
import { battleOf } from './setup/battle-of';
import { readSetup } from './setup/read-setup';

const NOBODY = { record: () => null, build: () => null };
/** `npm run bench` plays 200,000 of each. */
const FIGHTS = 3_000;
/** A chance far below the error of so many fights: states that are rarer are not followed. */
const RARE = 1e-7;

/** The share of these fights that side A wins; checks that none was broken off. */
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

/** The standard error of a share over this number of fights. */
function errorOf(chance: number, fights: number): number {
  return Math.sqrt(Math.max(chance * (1 - chance), 1e-6) / fights);
}

describe('what the dice say is what the mathematics says', () => {
  test.each(EXACT_CASES)('$name', (one) => {
    const chance = exactWin(one.exact, RARE);
    const off = Math.abs(shareOf(one, FIGHTS) - chance);
    expect(off / errorOf(chance, FIGHTS)).toBeLessThan(4);
  });

  test('a troll that rises regenerates once that turn, and not twice', () => {
    const share = shareOf(RISING, 30_000);
    const once = exactWin(RISING.exact, RARE);
    const twice = exactWin(
      RISING.exact.map((one) => (one.risesWith === undefined ? one : { ...one, risesWith: 20 })),
      RARE,
    );
    expect(Math.abs(share - once) / errorOf(once, 30_000)).toBeLessThan(3);
    expect(Math.abs(share - twice) / errorOf(twice, 30_000)).toBeGreaterThan(6);
  });

  test('a troll that rises is what paper says', () => {
    // The blow hits on a 14, the flame on an 18 (with advantage when the troll lies at 0), the troll on a 20 only.
    const [blow, flame, survives] = [7 / 20, 3 / 20, 19 / 20];
    const flameLying = 1 - (1 - flame) ** 2;
    /*
     * Before each of the hero's turns the troll has 20 or 10 hit points. At 20, hitting with both kills it; the flame
     * alone leaves it at 10; anything else is healed. At 10, it dies if the flame hits, prone or not; felled by the
     * blow alone, it rises with `risen`; otherwise it is healed to 20:
     * - full = blow flame + survives ((1 - flame) full + (1 - blow) flame half)
     * - half = blow flameLying + (1 - blow) flame + survives (blow (1 - flameLying) risen + (1 - blow) (1 - flame)
     *   full)
     */
    const heroWins = (risen: 'half' | 'full') => {
      const again = survives * blow * (1 - flameLying);
      const healed = survives * (1 - blow) * (1 - flame);
      const killed = blow * flameLying + (1 - blow) * flame;
      const [fromHalf, fromFull] = risen === 'half' ? [again, healed] : [0, again + healed];
      // half = (killed + fromFull full) / (1 - fromHalf), inserted into the equation for `full`.
      const toHalf = (survives * (1 - blow) * flame) / (1 - fromHalf);
      return (blow * flame + toHalf * killed) / (1 - survives * (1 - flame) - toHalf * fromFull);
    };
    expect(heroWins('half')).toBeCloseTo(0.5932, 4);
    expect(exactWin(RISING_ON_PAPER.exact)).toBeCloseTo(1 - heroWins('half'), 5);
    const share = 1 - shareOf(RISING_ON_PAPER, 30_000);
    expect(Math.abs(share - heroWins('half')) / errorOf(0.5932, 30_000)).toBeLessThan(3);
    // The share if the troll rose with ten hit points and also regenerated ten more.
    expect(heroWins('full')).toBeCloseTo(0.5798, 4);
    expect(Math.abs(share - heroWins('full')) / errorOf(0.5798, 30_000)).toBeGreaterThan(4);
  });

  test('the chances themselves are those that are known', () => {
    const known = EXACT_CASES.find(({ name }) => name === 'a commoner against a giant rat');
    // 4.79 percent, measured with a different program.
    expect(exactWin(known?.exact ?? [])).toBeCloseTo(0.0479, 3);
    const mirror = EXACT_CASES.find(({ name }) => name === 'a mirror');
    expect(exactWin(mirror?.exact ?? [])).toBeCloseTo(0.5, 7);
  });
});
