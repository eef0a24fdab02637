import { describe, expect, it } from 'vitest';
import { deed, fightEvent } from '~/fights/log/deeds';
import { tell } from '~/fights/telling/tell';
import { counts, FIGHT, one, pressAt, sentenceAt } from '../../../../tests/harness/lich-table';
import { after as then } from '../../../../tests/harness/press-table';
import { planOf } from './plan-presses';

describe('the lich’s fireball', () => {
  const planned = 'spell:lich:fireball:0';
  const who = ['mira', 'odo'];

  it('is one plan at the level of its slot, which it spends (SRD 5.1, "Spell Slots", "Fireball")', () => {
    const fields = { who, 'cast-level:fireball': '4' };
    const press = pressAt(FIGHT, { ...fields, seed: 'a-seed' });
    const shown = planOf(press, planned);
    if ('problem' in shown) throw new Error(shown.problem);
    expect(shown.plan.targets).toHaveLength(2);
    expect(shown.plan.targets[0]?.save?.roll.dc).toBe(20);
    expect(shown.plan.targets[0]?.bySave[0]?.text).toContain('9d6');
    expect(shown.plan.targets[0]?.bySave).toEqual(shown.plan.targets[1]?.bySave);
    const deeds = counts(FIGHT, planned, fields);
    const hurt = then(FIGHT, deeds);
    expect(one(hurt, 'lich').slotsLeft[3]).toBe(2);
    expect(one(hurt, 'mira').hitPoints).toBeLessThan(60);
    const lines = tell(FIGHT, fightEvent.parse({ v: 1, id: 'x', by: 'gm', at: 1, deeds }), hurt);
    expect(lines[0]?.text).toBe('Lich casts Fireball at level 4.');
  });

  it('takes the lowest slot left where none is chosen, and none where none is left', () => {
    let fight = FIGHT;
    for (let times = 0; times < 3; times += 1) fight = then(fight, counts(fight, planned, { who }));
    expect(one(fight, 'lich').slotsLeft[2]).toBe(0);
    expect(one(then(fight, counts(fight, planned, { who })), 'lich').slotsLeft[3]).toBe(2);
    const empty = { intent: planned, who, 'cast-level:fireball': '3' };
    expect(sentenceAt(fight, empty)).toContain('no level 3 slot left');
    const low = { intent: planned, who, 'cast-level:fireball': '2' };
    expect(sentenceAt(fight, low)).toContain('level 3 slot or higher');
  });

  it('asks whom it is to reach', () => {
    expect(sentenceAt(FIGHT, { intent: planned, chosen: 'lich' })).toContain(
      'Select the spell’s targets',
    );
    expect(sentenceAt(FIGHT, { intent: 'spell:lich:no-such:0', who })).toContain('No spell called');
  });
});

it('shares out the darts of a magic missile (SRD 5.1, "Magic Missile")', () => {
  const [, harm] = counts(FIGHT, 'spell:lich:magic-missile:0', { who: ['mira', 'odo'] });
  if (harm?.do !== 'harm') throw new Error('no harm');
  expect(harm.struck.map(({ who }) => who)).toEqual(['mira', 'mira', 'odo']);
  const many = ['mira', 'odo', 'g1', 'g2'];
  expect(sentenceAt(FIGHT, { intent: 'spell:lich:magic-missile:0', who: many })).toContain(
    'at most 3 targets',
  );
});

it('casts what stands on a sheet itself with the numbers of that sheet', () => {
  const castings = [
    {
      name: 'Wizard',
      dc: 17,
      toHit: 9,
      modifier: 5,
      level: 9,
      spells: [
        { spell: 'fireball' },
        { spell: 'magic-missile', use: 'wand' },
        { spell: 'shield', use: null },
      ],
    },
  ];
  const changes = { sheet: { castings, slots: [4, 3, 3] } };
  const fight = then(FIGHT, [deed.parse({ do: 'change', who: 'mira', changes })]);
  const who = ['g1', 'g2'];
  const shown = planOf(pressAt(fight, { who }), 'spell:mira:fireball:0');
  expect('plan' in shown && shown.plan.targets[0]?.save?.roll.dc).toBe(17);
  const after = then(fight, counts(fight, 'spell:mira:fireball:0', { who }));
  expect(one(after, 'mira').slotsLeft[2]).toBe(2);
  // A spell that needs no slot leaves the slots unchanged.
  const free = then(fight, counts(fight, 'spell:mira:magic-missile:0', { who }));
  expect(one(free, 'mira').slotsLeft).toEqual(one(fight, 'mira').slotsLeft);
});

it('spends a use of its own first, at the level that it casts at, then slots', () => {
  const castings = [
    {
      name: 'Feat',
      dc: 13,
      toHit: 5,
      modifier: 3,
      level: 5,
      spells: [
        { spell: 'magic-missile', use: 'feat', at: 2, slotsFrom: 1 },
        { spell: 'shield', use: null, slotsFrom: 2 },
      ],
    },
  ];
  const uses = [{ key: 'feat', name: 'Feat', most: 1, per: 'day', recharge: null }];
  const withSlots = (slots: number[]) =>
    then(FIGHT, [
      deed.parse({ do: 'change', who: 'mira', changes: { sheet: { castings, uses, slots } } }),
    ]);
  const planned = 'spell:mira:magic-missile:0';
  const who = ['g1'];
  const fight = withSlots([2]);
  const once = counts(fight, planned, { who });
  expect(once.find((deed) => deed.do === 'harm')?.struck).toHaveLength(4);
  const spent = then(fight, once);
  expect(one(spent, 'mira')).toMatchObject({ usesLeft: { feat: 0 }, slotsLeft: [2] });
  const twice = counts(spent, planned, { who });
  expect(twice.find((deed) => deed.do === 'harm')?.struck).toHaveLength(3);
  expect(one(then(spent, twice), 'mira').slotsLeft).toEqual([1]);
  const chosen = counts(fight, planned, { who, 'cast-level:magic-missile': '1' });
  expect(one(then(fight, chosen), 'mira')).toMatchObject({ usesLeft: { feat: 1 }, slotsLeft: [1] });
  const none = withSlots([]);
  const empty = then(none, counts(none, planned, { who }));
  expect(sentenceAt(empty, { intent: planned, who })).toContain('cannot cast Magic Missile again');
  const shield = { intent: 'spell:mira:shield:0', who: 'mira', 'cast-level:shield': '1' };
  expect(sentenceAt(fight, shield)).toContain('level 2 slot or higher');
});

describe('any spell of anybody', () => {
  const planned = 'spell:mira::0';
  const hold = { 'spell-name': 'Hold Person', 'spell-dc': '15', who: 'odo' };

  it('hangs what it leaves on the concentration of its caster (SRD 5.1, "Concentration")', () => {
    const failed = then(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'failure' }));
    expect(one(failed, 'odo').lasting[0]?.conditions).toEqual(['paralyzed']);
    expect(one(failed, 'mira').concentration?.on).toBe('Hold Person');
    const over = then(failed, [{ do: 'concentration-ends', who: 'mira' }]);
    expect(one(over, 'odo').lasting).toEqual([]);
    const saved = then(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'success' }));
    expect(one(saved, 'mira').concentration).toBe(null);
  });

  it('lets go of a spell that held nothing but its targets with the last of them', () => {
    const failed = then(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'failure' }));
    const [held] = one(failed, 'odo').lasting;
    const saved = (succeeded: boolean) =>
      then(failed, [
        {
          do: 'saved',
          who: 'odo',
          lasting: held?.id ?? '',
          save: { ability: 'wis', dc: 15, dice: [], total: null, succeeded, legendary: false },
        },
      ]);
    expect(one(saved(false), 'mira').concentration?.on).toBe('Hold Person');
    expect(one(saved(true), 'odo').lasting).toEqual([]);
    expect(one(saved(true), 'mira').concentration).toBe(null);
  });

  it('remembers the numbers that were typed once', () => {
    const cast = then(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'failure' }));
    expect(one(cast, 'mira').sheet.casting).toMatchObject({ dc: 15 });
    const again = { 'spell-name': 'Fireball', who: 'g1' };
    const shown = planOf(pressAt(cast, again), planned);
    expect('plan' in shown && shown.plan.targets[0]?.save?.roll.dc).toBe(15);
    expect(sentenceAt(FIGHT, { ...again, intent: planned })).toContain('Type the DC');
  });

  it('heals, with the caster’s modifier (SRD 5.1, "Cure Wounds")', () => {
    const hurt = then(FIGHT, [
      deed.parse({ do: 'harm', struck: [{ who: 'odo', parts: [{ amount: 30 }] }] }),
    ]);
    const fields = { 'spell-name': 'Cure Wounds', 'spell-modifier': '3', who: 'odo' };
    const deeds = counts(hurt, planned, fields);
    expect(deeds.map((each) => each.do)).toEqual(['casts', 'heal', 'change']);
    const healed = one(then(hurt, deeds), 'odo').hitPoints - 30;
    expect(healed).toBeGreaterThanOrEqual(4);
    expect(healed).toBeLessThanOrEqual(11);
    const shown = planOf(pressAt(hurt, { ...fields, seed: 'a-seed' }), planned);
    expect('heals' in shown && shown.heals).toEqual([{ who: 'odo', amount: healed }]);
  });

  it('blesses without a blow, and goes on without a cost (SRD 5.1, "Bless")', () => {
    const deeds = counts(FIGHT, planned, { 'spell-name': 'Bless', who: ['mira', 'odo'] });
    expect(deeds.map((each) => each.do)).toEqual(['casts', 'lasting', 'concentrates']);
    const blessed = then(FIGHT, deeds);
    expect(one(blessed, 'odo').lasting[0]?.text).toContain('1d4');
    const on = counts(FIGHT, 'spell:lich:fireball:0', {
      who: 'odo',
      'cast-level:fireball': 'again',
    });
    expect(on.map((each) => each.do)).toEqual(['harm']);
  });

  it('costs what it costs where nothing is rolled', () => {
    const deeds = counts(FIGHT, 'spell:lich:detect-magic:0', {});
    expect(deeds.map((each) => each.do)).toEqual(['casts', 'concentrates', 'spend']);
  });
});
