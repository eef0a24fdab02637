import { expect, test } from 'vitest';
import { writtenBattle } from '../../../tests/harness/written-battle';

const guard = (name: string) => ({
  name,
  ac: 13,
  hp: 9,
  attacks: [{ name: 'Spear', toHit: 4, dice: '1d6', bonus: 2, type: 'piercing' }],
});

test('a fight is told from its first round to its end, every roll with its numbers', () => {
  const battle = writtenBattle([guard('Ash')], [guard('Oak')]);
  const lines = battle.tell(7).map(({ text }) => text);
  expect(lines[0]).toBe('Round 1.');
  expect(lines.at(-1)).toMatch(/^Side [AB] wins in round \d+\.$/);
  expect(
    lines.some((text) =>
      /^(Ash|Oak) attacks (Ash|Oak) with Spear: \d+ \+ 4 = \d+ against AC 13, (a hit|a miss|a critical hit)\.$/.test(
        text,
      ),
    ),
  ).toBe(true);
  // The hit points left always match the damage taken.
  for (const side of ['Ash', 'Oak']) {
    let left = 9;
    for (const text of lines) {
      const taken = new RegExp(`^${side} takes (\\d+)(?: of \\d+)?; (\\d+) left`).exec(text);
      if (!taken) continue;
      left -= Number(taken[1]);
      expect(left).toBe(Number(taken[2]));
    }
  }
});

test('telling a fight counts nothing, and tells the fight that was counted', () => {
  const battle = writtenBattle([guard('Ash')], [guard('Oak')]);
  battle.play(50);
  const before = battle.tally();
  const last = battle.tell(before.look.best).at(-1)?.text;
  expect(last).toContain('Side A wins');
  expect(battle.tell(before.look.worst).at(-1)?.text).toContain('Side B wins');
  expect(battle.tally()).toEqual(before);
});
