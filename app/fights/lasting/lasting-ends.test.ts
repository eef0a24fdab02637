import { describe, expect, it } from 'vitest';
import { done as played, who } from '../../../tests/harness/fight-table';
import { focus, hit, lastingTable, marks, put, save } from '../../../tests/harness/lasting-table';
import { atTurnEnd, atTurnStart, backBeforeTurnStart } from './at-turn';

describe('what ends by itself', () => {
  const turns = (moment: string, count: number, of = 'mage') => ({
    ends: { turn: { of, moment, count } },
  });
  it('ends at the n-th start or end of the turn that it names', () => {
    const start = played(lastingTable(), put(['ogre'], turns('start', 2)));
    const once = atTurnStart(atTurnEnd(atTurnStart(start, 'ogre'), 'mage'), 'mage');
    expect(who(once, 'ogre').lasting[0]?.turnsLeft).toBe(1);
    expect(marks(atTurnStart(once, 'mage'))).toEqual([]);
    expect(who(backBeforeTurnStart(once, 'mage'), 'ogre').lasting[0]?.turnsLeft).toBe(2);
    const end = played(lastingTable(), put(['ogre'], turns('end', 1)));
    expect(marks(atTurnStart(end, 'mage'))).toEqual(['mark']);
    expect(marks(atTurnEnd(end, 'mage'))).toEqual([]);
  });

  it('runs on when whose turn it names is gone, and counts its bearer’s where nobody knows that one', () => {
    const gone = played(lastingTable(), put(['ogre'], turns('start', 1)), {
      do: 'place',
      who: ['mage'],
      where: 'gone',
    });
    expect(marks(atTurnStart(gone, 'mage'))).toEqual([]);
    const stranger = played(lastingTable(), put(['ogre'], turns('end', 1, 'nobody')));
    expect(marks(atTurnEnd(stranger, 'ghost'))).toEqual(['mark']);
    expect(marks(atTurnEnd(stranger, 'ogre'))).toEqual([]);
  });

  it.each<[string, object, object[], string[]]>([
    ['damage', { damage: true }, [hit('ogre', 1)], []],
    ['damage that is none', { damage: true }, [hit('ogre', 1, { share: 0 })], ['mark']],
    [
      'healing',
      { healed: true },
      [hit('ogre', 3), { do: 'heal', healed: [{ who: 'ogre', amount: 1 }] }],
      [],
    ],
    [
      'healing that regains nothing',
      { healed: true },
      [{ do: 'heal', healed: [{ who: 'ogre', amount: 1 }] }],
      ['mark'],
    ],
    ['the fall of its maker', { makerFalls: true }, [hit('mage', 20)], []],
    [
      'its maker’s end of concentration',
      { concentration: true },
      [focus('Web', []), { do: 'concentration-ends', who: 'mage' }],
      [],
    ],
    ['a hand', {}, [{ do: 'lasting-ends', ended: [{ who: 'ogre', lasting: 'mark' }] }], []],
    ['a save', {}, [{ do: 'saved', who: 'ogre', lasting: 'mark', save: save(true) }], []],
    [
      'no failed save',
      {},
      [{ do: 'saved', who: 'ogre', lasting: 'mark', save: save(false) }],
      ['mark'],
    ],
    [
      'legendary resistance',
      {},
      [{ do: 'saved', who: 'ogre', lasting: 'mark', save: save(false, { legendary: true }) }],
      [],
    ],
  ])('by %s', (_name, ends, deeds, left) => {
    expect(marks(played(lastingTable(), put(['ogre'], { ends }), ...deeds))).toEqual(left);
  });

  it('does not end by the damage that it came with', () => {
    const asleep = {
      id: 'sleep',
      name: 'Sleep',
      conditions: ['unconscious'],
      ends: { damage: true },
    };
    const fight = played(lastingTable(), hit('ogre', 3, { lasting: [asleep] }));
    expect(marks(fight)).toEqual(['sleep']);
    expect(marks(played(fight, hit('ogre', 3)))).toEqual([]);
  });

  it('ends with a grappler who can hold nobody (SRD 5.1 and 5.2.1, "Grappled")', () => {
    const held = played(
      lastingTable(),
      put(['ogre'], { conditions: ['grappled'], ends: { escape: 14 } }),
    );
    const stunned = {
      do: 'lasting',
      who: ['mage'],
      lasting: { id: 's', name: 'Stun', conditions: ['stunned'] },
    };
    expect(marks(played(held, stunned))).toEqual([]);
  });
});
