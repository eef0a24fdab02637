import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { joined, done as played, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { atTurnEnd, atTurnStart, backBeforeTurnStart } from './at-turn';
import { conditionsOf, immunityTo } from './conditions';

function table(edition: Edition = '2014'): Fight {
  return joined(
    [
      somebody('mage', { side: 'party', sheet: { deathSaves: true } }),
      somebody('ogre', { sheet: { legendaryResistances: 1 } }),
      somebody('ghost', { sheet: { conditionImmune: ['grappled', 'prone'] } }),
    ],
    edition,
  );
}

const put = (target: string[], more: object) => ({
  do: 'lasting',
  who: target,
  lasting: { id: 'mark', name: 'Mark', maker: 'mage', ...more },
});
const hit = (target: string, amount: number, more: object = {}) => ({
  do: 'harm',
  struck: [{ who: target, parts: [{ amount }], ...more }],
});
const marks = (fight: Fight, target = 'ogre') => who(fight, target).lasting.map(({ id }) => id);
const conditions = (fight: Fight, target = 'ogre') =>
  conditionsOf(who(fight, target), fight.settings.edition);
const focus = (on: string, lasting: string[]) => ({ do: 'concentrates', who: 'mage', on, lasting });
const save = (succeeded: boolean, more: object = {}) => ({
  ability: 'wis',
  dc: 15,
  succeeded,
  ...more,
});

describe('conditions', () => {
  it.each<[Edition, string, string[]]>([
    ['2014', 'paralyzed', ['paralyzed', 'incapacitated']],
    ['2024', 'stunned', ['stunned', 'incapacitated']],
    ['2014', 'unconscious', ['unconscious', 'incapacitated', 'prone']],
    ['2024', 'petrified', ['petrified', 'incapacitated']],
    ['2024', 'blinded', ['blinded']],
  ])('of %s: %s brings what its rules say', (edition, condition, wanted) => {
    const fight = played(table(edition), put(['ogre'], { conditions: [condition] }));
    expect([...conditions(fight)].sort()).toEqual(wanted.sort());
  });

  it('of who is down are those of the unconscious', () => {
    expect([...conditions(played(table(), hit('mage', 20)), 'mage')].sort()).toEqual(
      ['incapacitated', 'prone', 'unconscious'].sort(),
    );
  });

  it('do not land on the immune, unless the table says so', () => {
    const fight = played(table(), put(['ghost'], { conditions: ['grappled'] }));
    expect(marks(fight, 'ghost')).toEqual([]);
    expect(immunityTo(who(fight, 'ghost'), ['grappled', 'stunned'], '2014')).toEqual(['grappled']);
    const both = played(fight, put(['ghost'], { conditions: ['grappled', 'restrained'] }));
    expect(conditions(both, 'ghost')).toEqual(['restrained']);
    const forced = played(
      fight,
      put(['ghost'], { conditions: ['grappled'], despiteImmunity: true }),
    );
    expect(marks(forced, 'ghost')).toEqual(['mark']);
  });

  it('poison no stone (SRD, "Petrified")', () => {
    const stone = played(table(), put(['ogre'], { conditions: ['petrified'] }));
    expect(immunityTo(who(stone, 'ogre'), ['poisoned'], '2024')).toEqual(['poisoned']);
  });
});

describe('what ends by itself', () => {
  const turns = (moment: string, count: number, of = 'mage') => ({
    ends: { turn: { of, moment, count } },
  });
  it('ends at the n-th start or end of the turn that it names', () => {
    const start = played(table(), put(['ogre'], turns('start', 2)));
    const once = atTurnStart(atTurnEnd(atTurnStart(start, 'ogre'), 'mage'), 'mage');
    expect(who(once, 'ogre').lasting[0]?.turnsLeft).toBe(1);
    expect(marks(atTurnStart(once, 'mage'))).toEqual([]);
    expect(who(backBeforeTurnStart(once, 'mage'), 'ogre').lasting[0]?.turnsLeft).toBe(2);
    const end = played(table(), put(['ogre'], turns('end', 1)));
    expect(marks(atTurnStart(end, 'mage'))).toEqual(['mark']);
    expect(marks(atTurnEnd(end, 'mage'))).toEqual([]);
  });

  it('runs on when whose turn it names is gone, and counts its bearer’s where nobody knows that one', () => {
    const gone = played(table(), put(['ogre'], turns('start', 1)), {
      do: 'place',
      who: ['mage'],
      where: 'gone',
    });
    expect(marks(atTurnStart(gone, 'mage'))).toEqual([]);
    const stranger = played(table(), put(['ogre'], turns('end', 1, 'nobody')));
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
    expect(marks(played(table(), put(['ogre'], { ends }), ...deeds))).toEqual(left);
  });

  it('does not end by the damage that it came with', () => {
    const asleep = {
      id: 'sleep',
      name: 'Sleep',
      conditions: ['unconscious'],
      ends: { damage: true },
    };
    const fight = played(table(), hit('ogre', 3, { lasting: [asleep] }));
    expect(marks(fight)).toEqual(['sleep']);
    expect(marks(played(fight, hit('ogre', 3)))).toEqual([]);
  });

  it('ends with a grappler who can hold nobody (SRD 5.1 and 5.2.1, "Grappled")', () => {
    const held = played(table(), put(['ogre'], { conditions: ['grappled'], ends: { escape: 14 } }));
    const stunned = {
      do: 'lasting',
      who: ['mage'],
      lasting: { id: 's', name: 'Stun', conditions: ['stunned'] },
    };
    expect(marks(played(held, stunned))).toEqual([]);
  });
});

describe('saves that end something', () => {
  const ends = { save: { ability: 'wis', dc: 15, when: 'turn-end' } };
  it('are asked at their moment, once, and answered', () => {
    const held = played(table(), put(['ogre'], { conditions: ['paralyzed'], ends }));
    expect(atTurnStart(held, 'ogre').due).toEqual([]);
    const asking = atTurnEnd(atTurnEnd(held, 'ogre'), 'ogre');
    expect(asking.due).toMatchObject([
      { kind: 'save', who: 'ogre', lasting: 'mark', ability: 'wis', dc: 15 },
    ]);
    expect(
      played(asking, { do: 'saved', who: 'ogre', lasting: 'mark', save: save(false) }).due,
    ).toEqual([]);
    const spent = played(asking, {
      do: 'saved',
      who: 'ogre',
      lasting: 'mark',
      save: save(false, { legendary: true }),
    });
    expect([spent.due, marks(spent), who(spent, 'ogre').legendaryResistancesLeft]).toEqual([
      [],
      [],
      0,
    ]);
  });

  it('are asked on damage, and not of the dead', () => {
    const charmed = played(
      table(),
      put(['ogre'], { ends: { save: { ...ends.save, when: 'damage' } } }),
    );
    const hurt = played(charmed, hit('ogre', 3));
    expect(hurt.due).toMatchObject([{ kind: 'save', lasting: 'mark' }]);
    expect(played(hurt, hit('ogre', 90)).due).toEqual([]);
  });

  it('stand beside damage that goes on', () => {
    const burning = put(['ogre'], { ongoing: { text: '1d10 fire', at: 'turn-start' } });
    expect(atTurnStart(played(table(), burning), 'ogre').due).toMatchObject([
      { kind: 'ongoing', name: 'Mark', text: '1d10 fire' },
    ]);
  });
});

describe('concentration (SRD 5.1 and 5.2.1, "Concentration")', () => {
  const web = (fight: Fight) => played(fight, put(['ogre', 'ghost'], {}), focus('Web', ['mark']));
  it.each<[string, object[]]>([
    ['a failed save', [hit('mage', 3)]],
    ['another concentration', [focus('Bless', [])]],
    [
      'being incapacitated',
      [
        {
          do: 'lasting',
          who: ['mage'],
          lasting: { id: 's', name: 'Stun', conditions: ['stunned'] },
        },
      ],
    ],
    ['falling', [hit('mage', 20)]],
    ['death', [hit('mage', 90)]],
    ['its maker’s will', [{ do: 'concentration-ends', who: 'mage' }]],
  ])('is over by %s, and what hangs on it on every target', (name, deeds) => {
    let fight = played(web(table()), ...deeds);
    const [due] = fight.due;
    if (name === 'a failed save' && due) {
      expect(marks(fight)).toEqual(['mark']);
      fight = played(fight, {
        do: 'concentration-save',
        who: 'mage',
        due: due.id,
        save: save(false),
      });
    }
    expect([marks(fight), marks(fight, 'ghost'), fight.due]).toEqual([[], [], []]);
  });

  it.each<[Edition, number, number]>([
    ['2014', 3, 10],
    ['2014', 21, 10],
    ['2014', 23, 11],
    ['2014', 90, 45],
    ['2024', 90, 30],
  ])('asks in %s after %i damage for DC %i', (edition, damage, dc) => {
    const sturdy = played(table(edition), {
      do: 'change',
      who: 'mage',
      changes: { sheet: { maximum: 200 } },
    });
    expect(played(web(sturdy), hit('mage', damage)).due).toMatchObject([
      { kind: 'concentration', dc, on: 'Web' },
    ]);
  });

  it('asks once for each source, and a success keeps it', () => {
    const hurt = played(web(table()), {
      do: 'harm',
      struck: [1, 2].map((amount) => ({ who: 'mage', parts: [{ amount }] })),
    });
    expect(hurt.due.map(({ kind }) => kind)).toEqual(['concentration', 'concentration']);
    const [first] = hurt.due;
    const kept = played(hurt, {
      do: 'concentration-save',
      who: 'mage',
      due: first?.id,
      save: save(true),
    });
    expect([kept.due.length, marks(kept)]).toEqual([1, ['mark']]);
  });

  it('spares what hangs on the new one, and is not for the incapacitated', () => {
    const again = played(
      table(),
      put(['ogre'], { ends: { concentration: true } }),
      focus('Web', ['mark']),
      focus('Hold', ['mark']),
    );
    expect(marks(again)).toEqual(['mark']);
    const down = played(table(), hit('mage', 20), focus('Web', []));
    expect(who(down, 'mage').concentration).toBeNull();
  });
});
