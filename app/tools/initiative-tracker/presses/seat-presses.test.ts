import { describe, expect, it } from 'vitest';
import { createLedger } from '~/fights/fold/ledger';
import { deed, fightEvent } from '~/fights/log/deeds';
import type { Fight } from '~/fights/log/state';
import { MOST_SEATS } from '~/fights/seats/seats';
import {
  deedsOf,
  FIGHT,
  sentenceOf,
  after as then,
  twoOfTheParty,
} from '../../../../tests/harness/press-table';

const asked = (fight: Fight, seat = 's1', who = 'mira') =>
  then(fight, [{ do: 'claim', seat, who, name: 'Ann' }]);
const suggested = (fight: Fight, targets = ['foe'], amount = 6) =>
  then(then(fight, [{ do: 'seat', seat: 's1', who: 'mira', name: 'Ann' }]), [
    {
      do: 'suggest',
      seat: 's1',
      by: 'mira',
      targets,
      amount,
      type: 'fire',
      with: 'Fire Bolt',
    },
  ]);
const dueOf = (fight: Fight) => fight.due[0]?.id ?? '';

describe('a seat', () => {
  it('is given with one press, and taken back with one', () => {
    const fight = asked(twoOfTheParty());
    const given = then(fight, deedsOf(fight, { intent: 'table:give', due: dueOf(fight) }));
    expect(given).toMatchObject({ seats: { s1: { who: ['mira'], name: 'Ann' } }, due: [] });
    const back = then(given, deedsOf(given, { intent: 'table:unseat', seat: 's1' }));
    expect(back.seats).toEqual({});
    expect(sentenceOf(back, { intent: 'table:unseat', seat: 's1' })).toMatch(/already over/);
    expect(sentenceOf(back, { intent: 'table:unseat', seat: '__proto__' })).toMatch(/over/);
  });

  it('is not given now: whoever asks may ask again', () => {
    const fight = asked(twoOfTheParty());
    const not = then(fight, deedsOf(fight, { intent: 'dismiss', due: dueOf(fight) }));
    expect(not.due).toEqual([]);
    expect(not.seats ?? {}).toEqual({});
  });

  it('is given once, while there is one and whom they ask for is there', () => {
    const fight = asked(twoOfTheParty());
    const due = dueOf(fight);
    expect(sentenceOf(fight, { intent: 'table:give', due: 'claim other' })).toMatch(/answered/);
    expect(sentenceOf(suggested(FIGHT), { intent: 'table:give', due: 'x' })).toMatch(/answered/);
    const gone = then(fight, [{ do: 'place', who: ['mira'], where: 'gone' }]);
    if (gone.due.length > 0) {
      expect(sentenceOf(gone, { intent: 'table:give', due })).toMatch(/no longer in the fight/);
    }
    let full = fight;
    for (let at = 0; at < MOST_SEATS; at += 1) {
      full = then(full, [{ do: 'seat', seat: `full${at}`, who: 'tobin', name: 'Bo' }]);
    }
    expect(sentenceOf(full, { intent: 'table:give', due })).toMatch(/20 seats/);
  });
});

describe('a player’s suggestion', () => {
  const hitPoints = (fight: Fight) => fight.combatants.foe?.hitPoints;

  it.each([
    ['table:full', 1],
    ['table:half', 4],
    ['table:none', 7],
  ])('counts as it is answered: %s', (intent, left) => {
    const fight = suggested(FIGHT);
    const answered = then(fight, deedsOf(fight, { intent, due: dueOf(fight) }));
    expect(hitPoints(answered)).toBe(left);
    expect(answered.due).toEqual([]);
    expect(sentenceOf(answered, { intent, due: dueOf(fight) })).toMatch(/Already answered/);
  });

  it('is one press: an undo brings the question back with what it did', () => {
    const fight = suggested(FIGHT);
    const deeds = deedsOf(fight, { intent: 'table:half', due: dueOf(fight) });
    const ledger = createLedger(fight);
    ledger.append(fightEvent.parse({ v: 1, id: 'answer', by: 'gm', at: 1, deeds }));
    expect(hitPoints(ledger.fight())).toBe(4);
    ledger.append(
      fightEvent.parse({
        v: 1,
        id: 'back',
        by: 'gm',
        at: 2,
        deeds: [{ do: 'undo', event: 'answer' }],
      }),
    );
    expect(hitPoints(ledger.fight())).toBe(7);
    expect(ledger.fight().due).toEqual(fight.due);
  });

  it('meets the defences of each, magical or not, and is its creature’s deed', () => {
    const resist = [{ types: ['fire' as const], qualifier: 'nonmagical' as const }];
    const tough = then(FIGHT, [{ do: 'change', who: 'foe', changes: { sheet: { resist } } }]);
    const fight = suggested(tough);
    const due = dueOf(fight);
    expect(hitPoints(then(fight, deedsOf(fight, { intent: 'table:full', due })))).toBe(4);
    const magical = deedsOf(fight, { intent: 'table:full', due, magical: '1' });
    expect(hitPoints(then(fight, magical))).toBe(1);
    expect(magical[0]).toMatchObject({ do: 'harm', by: 'mira', with: 'Fire Bolt' });
  });

  it('passes over those who have left; when all have, “None” is done with it', () => {
    const fight = suggested(FIGHT, ['foe', 'odo']);
    const one = then(fight, [{ do: 'place', who: ['odo'], where: 'gone' }]);
    const deeds = deedsOf(one, { intent: 'table:full', due: dueOf(one) });
    expect(deeds[0]).toMatchObject({ struck: [{ who: 'foe' }] });
    const nobody = then(one, [{ do: 'place', who: ['foe'], where: 'gone' }]);
    expect(sentenceOf(nobody, { intent: 'table:half', due: dueOf(one) })).toMatch(/None/);
    expect(deedsOf(nobody, { intent: 'table:none', due: dueOf(one) })).toHaveLength(1);
  });
});

describe('a player’s attack', () => {
  const rolled = (total: number) => ({
    manner: { attack: true, magical: false },
    struck: [
      {
        who: 'foe',
        parts: [{ amount: total >= 11 ? 5 : 0, type: 'slashing' }],
        share: total >= 11 ? 1 : 0,
        attack: { dice: [total - 5], total, ac: 11, hit: total >= 11 },
      },
    ],
  });
  const attacked = (total: number) =>
    then(
      then(FIGHT, [{ do: 'seat', seat: 's1', who: 'mira', name: 'Ann' }]),
      [
        {
          do: 'suggest',
          seat: 's1',
          by: 'mira',
          targets: ['foe'],
          amount: 5,
          type: 'slashing',
          with: 'Longsword',
          rolled: rolled(total),
        },
      ].map((one) => deed.parse(one)),
    );

  it('is applied as rolled with one press', () => {
    const fight = attacked(18);
    const deeds = deedsOf(fight, { intent: 'table:rolled', due: dueOf(fight) });
    const hit = then(fight, deeds);
    expect(hit.combatants.foe?.hitPoints).toBe(2);
    expect(hit.due).toEqual([]);
    const missed = attacked(9);
    const miss = then(missed, deedsOf(missed, { intent: 'table:rolled', due: dueOf(missed) }));
    expect(miss.combatants.foe?.hitPoints).toBe(7);
    expect(miss.due).toEqual([]);
  });

  it('can be overruled, and needs an attack that was rolled', () => {
    const fight = attacked(9);
    const full = then(fight, deedsOf(fight, { intent: 'table:full', due: dueOf(fight) }));
    expect(full.combatants.foe?.hitPoints).toBe(2);
    const told = suggested(FIGHT);
    expect(sentenceOf(told, { intent: 'table:rolled', due: dueOf(told) })).toMatch(/answered/);
  });
});

describe('dice of the game master', () => {
  it('are rolled for the table, or for the game master alone', () => {
    const fields = { intent: 'table:roll', dice: '2d6', what: 'Weather' };
    expect(deedsOf(FIGHT, fields)).toMatchObject([
      { do: 'roll', seat: null, by: null, what: 'Weather', secret: false },
    ]);
    expect(deedsOf(FIGHT, { ...fields, secret: '1' })).toMatchObject([{ secret: true }]);
    expect(sentenceOf(FIGHT, { ...fields, dice: '' })).toBe('Type the dice, such as 1d20+5.');
  });
});

describe('a spell as a player rolled it', () => {
  const MANNER = { attack: false, magical: true, spell: true };
  const seated = then(twoOfTheParty(), [{ do: 'seat', seat: 's1', who: 'mira', name: 'Ann' }]);
  const cast = (rolled: unknown, targets: readonly string[]) =>
    then(seated, [
      deed.parse({
        do: 'suggest',
        seat: 's1',
        by: 'mira',
        targets,
        amount: 0,
        with: 'Spell',
        rolled,
      }),
    ]);
  const applied = (fight: Fight) =>
    then(fight, deedsOf(fight, { intent: 'table:rolled', due: dueOf(fight) }));

  it('heals its targets in one press', () => {
    const hurt = then(seated, [
      deed.parse({ do: 'harm', struck: [{ who: 'tobin', parts: [{ amount: 5 }] }] }),
    ]);
    const before = hurt.combatants.tobin?.hitPoints ?? 0;
    const asking = then(hurt, [
      deed.parse({
        do: 'suggest',
        seat: 's1',
        by: 'mira',
        targets: ['tobin'],
        amount: 0,
        with: 'Cure Wounds',
        rolled: { manner: MANNER, struck: [], healed: [{ who: 'tobin', amount: 4 }] },
      }),
    ]);
    const healed = applied(asking);
    expect(healed.combatants.tobin?.hitPoints).toBe(before + 4);
    expect(healed.due).toEqual([]);
  });

  it('gives temporary hit points where it is of that kind', () => {
    const rolled = {
      manner: MANNER,
      struck: [],
      healed: [{ who: 'mira', amount: 7 }],
      temporary: true,
    };
    expect(applied(cast(rolled, ['mira'])).combatants.mira?.temporary).toBe(7);
  });

  it('puts its effect on whoever failed, and its caster then concentrates on it', () => {
    const lasting = { id: 'held', name: 'Hold Person', conditions: ['paralyzed'] };
    const rolled = {
      manner: MANNER,
      struck: [
        {
          who: 'tobin',
          parts: [{ amount: 0 }],
          save: { ability: 'wis', dc: 15, dice: [3], total: 3, succeeded: false },
          lasting: [lasting],
        },
      ],
      concentrates: { on: 'Hold Person', lasting: ['held'], whileHeld: true },
    };
    const held = applied(cast(rolled, ['tobin']));
    expect(held.combatants.tobin?.lasting.map(({ name }) => name)).toEqual(['Hold Person']);
    expect(held.combatants.mira?.concentration).toMatchObject({
      on: 'Hold Person',
      lasting: ['held'],
    });
  });
});
