import { describe, expect, it } from 'vitest';
import { joined, done as played, somebody, who } from '../../../tests/harness/fight-table';

const uses = [{ key: 'surge', name: 'Surge', most: 2, per: 'day' as const, recharge: null }];
const table = () =>
  joined([
    somebody('mira', { side: 'party', sheet: { uses, slots: [4, 2] } }),
    somebody('orc', { sheet: { legendaryActions: 3, legendaryResistances: 2 } }),
  ]);

describe('what is spent', () => {
  const spend = (target: string, what: object, by: number) => ({
    do: 'spend',
    who: target,
    what,
    by,
  });
  it.each([
    [2, 1, [1, 1]],
    [9, -1, [0, 1]],
    [0, -9, [3, 2]],
  ])(
    'never goes below none or above what there is: %i, then %i',
    (first, second, [actions, uses]) => {
      const fight = played(
        table(),
        spend('orc', { of: 'legendary-action' }, first),
        spend('mira', { of: 'use', key: 'surge' }, first),
        spend('mira', { of: 'slot', level: 2 }, first),
        ...(second < 0
          ? [
              spend('orc', { of: 'legendary-action' }, first === 0 ? second : 0),
              spend('mira', { of: 'use', key: 'surge' }, second),
              spend('mira', { of: 'slot', level: 2 }, second),
            ]
          : [
              spend('mira', { of: 'use', key: 'surge' }, -second),
              spend('mira', { of: 'slot', level: 2 }, -second),
            ]),
      );
      expect(who(fight, 'orc').legendaryActionsLeft).toBe(actions);
      expect(who(fight, 'mira').usesLeft.surge).toBe(uses);
      expect(who(fight, 'mira').slotsLeft).toEqual([4, uses]);
    },
  );

  it('is a reaction until it is given back, and a legendary resistance', () => {
    const spent = played(
      table(),
      spend('orc', { of: 'reaction' }, 1),
      spend('orc', { of: 'legendary-resistance' }, 1),
    );
    expect(who(spent, 'orc')).toMatchObject({ reactionSpent: true, legendaryResistancesLeft: 1 });
    expect(who(played(spent, spend('orc', { of: 'reaction' }, -1)), 'orc').reactionSpent).toBe(
      false,
    );
  });

  it('is nothing where the sheet has no such thing', () => {
    const fight = table();
    expect(played(fight, spend('orc', { of: 'use', key: 'constructor' }, 1))).toBe(fight);
    expect(played(fight, spend('orc', { of: 'slot', level: 9 }, 1))).toBe(fight);
  });
});
