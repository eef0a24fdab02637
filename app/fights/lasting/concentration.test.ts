import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { done as played, who } from '../../../tests/harness/fight-table';
import { focus, hit, lastingTable, marks, put, save } from '../../../tests/harness/lasting-table';
import type { Fight } from '../log/state';

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
    let fight = played(web(lastingTable()), ...deeds);
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
    const sturdy = played(lastingTable(edition), {
      do: 'change',
      who: 'mage',
      changes: { sheet: { maximum: 200 } },
    });
    expect(played(web(sturdy), hit('mage', damage)).due).toMatchObject([
      { kind: 'concentration', dc, on: 'Web' },
    ]);
  });

  it('asks once for each source, and a success keeps it', () => {
    const hurt = played(web(lastingTable()), {
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
      lastingTable(),
      put(['ogre'], { ends: { concentration: true } }),
      focus('Web', ['mark']),
      focus('Hold', ['mark']),
    );
    expect(marks(again)).toEqual(['mark']);
    const down = played(lastingTable(), hit('mage', 20), focus('Web', []));
    expect(who(down, 'mage').concentration).toBeNull();
  });

  it('on targets alone is over with the last of them, on a place it is not', () => {
    const on = (whileHeld: boolean) =>
      played(lastingTable(), put(['ogre', 'ghost'], {}), {
        ...focus('Hold Person', ['mark']),
        ...(whileHeld ? { whileHeld } : {}),
      });
    const ends = (target: string) => ({
      do: 'lasting-ends',
      ended: [{ who: target, lasting: 'mark' }],
    });
    const first = played(on(true), ends('ogre'));
    expect(who(first, 'mage').concentration?.on).toBe('Hold Person');
    expect(who(played(first, ends('ghost')), 'mage').concentration).toBeNull();
    const place = played(on(false), ends('ogre'), ends('ghost'));
    expect(who(place, 'mage').concentration?.on).toBe('Hold Person');
  });
});
