import { expect, test } from 'vitest';
import { EXPORTED } from '../../../tests/harness/exported-monster';
import type { DamagePart } from '../records/damage-part';
import type { Effect } from '../records/effects';
import type { Entry } from '../records/entry-record';
import type { MonsterRecord } from '../records/monster-record';
import { foundryActivities, foundryDamage } from './foundry-activities';
import { foundryActor } from './foundry-actor';
import { foundryHtml } from './foundry-html';
import { foundryId } from './foundry-id';
import { foundryTraits } from './foundry-traits';

const [MIST] = EXPORTED.lairActions;
const AMOUNT = { dice: null, bonus: 0, average: 5 };
const FIRE: DamagePart = { ...AMOUNT, type: 'fire', orTypes: [] };
const INSTEAD: DamagePart = { ...FIRE, average: 50, needs: [{ if: 'once', per: 'day' }] };

// biome-ignore lint/suspicious/noExplicitAny: the test reads the exported file's JSON without a schema
type Read = any;

/** The activities of an entry with these effects, in order. */
function doing(effects: readonly Effect[], more: Partial<Entry> = {}, type = 'action'): Read[] {
  const entry = { ...MIST, ...more, effects: [...effects] } as Entry;
  return Object.values(foundryActivities(entry, { type, value: 1 }, 'bog mist'));
}

test('an entry that does nothing can be pressed where it takes an action, and not where it takes none', () => {
  expect(doing([]).map(({ type }) => type)).toEqual(['utility']);
  expect(doing([], {}, '')).toEqual([]);
});

test('a hit deals at once what needs nothing else, and the rest is left to its words', () => {
  const hit: Effect[] = [
    { kind: 'damage', damage: [FIRE, INSTEAD] },
    { kind: 'damage', damage: [{ ...FIRE, average: 60 }], needs: [{ if: 'once', per: 'day' }] },
  ];
  const [attack] = doing([{ kind: 'attack', attack: 'melee-weapon', toHit: 3, hit } as Effect]);
  expect(attack.damage.parts.map((one: Read) => one.custom.formula)).toEqual(['5']);
});

test('a share of the damage and no healing at all are nothing to roll', () => {
  const heal = (amount: object) => ({ kind: 'heal', amount: { ...AMOUNT, ...amount } }) as Effect;
  const found = doing([heal({ share: 'damage' }), heal({ average: 0 }), heal({ average: 1 })]);
  expect(found.map(({ type }) => type)).toEqual(['heal']);
  expect(found[0].healing).toEqual({
    ...foundryDamage({ ...AMOUNT, average: 1 }),
    types: ['healing'],
  });
  expect(doing([{ kind: 'condition' } as Effect])[0].type).toBe('utility');
});

test('a save has the shape of its own, or of its entry, or none', () => {
  const save = { kind: 'save', ability: 'dex', success: 'half', fail: [] } as unknown as Effect;
  const area = (shape: string) => ({ shape, feet: 20, widthFeet: null, heightFeet: 40 });
  const shapeOf = (own: object, of: object) => doing([{ ...save, ...own } as Effect], of)[0].target;
  const template = { size: '20', width: '', height: '40', units: 'ft' };
  expect(shapeOf({}, {})).toBeUndefined();
  expect(shapeOf({}, { area: area('cylinder') }).template).toEqual({
    ...template,
    type: 'cylinder',
  });
  const own = shapeOf({ area: area('emanation') }, { area: area('cone') });
  expect(own).toEqual({ template: { ...template, type: 'radius' }, override: true });
  expect(shapeOf({ area: area('hemisphere') }, {}).template.type).toBe('sphere');
  const [asked] = doing([save]);
  expect(asked.save).toEqual({ ability: ['dex'], dc: { calculation: '', formula: '' } });
  expect(asked).not.toHaveProperty('name');
});

test('damage is dice with what is added, or a number by itself', () => {
  const dice = { count: 3, sides: 8 };
  expect(foundryDamage({ dice, bonus: -1, average: 12, type: 'cold' })).toEqual({
    number: 3,
    denomination: 8,
    bonus: '-1',
    types: ['cold'],
    custom: { enabled: false, formula: '' },
  });
  expect(foundryDamage({ dice, bonus: 0, average: 13 })).toMatchObject({ bonus: '', types: [] });
});

test('languages are keys where the system has them, and words where it has none', () => {
  const spoken = (fields: Partial<MonsterRecord['languages']>) =>
    foundryTraits({ ...EXPORTED, languages: { text: null, list: [], understands: [], ...fields } })
      .languages;
  expect(spoken({ list: ['Deep Speech', "Thieves' Cant"] })).toEqual({
    value: ['deep', 'cant'],
    custom: '',
  });
  expect(spoken({ text: 'all' })).toEqual({ value: [], custom: 'all' });
  expect(spoken({ text: 'Elvish and one other', list: ['Elvish'] })).toEqual({
    value: ['elvish'],
    custom: '',
  });
  expect(spoken({})).toEqual({ value: [], custom: '' });
});

test('a creature with none of it has nothing where it would stand', () => {
  const bare: MonsterRecord = {
    ...EXPORTED,
    legendary: null,
    lairActions: [],
    spellcasting: [],
    environment: [],
    notes: '',
    swarmOf: null,
    subtype: null,
    licence: null,
    initiative: undefined,
    ac: { value: 12, kind: null },
    hp: { ...EXPORTED.hp, constant: 0 },
    speeds: { walk: 5 } as MonsterRecord['speeds'],
    senses: { blindBeyond: false, note: null, passivePerception: 9 },
  };
  const { system, prototypeToken } = foundryActor(bare, 'bare');
  expect(system.resources).toEqual({
    legact: { value: 0, max: 0 },
    legres: { value: 0, max: 0 },
    lair: { value: false, initiative: null },
  });
  expect(system.attributes).toMatchObject({
    ac: { calc: 'flat' },
    hp: { formula: '9d10' },
    init: { bonus: '' },
    spellcasting: '',
    movement: { walk: 5, burrow: 0, climb: 0, fly: 0, swim: 0 },
    senses: { darkvision: 0, blindsight: 0, tremorsense: 0, truesight: 0, special: '' },
  });
  expect(system.details).toMatchObject({
    environment: '',
    spellLevel: 0,
    biography: { value: '' },
    type: { subtype: '', swarm: '' },
  });
  expect(system.source.license).toBe('');
  expect(system.spells).toEqual({});
  expect(prototypeToken.sight.range).toBe(0);
  const braced = foundryActor({ ...bare, hp: { ...bare.hp, constant: 4 } }, 'bare');
  expect(braced.system.attributes.hp.formula).toBe('9d10 + 4');
});

test('an id is the same for a text every time, and another for another', () => {
  expect(foundryId('bog')).toBe('qbFSJeBVI6dPH6AX');
  expect(foundryId('')).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(foundryId('bog ')).not.toBe(foundryId('bog'));
});

test('blank lines are no paragraphs, and bold stays bold', () => {
  expect(foundryHtml(' \nA **b** & c\n\n"d"')).toBe(
    '<p>A <strong>b</strong> &amp; c</p><p>"d"</p>',
  );
  expect(foundryHtml('')).toBe('');
});
