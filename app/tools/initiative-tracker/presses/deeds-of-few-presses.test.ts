import { describe, expect, it } from 'vitest';
import { deed } from '~/fights/log/deeds';
import { tell } from '~/fights/telling/tell';
import { FIGHT as LAIR, pressAt } from '../../../../tests/harness/lich-table';
import {
  against,
  deedsOf,
  FIGHT,
  type Fields,
  pressOf,
  sentenceOf,
  after as then,
} from '../../../../tests/harness/press-table';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { creatureOf } from '../creatures/creature-of';
import { planOf } from './plan-presses';
import { pressed } from './press';
import { castTypedSpell, spellTyped } from './typed-spell';

const captain = SRD_MONSTERS.find(({ slug }) => slug === 'bandit-captain');
if (!captain) throw new Error('no captain');
const CAPTAIN = creatureOf({ id: 'bandit-captain', record: captain });
const RAID = against(CAPTAIN, '2014');

describe('a spell typed instead of damage', () => {
  it.each([
    ['fireball', { name: 'fireball', dc: '', level: '' }],
    ['Cone of Cold', { name: 'cone of cold', dc: '', level: '' }],
    ['fireball dc 15', { name: 'fireball', dc: '15', level: '' }],
    ['fireball level 5', { name: 'fireball', dc: '', level: '5' }],
    ['fireball at 5 dc 17', { name: 'fireball', dc: '17', level: '5' }],
    ['12', null],
    ['8d6 fire', null],
    ['12m', null],
    ['fire', null],
    ['', null],
    ['7 holy', null],
  ])('“%s” is read as %j', (typed, spell) => {
    expect(spellTyped(typed)).toEqual(spell);
  });

  function typed(fields: Fields) {
    const press = pressOf(RAID, { intent: 'harm', who: ['mira', 'odo'], ...fields }, CAPTAIN);
    castTypedSpell(press.form, RAID);
    return press;
  }

  it('is cast by whose turn it is, or by the stated source', () => {
    const acting = Object.values(RAID.combatants).find(({ row }) => row === RAID.turn);
    expect(typed({ amount: 'fireball dc 15' }).form.get('intent')).toBe(`spell:${acting?.id}::0`);
    expect(typed({ amount: 'fireball', by: 'odo' }).form.get('intent')).toBe('spell:odo::0');
    expect(typed({ amount: '12' }).form.get('intent')).toBe('harm');
  });

  it('is cast by the open combatant where that one has it and whose turn it is does not', () => {
    const casting = { name: 'Wizard', dc: 15, toHit: 7, modifier: 4, level: 5 };
    const castings = [{ ...casting, spells: [{ spell: 'hunters-mark' }] }];
    const wise = then(RAID, [
      deed.parse({ do: 'change', who: 'odo', changes: { sheet: { castings } } }),
    ]);
    const intentOf = (amount: string) => {
      const press = pressOf(wise, { intent: 'harm', who: ['mira'], amount, chosen: 'odo' });
      castTypedSpell(press.form, wise);
      return press.form.get('intent');
    };
    const acting = Object.values(RAID.combatants).find(({ row }) => row === RAID.turn);
    expect(acting?.id).not.toBe('odo');
    expect(intentOf('hunter’s mark')).toBe('spell:odo::0');
    expect(intentOf('fireball')).toBe(`spell:${acting?.id}::0`);
  });

  function castAt(fields: Fields) {
    const press = pressAt(LAIR, { intent: 'harm', who: ['mira', 'odo'], ...fields });
    castTypedSpell(press.form, LAIR);
    return planOf(press, String(press.form.get('intent')));
  }

  it('fills its save, its DC and its damage from the caster', () => {
    const planned = castAt({ amount: 'fireball', by: 'lich' });
    if ('problem' in planned) throw new Error(planned.problem);
    expect(planned.plan.wish).toMatchObject({
      with: 'Fireball',
      save: { ability: 'dex', dc: 20, onSuccess: 'half' },
      damage: [{ type: 'fire' }],
    });
    expect(planned.plan.targets.map(({ who }) => who)).toEqual(['mira', 'odo']);
    expect(planned.spends).toContainEqual(
      expect.objectContaining({ do: 'spend', what: { of: 'slot', level: 3 } }),
    );
  });

  it('is cast at the level and with the DC that are typed with it', () => {
    const higher = castAt({ amount: 'fireball level 5', by: 'lich' });
    if ('problem' in higher) throw new Error(higher.problem);
    expect(higher.plan.targets[0]?.bySave[0]?.text).toContain('10d6');
    const told = castAt({ amount: 'fireball dc 15', by: 'mira' });
    if ('problem' in told) throw new Error(told.problem);
    expect(told.plan.wish).toMatchObject({ save: { dc: 15 } });
  });

  it('is not cast by a statblock without spells, but by the only other that has it', () => {
    const castOnTurn = (name: string) => {
      const fields = { 'spell-name': name, 'spell-typed': '1', 'spell-dc': '15', who: ['mira'] };
      return planOf(pressAt(LAIR, fields), 'spell:g1::0');
    };
    expect(castOnTurn('fireball')).toMatchObject({
      plan: { wish: { by: 'lich', with: 'Fireball' } },
    });
    expect(castOnTurn('burning-hands')).toEqual({
      problem: 'Goblin 1 casts no spells. Choose who casts Burning Hands under “Source, options”.',
    });
  });

  it('says what is missing', () => {
    expect(castAt({ amount: 'fireball', by: 'mira' })).toEqual({
      problem:
        'Type the DC of the saves too: “fireball dc 15”, or choose who casts it under “Source, options”.',
    });
    expect(castAt({ amount: 'a lot', by: 'lich' })).toEqual({
      problem: expect.stringMatching(/^Type an amount: .*“a lot” was found/),
    });
  });
});

describe('a Multiattack', () => {
  const intent = 'multi:foe:multiattack.0';

  it('is all its attacks over the selected, and one event', () => {
    const planned = planOf(pressOf(RAID, { who: ['mira'] }, CAPTAIN), intent);
    if ('problem' in planned) throw new Error(planned.problem);
    const all = [planned, ...(planned.then ?? [])];
    expect(all.map(({ plan }) => plan.wish.with)).toEqual(['Scimitar', 'Scimitar', 'Dagger']);
    const fields = { intent: 'counts', planned: intent, seed: planned.seed, who: ['mira'] };
    const harms = deedsOf(RAID, { ...fields, 'attack-1': 'hit', 'share-1': '1' }, CAPTAIN);
    expect(harms.map((deed) => deed.do)).toEqual(['harm', 'harm', 'harm']);
    expect(harms[1]).toMatchObject({ struck: [{ who: 'mira', attack: { hit: true } }] });
  });

  it('is laid over several one after the other, and the same again from its seed', () => {
    const once = planOf(pressOf(RAID, { who: ['mira', 'odo'], seed: 's' }, CAPTAIN), intent);
    const again = planOf(pressOf(RAID, { who: ['mira', 'odo'], seed: 's' }, CAPTAIN), intent);
    if ('problem' in once || 'problem' in again) throw new Error('not planned');
    const aims = [once, ...(once.then ?? [])].map(({ plan }) => plan.targets[0]?.who);
    expect(aims).toEqual(['mira', 'odo', 'mira']);
    const dice = (all: typeof once) =>
      [all, ...(all.then ?? [])].map(({ plan }) => plan.targets[0]?.attack?.dice);
    expect(dice(again)).toEqual(dice(once));
  });

  it('asks for a target, and for a creature that has one', () => {
    expect(planOf(pressOf(RAID, {}, CAPTAIN), intent)).toEqual({
      problem: expect.stringMatching(/Select somebody/),
    });
    expect(planOf(pressOf(FIGHT, { who: ['mira'] }), intent)).toEqual({
      problem: expect.stringMatching(/could not be loaded/),
    });
  });
});

describe('a condition by its own button', () => {
  it('is put on all selected without an end, and then told when it ends', () => {
    const put = deedsOf(FIGHT, { intent: 'put:poisoned', who: ['foe', 'mira'] });
    expect(put).toMatchObject([
      { do: 'lasting', who: ['foe', 'mira'], lasting: { conditions: ['poisoned'], ends: {} } },
    ]);
    const poisoned = then(FIGHT, put);
    const marks = ['foe', 'mira'].map((who) =>
      JSON.stringify([who, poisoned.combatants[who]?.lasting[0]?.id]),
    );
    const told = deedsOf(poisoned, { intent: 'until:own-end', 'mark-of': marks });
    const now = then(poisoned, told);
    for (const who of ['foe', 'mira']) {
      expect(now.combatants[who]?.lasting, who).toMatchObject([
        { name: 'poisoned', ends: { turn: { of: who, moment: 'end', count: 1 } } },
      ]);
    }
    expect(sentenceOf(FIGHT, { intent: 'until:own-end', 'mark-of': marks })).toMatch(
      /already over/,
    );
  });

  it('that is told when it ends is one line of the log for those with the same end', () => {
    const put = deedsOf(FIGHT, { intent: 'put:poisoned', who: ['foe', 'mira'] });
    const poisoned = then(FIGHT, put);
    const marks = ['foe', 'mira'].map((who) =>
      JSON.stringify([who, poisoned.combatants[who]?.lasting[0]?.id]),
    );
    const told = deedsOf(poisoned, { intent: 'until:turn-end', 'mark-of': marks });
    const now = then(poisoned, told);
    const event = { v: 1 as const, id: 'e', by: 'gm', at: 0, deeds: told };
    const lines = tell(poisoned, event, now).map(({ text }) => text);
    expect(lines).toEqual([
      expect.stringMatching(/^Goblin and Mira 1 are Poisoned until the end of/),
    ]);
    expect(now.combatants.foe?.lasting).toHaveLength(1);
  });

  it('is a level of exhaustion, and nothing for nobody', () => {
    expect(deedsOf(FIGHT, { intent: 'put:exhaustion', who: ['mira'] })).toEqual([
      { do: 'exhaustion', who: ['mira'], levels: 1 },
    ]);
    expect(sentenceOf(FIGHT, { intent: 'put:poisoned' })).toMatch(/Select somebody/);
    expect(sentenceOf(FIGHT, { intent: 'put:sleepy', who: ['mira'] })).toMatch(/Choose a cond/);
  });
});

it('an action is readied in one press, and dropped in one', () => {
  expect(deedsOf(FIGHT, { intent: 'ready-now', one: 'mira' })).toEqual([
    { do: 'ready', who: 'mira', what: 'an action' },
  ]);
});

it('critical and magical damage are typed with it', () => {
  const [deed] = deedsOf(FIGHT, { intent: 'harm', who: ['foe'], amount: '12m slashing crit' });
  expect(deed).toMatchObject({
    manner: { magical: true },
    struck: [{ critical: true, parts: [{ amount: 12, type: 'slashing' }] }],
  });
});

it('the end closes what lasts, and says that the experience is given', () => {
  const fields = { intent: 'put:prone', who: ['mira'] };
  const prone = then(FIGHT, deedsOf(FIGHT, fields));
  const over = deedsOf(prone, { intent: 'end', 'end-lasting': '1', award: '1' });
  expect(over.map((deed) => deed.do)).toEqual(['lasting-ends', 'end']);
  expect(over[1]).toMatchObject({ awards: true });
  expect(then(prone, over).combatants.mira?.lasting).toEqual([]);
  expect(deedsOf(prone, { intent: 'end' })).toEqual([{ do: 'end', xp: 0, sharedBy: 2 }]);
});

it('an action that cannot be undone by itself is refused with its reason', () => {
  const press = pressOf(FIGHT, { intent: 'undo-this', event: 'e' });
  expect(pressed({ ...press, whyNotUndo: () => 'A later roll needs it.' })).toEqual({
    problem: 'A later roll needs it.',
  });
  expect(pressed({ ...press, whyNotUndo: () => null })).toEqual([{ do: 'undo', event: 'e' }]);
});
