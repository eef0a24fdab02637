import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { joined, done as played, somebody, who } from '../../../tests/harness/fight-table';
import type { Combatant, Fight } from '../log/state';
import type { Sheet } from '../sheet/sheet';

const HERO: Partial<Sheet> = { deathSaves: true };

function table(edition: Edition = '2014', mira: Partial<Sheet> = {}): Fight {
  return joined(
    [
      somebody('mira', { side: 'party', sheet: { ...HERO, ...mira } }),
      somebody('orc'),
      somebody('troll', {
        sheet: { regeneration: { hitPoints: 10, stoppedBy: ['acid', 'fire'], keepsAlive: true } },
      }),
    ],
    edition,
  );
}

function hit(target: string, amount: number, more: object = {}, deed: object = {}): object {
  return {
    do: 'harm',
    by: 'orc',
    struck: [{ who: target, parts: [{ amount, type: 'slashing' }], ...more }],
    ...deed,
  };
}

function brief({ hitPoints, temporary, death }: Combatant): unknown[] {
  return [hitPoints, temporary, death.state, death.successes, death.failures];
}

describe('damage and falling (SRD 5.1 and 5.2.1, "Damage and Healing")', () => {
  it.each<[string, object[], unknown[]]>([
    ['takes hit points', [hit('mira', 5)], [15, 0, 'up', 0, 0]],
    [
      'takes temporary ones first',
      [{ do: 'shield', given: [{ who: 'mira', amount: 8 }] }, hit('mira', 5)],
      [20, 3, 'up', 0, 0],
    ],
    [
      'goes on beyond temporary ones',
      [{ do: 'shield', given: [{ who: 'mira', amount: 8 }] }, hit('mira', 12)],
      [16, 0, 'up', 0, 0],
    ],
    ['leaves a character dying at 0', [hit('mira', 20)], [0, 0, 'dying', 0, 0]],
    ['short of massive is not death', [hit('mira', 39)], [0, 0, 'dying', 0, 0]],
    ['massive is death at once', [hit('mira', 40)], [0, 0, 'dead', 0, 0]],
    [
      'massive does not count where the table says so',
      [{ do: 'set', settings: { massiveDamage: false } }, hit('mira', 90)],
      [0, 0, 'dying', 0, 0],
    ],
    ['at 0 is a failed death save', [hit('mira', 20), hit('mira', 1)], [0, 0, 'dying', 0, 1]],
    [
      'at 0 from a critical hit is two',
      [hit('mira', 20), hit('mira', 1, { critical: true })],
      [0, 0, 'dying', 0, 2],
    ],
    [
      'at 0 three times is death',
      [hit('mira', 20), hit('mira', 1), hit('mira', 1, { critical: true })],
      [0, 0, 'dead', 0, 3],
    ],
    [
      'at 0 as large as the maximum is death',
      [hit('mira', 20), hit('mira', 20)],
      [0, 0, 'dead', 0, 0],
    ],
    [
      'at 0 that temporary hit points take is no failure',
      [hit('mira', 20), { do: 'shield', given: [{ who: 'mira', amount: 5 }] }, hit('mira', 5)],
      [0, 0, 'dying', 0, 0],
    ],
    [
      'makes the stable dying again',
      [hit('mira', 20), { do: 'stabilise', who: 'mira' }, hit('mira', 1)],
      [0, 0, 'dying', 0, 1],
    ],
    [
      'is counted below 0 where the table does',
      [{ do: 'set', settings: { belowZero: true } }, hit('mira', 27)],
      [-7, 0, 'dying', 0, 0],
    ],
    [
      'knocks out at 0 and stable in 2014',
      [hit('mira', 50, { knocksOut: true })],
      [0, 0, 'stable', 0, 0],
    ],
  ])('%s', (_name, deeds, wanted) => {
    expect(brief(who(played(table(), ...deeds), 'mira'))).toEqual(wanted);
  });

  it('kills monsters at 0, and one knocked out that is struck again', () => {
    expect(who(played(table(), hit('orc', 20)), 'orc').death.state).toBe('dead');
    const spared = played(table(), hit('orc', 20, { knocksOut: true }));
    expect(who(spared, 'orc').death.state).toBe('stable');
    expect(who(played(spared, hit('orc', 1)), 'orc').death.state).toBe('dead');
  });

  it('knocks out at 1 hit point until some come back in 2024 (SRD 5.2.1, "Knocking Out a Creature")', () => {
    const out = played(table('2024'), hit('orc', 30, { knocksOut: true }));
    expect(brief(who(out, 'orc'))).toEqual([1, 0, 'up', 0, 0]);
    const names = (fight: Fight) => who(fight, 'orc').lasting.map(({ name }) => name);
    expect(names(out)).toEqual(['Knocked out', 'Prone']);
    const healed = played(out, { do: 'heal', healed: [{ who: 'orc', amount: 1 }] });
    expect(names(healed)).toEqual(['Prone']);
    expect(who(played(table('2024'), hit('orc', 5, { knocksOut: true })), 'orc').lasting).toEqual(
      [],
    );
  });

  it('does not kill who only a missed regeneration kills ("Regeneration" of trolls)', () => {
    const down = played(table(), hit('troll', 90), hit('troll', 90));
    expect(who(down, 'troll').death.state).toBe('dying');
    expect(who(down, 'troll').hurtBy).toEqual(['slashing']);
  });

  it('remembers only the kinds of damage that hurt', () => {
    const immune = { immune: [{ types: ['fire'], qualifier: null }] } as Partial<Sheet>;
    const fight = played(joined([somebody('salamander', { sheet: immune })]), {
      do: 'harm',
      struck: [
        {
          who: 'salamander',
          parts: [
            { amount: 9, type: 'fire' },
            { amount: 1, type: 'cold' },
          ],
        },
      ],
    });
    expect(who(fight, 'salamander').hurtBy).toEqual(['cold']);
    expect(who(fight, 'salamander').tally.taken).toBe(1);
  });

  it('lays who falls on the ground, and leaves it there when it wakes', () => {
    const down = played(table(), hit('mira', 20));
    const woken = played(down, { do: 'heal', healed: [{ who: 'mira', amount: 1 }] });
    expect(who(woken, 'mira').lasting.flatMap(({ conditions }) => conditions)).toEqual(['prone']);
  });

  it('only writes down what a player counts, who still has to save for concentration', () => {
    const fight = played(
      table('2014', { uncounted: true }),
      { do: 'concentrates', who: 'mira', on: 'Bless' },
      hit('mira', 500),
    );
    expect(brief(who(fight, 'mira'))).toEqual([20, 0, 'up', 0, 0]);
    expect(who(fight, 'mira').tally.taken).toBe(500);
    expect(fight.due).toMatchObject([{ kind: 'concentration', dc: 250 }]);
  });

  it('writes down who dealt, took and felled, after defences and with what was too much', () => {
    const fight = played(table(), hit('mira', 31));
    expect(who(fight, 'orc').tally).toMatchObject({ dealt: 31, felled: 1 });
    expect(who(fight, 'mira').tally.taken).toBe(31);
    const more = played(fight, hit('mira', 1));
    expect(who(more, 'orc').tally).toMatchObject({ dealt: 32, felled: 1 });
  });

  it('shows what was to be remembered on damage, once where it is to be shown once', () => {
    const reminders = [
      { id: 'a', at: 'damaged' as const, round: null, once: true, text: 'It splits.' },
      { id: 'b', at: 'dies' as const, round: null, once: false, text: 'It bursts.' },
    ];
    const start = joined([somebody('ooze', { sheet: { reminders } }), somebody('orc')]);
    const first = played(start, hit('ooze', 1));
    expect(first.due).toMatchObject([{ kind: 'reminder', text: 'It splits.' }]);
    expect(who(first, 'ooze').sheet.reminders).toHaveLength(1);
    expect(played(first, hit('ooze', 40)).due.at(-1)).toMatchObject({ text: 'It bursts.' });
  });

  it('changes nothing for strangers, the dead and a blow of nothing', () => {
    const fight = table();
    expect(played(fight, hit('nobody', 5))).toBe(fight);
    expect(played(fight, hit('mira', 0))).toBe(fight);
    const dead = played(fight, hit('orc', 20));
    expect(played(dead, hit('orc', 20))).toBe(dead);
  });
});
