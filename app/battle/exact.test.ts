import { describe, expect, test } from 'vitest';
import { EXACT_CASES } from '../../tests/harness/exact-cases';
import { exactWin } from '../../tests/harness/exact-fight';
import { createBattle } from './create-battle';
import { battleOf } from './setup/battle-of';
import { readSetup } from './setup/read-setup';

const NOBODY = { record: () => null, build: () => null };
/** `npm run bench` plays 200,000 of each. */
const FIGHTS = 20_000;

describe('what the dice say is what the mathematics says', () => {
  test.each(EXACT_CASES)('$name', ({ a, b, exact }) => {
    const reading = readSetup({ edition: '2014', sides: [a, b] });
    if (!reading.ok) throw new Error(reading.problem);
    const made = battleOf(reading.setup, NOBODY);
    if (!made.ok) throw new Error(made.problem);
    const battle = createBattle(made.battle, 'exact');
    battle.play(FIGHTS);
    const { wins, fights, brokenOff } = battle.tally();
    const chance = exactWin(exact);
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1e-6) / fights);
    expect(brokenOff).toBe(0);
    expect(Math.abs(wins.a / fights - chance) / error).toBeLessThan(4);
  });

  test('the chances themselves are those that are known', () => {
    const known = EXACT_CASES.find(({ name }) => name === 'a commoner against a giant rat');
    // 4.79 percent, measured with another program.
    expect(exactWin(known?.exact ?? [])).toBeCloseTo(0.0479, 3);
    const mirror = EXACT_CASES.find(({ name }) => name === 'a mirror');
    expect(exactWin(mirror?.exact ?? [])).toBeCloseTo(0.5, 7);
  });
});
