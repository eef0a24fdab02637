import { expect, test } from 'vitest';
import { playedOut } from '../../../tests/harness/written-battle';

const guard = {
  name: 'Guard',
  ac: 15,
  hp: 20,
  attacks: [{ name: 'Spear', toHit: 4, dice: '1d6', bonus: 2, type: 'piercing' }],
};

test('numbers set by hand take the place of the creature’s own', () => {
  const tally = playedOut(
    200,
    [{ ...guard, changes: { hp: 300, toHit: 5, damage: 4, ac: 20 } }],
    [guard],
  );
  expect(tally.creatures[0]?.maximum).toBe(300);
  expect(tally.wins.a).toBe(200);
  const plain = playedOut(200, [guard], [guard]);
  const each = (of: typeof plain) => (of.deeds[0]?.damage ?? 0) / (of.deeds[0]?.landed ?? 1);
  expect(each(tally)).toBeGreaterThan(each(plain));
});
