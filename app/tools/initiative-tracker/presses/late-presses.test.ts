import { describe, expect, it } from 'vitest';
import { foldEvent } from '~/fights/fold/fold-event';
import { type Deed, deed, fightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { characterSheet } from '~/fights/sheet/by-hand';
import { spellMove } from '~/fights/sheet/spell-moves';
import { tell } from '~/fights/telling/tell';
import { orderOf } from '~/fights/turns/order';
import { createRandom } from '~/rules/random';
import { SRD_MONSTERS, SRD_SPELLS } from '../../../../tests/harness/srd-5-1';
import { creatureOf } from '../creatures/creature-of';
import type { Creature } from './asked';
import { LATE_PRESSES } from './late-presses';
import { planOf } from './plan-presses';
import { type Press, pressed } from './press';

type Fields = Record<string, string | readonly string[]>;

function creature(slug: string): Creature {
  const record = SRD_MONSTERS.find((one) => one.slug === slug);
  if (!record) throw new Error(slug);
  return creatureOf({ id: slug, record });
}
const LICH = creature('lich');
const WOLF = creature('wolf');
const GOBLIN = creature('goblin');
const KNOWN = new Map([LICH, WOLF, GOBLIN].map((one) => [one.id, one]));

let made = 0;
const newId = () => {
  made += 1;
  return `id-${made}`;
};

function pressOf(fight: Fight, fields: Fields): Press {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one);
  }
  const spell = (name: string) => {
    const record = SRD_SPELLS.find((one) => one.slug === name || one.name === name);
    return record ? spellMove(record.slug, record) : null;
  };
  return {
    ...{ fight, form, newId, spell, late: LATE_PRESSES, random: createRandom('late') },
    creature: (name) => KNOWN.get(name.toLowerCase()) ?? null,
    ...{ undoable: null, redoable: null, last: null, isOwn: () => false },
  };
}

function deedsOf(fight: Fight, fields: Fields): Deed[] {
  const done = pressed(pressOf(fight, fields));
  if ('problem' in done) throw new Error(done.problem);
  return done.map((one) => deed.parse(one));
}

function following(fight: Fight, deeds: readonly Deed[]): Fight {
  return foldEvent(fight, fightEvent.parse({ v: 1, id: newId(), by: 'gm', at: 1, deeds }));
}

const does = (fight: Fight, fields: Fields) => following(fight, deedsOf(fight, fields));
const counts = (fight: Fight, planned: string, fields: Fields) =>
  deedsOf(fight, { ...fields, intent: 'counts', planned, seed: 'a-seed' });

function sentence(fight: Fight, fields: Fields): string {
  const intent = String(fields.intent);
  const press = pressOf(fight, fields);
  const done = /^spell:/.test(intent) ? planOf(press, intent) : pressed(press);
  if (!('problem' in done)) throw new Error('It was done.');
  return done.problem;
}

const hero = (name: string) => characterSheet('2014', { name, maximum: 60, ac: 14 });
const FIGHT = following(
  following(newFight('Ford', '2014'), [
    deed.parse({
      do: 'add',
      seeds: [
        { id: 'lich', sheet: LICH.sheet, initiative: 20 },
        { id: 'mira', sheet: hero('Mira'), side: 'party', initiative: 15 },
        { id: 'odo', sheet: hero('Odo'), side: 'party', initiative: 10 },
        { id: 'g1', sheet: GOBLIN.sheet, row: 'g1', initiative: 5 },
        { id: 'g2', sheet: GOBLIN.sheet, row: 'g1' },
      ],
    }),
  ]),
  [{ do: 'begin' }],
);
const one = (fight: Fight, id: string) => {
  const found = combatantOf(fight, id);
  if (!found) throw new Error(id);
  return found;
};

describe('the lich’s fireball', () => {
  const planned = 'spell:lich:fireball:0';
  const who = ['mira', 'odo'];

  it('is one plan at the level of its slot, which it spends (SRD 5.1, "Spell Slots", "Fireball")', () => {
    const fields = { who, 'cast-level:fireball': '4' };
    const press = pressOf(FIGHT, { ...fields, seed: 'a-seed' });
    const shown = planOf(press, planned);
    if ('problem' in shown) throw new Error(shown.problem);
    expect(shown.plan.targets).toHaveLength(2);
    expect(shown.plan.targets[0]?.save?.roll.dc).toBe(20);
    expect(shown.plan.targets[0]?.bySave[0]?.text).toContain('9d6');
    expect(shown.plan.targets[0]?.bySave).toEqual(shown.plan.targets[1]?.bySave);
    const deeds = counts(FIGHT, planned, fields);
    const hurt = following(FIGHT, deeds);
    expect(one(hurt, 'lich').slotsLeft[3]).toBe(2);
    expect(one(hurt, 'mira').hitPoints).toBeLessThan(60);
    const lines = tell(FIGHT, fightEvent.parse({ v: 1, id: 'x', by: 'gm', at: 1, deeds }), hurt);
    expect(lines[0]?.text).toBe('Lich casts Fireball at level 4.');
  });

  it('takes the lowest slot left where none is chosen, and none where none is left', () => {
    let fight = FIGHT;
    for (let times = 0; times < 3; times += 1)
      fight = following(fight, counts(fight, planned, { who }));
    expect(one(fight, 'lich').slotsLeft[2]).toBe(0);
    expect(one(following(fight, counts(fight, planned, { who })), 'lich').slotsLeft[3]).toBe(2);
    const empty = { intent: planned, who, 'cast-level:fireball': '3' };
    expect(sentence(fight, empty)).toContain('no slot of level 3 left');
    const low = { intent: planned, who, 'cast-level:fireball': '2' };
    expect(sentence(fight, low)).toContain('level 3 or higher');
  });

  it('asks whom it is to reach', () => {
    expect(sentence(FIGHT, { intent: planned, chosen: 'lich' })).toContain('Tick whom');
    expect(sentence(FIGHT, { intent: 'spell:lich:no-such:0', who })).toContain('No spell called');
  });
});

it('shares out the darts of a magic missile (SRD 5.1, "Magic Missile")', () => {
  const [, harm] = counts(FIGHT, 'spell:lich:magic-missile:0', { who: ['mira', 'odo'] });
  if (harm?.do !== 'harm') throw new Error('no harm');
  expect(harm.struck.map(({ who }) => who)).toEqual(['mira', 'mira', 'odo']);
  const many = ['mira', 'odo', 'g1', 'g2'];
  expect(sentence(FIGHT, { intent: 'spell:lich:magic-missile:0', who: many })).toContain(
    'reaches 3',
  );
});

describe('any spell of anybody', () => {
  const planned = 'spell:mira::0';
  const hold = { 'spell-name': 'Hold Person', 'spell-dc': '15', who: 'odo' };

  it('hangs what it leaves on the concentration of its caster (SRD 5.1, "Concentration")', () => {
    const failed = following(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'failure' }));
    expect(one(failed, 'odo').lasting[0]?.conditions).toEqual(['paralyzed']);
    expect(one(failed, 'mira').concentration?.on).toBe('Hold Person');
    const over = following(failed, [{ do: 'concentration-ends', who: 'mira' }]);
    expect(one(over, 'odo').lasting).toEqual([]);
    const saved = following(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'success' }));
    expect(one(saved, 'mira').concentration).toBe(null);
  });

  it('remembers the numbers that were typed once', () => {
    const cast = following(FIGHT, counts(FIGHT, planned, { ...hold, 'save-0': 'failure' }));
    expect(one(cast, 'mira').sheet.casting).toMatchObject({ dc: 15 });
    const again = { 'spell-name': 'Fireball', who: 'g1' };
    const shown = planOf(pressOf(cast, again), planned);
    expect('plan' in shown && shown.plan.targets[0]?.save?.roll.dc).toBe(15);
    expect(sentence(FIGHT, { ...again, intent: planned })).toContain('Type the DC');
  });

  it('heals, with the caster’s modifier (SRD 5.1, "Cure Wounds")', () => {
    const hurt = following(FIGHT, [
      deed.parse({ do: 'harm', struck: [{ who: 'odo', parts: [{ amount: 30 }] }] }),
    ]);
    const fields = { 'spell-name': 'Cure Wounds', 'spell-modifier': '3', who: 'odo' };
    const deeds = counts(hurt, planned, fields);
    expect(deeds.map((each) => each.do)).toEqual(['casts', 'heal', 'change']);
    const healed = one(following(hurt, deeds), 'odo').hitPoints - 30;
    expect(healed).toBeGreaterThanOrEqual(4);
    expect(healed).toBeLessThanOrEqual(11);
    const shown = planOf(pressOf(hurt, { ...fields, seed: 'a-seed' }), planned);
    expect('heals' in shown && shown.heals).toEqual([{ who: 'odo', amount: healed }]);
  });

  it('blesses without a blow, and goes on without a cost (SRD 5.1, "Bless")', () => {
    const deeds = counts(FIGHT, planned, { 'spell-name': 'Bless', who: ['mira', 'odo'] });
    expect(deeds.map((each) => each.do)).toEqual(['casts', 'lasting', 'concentrates']);
    const blessed = following(FIGHT, deeds);
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

describe('another shape', () => {
  const shape = { intent: 'transform', one: 'mira', shape: 'Wolf' };

  it('has hit points of its own in 2014, and initiative and marks stay (SRD 5.1, "Wild Shape")', () => {
    const marked = following(FIGHT, [
      deed.parse({ do: 'lasting', who: ['mira'], lasting: { id: 'm', name: 'Marked' } }),
    ]);
    const shaped = does(marked, { ...shape, 'shape-mind': '1' });
    expect(one(shaped, 'mira')).toMatchObject({ name: 'Mira (Wolf)', hitPoints: 11, row: 'mira' });
    expect(one(shaped, 'mira').sheet.record).toBe('wolf');
    expect(one(shaped, 'mira').lasting).toHaveLength(1);
    const back = does(shaped, { intent: 'revert', one: 'mira' });
    expect(one(back, 'mira')).toMatchObject({ name: 'Mira', hitPoints: 60 });
  });

  it('is typed by hand, and kept up by somebody’s concentration', () => {
    const fields = {
      ...shape,
      shape: 'Cloud',
      'shape-hp': '20',
      'shape-ac': '9',
      'shape-by': 'odo',
    };
    const shaped = does(FIGHT, fields);
    expect(one(shaped, 'mira').sheet).toMatchObject({ name: 'Cloud', maximum: 20, ac: 9 });
    expect(one(shaped, 'odo').concentration?.on).toBe('Polymorph');
    const over = following(shaped, [{ do: 'concentration-ends', who: 'odo' }]);
    expect(one(over, 'mira').formerShape).toBe(null);
  });

  it('says what is missing', () => {
    expect(sentence(FIGHT, { ...shape, shape: '' })).toContain('whose shape');
    expect(sentence(FIGHT, { ...shape, shape: 'Nobody' })).toContain('Type its hit points');
    expect(sentence(FIGHT, { ...shape, 'shape-ac': 'x' })).toContain('Armor Class');
  });
});

describe('those who go together', () => {
  it('take a row of their own, and who was not ticked stays behind', () => {
    const who = ['g1', 'mira'];
    const fields = { intent: 'link', who, 'together-on': 'g1', 'group-name': 'Riders' };
    const linked = does(FIGHT, fields);
    expect(one(linked, 'mira').row).toBe(one(linked, 'g1').row);
    expect(one(linked, 'g2').row).toBe('g1');
    expect(linked.rows[one(linked, 'mira').row]).toMatchObject({ name: 'Riders', count: 5 });
    const alone = does(linked, { intent: 'unlink', who: 'mira' });
    expect(one(alone, 'mira').row).not.toBe(one(alone, 'g1').row);
    expect(alone.rows[one(alone, 'mira').row]?.name).toBe(undefined);
  });

  it('keep their row when one of them dies or leaves (SRD 5.1, "Mounted Combat")', () => {
    const linked = does(FIGHT, { intent: 'link', who: ['mira', 'odo'] });
    const { row } = one(linked, 'mira');
    const left = does(linked, { intent: 'place-gone', who: 'mira' });
    expect(orderOf(left).map(({ id }) => id)).toContain(row);
    expect(one(left, 'odo').row).toBe(row);
    const named = does(linked, { intent: 'name-group', who: 'odo', 'group-name': 'The two' });
    expect(named.rows[row]?.name).toBe('The two');
    expect(sentence(linked, { intent: 'link', who: 'g1' })).toContain('Tick two or more');
  });

  it('are moved by hand, which rewrites the count', () => {
    const moved = does(FIGHT, { intent: 'move-before', row: 'odo', before: 'lich' });
    expect(orderOf(moved).map(({ id }) => id)).toEqual(['odo', 'lich', 'mira', 'g1']);
    expect(moved.rows.odo?.count).toBe(20);
    const last = does(moved, { intent: 'move-before', row: 'odo', before: '' });
    expect(orderOf(last).at(-1)?.id).toBe('odo');
    expect(sentence(FIGHT, { intent: 'move-before', row: 'no', before: '' })).toContain('Choose');
  });
});
