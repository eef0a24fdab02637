import { describe, expect, it } from 'vitest';
import { foreignJson, only } from '../../../tests/harness/foreign-inputs';

const SERGEANT = foreignJson('foundry-weapon-without-words.json');
const withItems = (...items: object[]) => only({ ...SERGEANT, items });
const words = (...items: object[]) => withItems(...items).record.actions[0]?.text;

describe('the inputs of its kinds', () => {
  it('a mark that looks something up becomes what it stands for', () => {
    const { record } = only(foreignJson('foundry-5-lookup.json'));
    expect(record.actions[0]).toMatchObject({
      text: 'Wisdom Saving Throw: DC 14, one creature the sergeant can see within 30 feet. Failure: 10 (3d6) Psychic damage, and the target has the Frightened condition.',
      effects: [{ kind: 'save', dc: 14, ability: 'wis' }],
    });
  });

  it('what stands in words already is not said twice', () => {
    const { record } = only(foreignJson('foundry-doubled-words.json'));
    expect(record.actions[0]?.text).toBe(
      'Melee Weapon Attack: +5 to hit, reach 5 ft., one prone creature. Hit: 10 (2d6 + 3) piercing damage. The target must succeed on a DC 13 Constitution saving throw or be poisoned.',
    );
    expect(record.actions[0]?.effects).toMatchObject([{ kind: 'attack', toHit: 5 }]);
  });

  it('worn armor gives the armor class', () => {
    expect(only(foreignJson('foundry-worn-armor.json')).record.ac).toEqual({
      value: 18,
      kind: 'chain mail, shield',
    });
  });

  it('a weapon without words has those of its numbers', () => {
    expect(only(SERGEANT).record.actions[0]).toMatchObject({
      text: expect.stringMatching(
        /^Melee Weapon Attack: \+5 to hit, reach 5 ft\., one target\. Hit: 7 \(1d8 \+ 3\) slashing damage\./,
      ),
      effects: [{ kind: 'attack', toHit: 5 }],
    });
  });

  it('what versions 1 to 3 keep in fields comes too, and what they do not say is told', () => {
    const { record, changed } = only(foreignJson('foundry-3-parts.json'));
    expect(record.actions).toMatchObject([
      {
        effects: [
          { kind: 'attack', toHit: 5, hit: [{ damage: [{ bonus: 3, type: 'slashing' }] }] },
        ],
      },
      {
        recharge: { min: 5 },
        effects: [{ kind: 'save', dc: 13, ability: 'dex', area: { shape: 'cone', feet: 15 } }],
      },
    ]);
    expect(changed.map(({ why }) => why).join()).toContain('whether a successful save halves');
  });

  it('legendary resistances that stand as a number are counted', () => {
    expect(only(foreignJson('foundry-legendary-resistance.json')).record.legendary).toMatchObject({
      resistancesPerDay: 3,
    });
  });
});

const attack = (more: object, fields: object = {}) => ({
  name: 'Blow',
  type: 'weapon',
  system: {
    description: { value: '' },
    range: { reach: 5, units: 'ft' },
    damage: { base: { number: 1, denomination: 6, bonus: '', types: ['fire'] } },
    ...fields,
    activities: {
      a: {
        _id: 'a',
        type: 'attack',
        activation: { type: 'action' },
        attack: {
          ability: '',
          bonus: '',
          type: { value: 'melee', classification: 'weapon' },
          ...more,
        },
        damage: { includeBase: true, parts: [] },
      },
    },
  },
});

describe('attacks that stand as numbers', () => {
  it.each([
    [
      'an ability of "none" and a formula',
      attack({ ability: 'none', bonus: '@abilities.con.mod' }),
      '+4 to hit',
    ],
    ['a flat bonus', attack({ flat: true, bonus: '9' }), '+9 to hit'],
    ['a bonus besides', attack({ bonus: '2' }), '+7 to hit'],
    ['Dexterity', attack({ ability: 'dex' }), '+3 to hit'],
    ['a light blade', attack({}, { properties: ['fin'] }), '+5 to hit'],
    ['magic', attack({}, { properties: ['mgc'], magicalBonus: 1 }), '+6 to hit'],
    ['no training', attack({}, { proficient: 0 }), '+3 to hit'],
    [
      'a bow',
      attack(
        { type: { value: 'ranged', classification: 'weapon' } },
        { range: { value: 80, long: 320 } },
      ),
      'Ranged Weapon Attack: +3 to hit, range 80/320 ft.',
    ],
    [
      'a thrown spear',
      attack({}, { properties: ['thr'], range: { reach: 5, value: 20, long: 60 } }),
      'Melee or Ranged Weapon Attack: +5 to hit, reach 5 ft. or range 20/60 ft.',
    ],
    [
      'flat damage',
      attack(
        {},
        { damage: { base: { number: null, denomination: null, bonus: '1', types: ['piercing'] } } },
      ),
      'Hit: 1 piercing damage.',
    ],
    [
      'a damage of its own',
      attack(
        {},
        { damage: { base: { custom: { enabled: true, formula: '2d4 + @mod' }, types: ['acid'] } } },
      ),
      'Hit: 8 (2d4 + 3) acid damage.',
    ],
  ])('%s', (_, item, said) => {
    expect(words(item)).toContain(said);
    expect(withItems(item).record.actions[0]?.effects[0]?.kind).toBe('attack');
  });

  it('a formula that is more than a sum is told', () => {
    const { changed } = withItems(attack({ bonus: '@scale.fury.hits' }));
    expect(changed.map(({ from }) => from)).toContain('@scale.fury.hits');
  });
});

const armor = (type: string, value: number, more: object = {}, equipped = true) => ({
  name: `${type} armor`,
  type: 'equipment',
  system: { equipped, type: { value: type }, armor: { value, ...more } },
});
const acOf = (ac: object, ...items: object[]) => {
  const attributes = { ...SERGEANT.system.attributes, ac };
  return only({ ...SERGEANT, system: { ...SERGEANT.system, attributes }, items }).record.ac.value;
};

describe('armor class', () => {
  const worn = { flat: null, calc: 'default' };
  it.each([
    ['plate', acOf(worn, armor('heavy', 18, { dex: 0 })), 18],
    [
      'plate of version 3',
      acOf(worn, {
        name: 'Plate',
        type: 'equipment',
        system: { equipped: true, armor: { type: 'heavy', value: 18 } },
      }),
      18,
    ],
    ['leather and Dexterity', acOf(worn, armor('light', 11)), 12],
    ['half plate and at most 2', acOf(worn, armor('medium', 15)), 16],
    ['magic plate', acOf(worn, armor('heavy', 18, { magicalBonus: 1 })), 19],
    ['what lies in the pack', acOf(worn, armor('heavy', 18, {}, false)), 11],
    ['natural armor', acOf({ flat: 17, calc: 'natural' }), 17],
    ['natural armor and a shield', acOf({ flat: 15, calc: 'natural' }, armor('shield', 2)), 17],
    ['one number with its shield in it', acOf({ flat: 16, calc: 'flat' }, armor('shield', 2)), 16],
    ['mage armor', acOf({ flat: null, calc: 'mage' }), 14],
    ['a barbarian’s skin', acOf({ flat: null, calc: 'unarmoredBarb' }), 13],
    ['a formula', acOf({ flat: null, calc: 'custom', formula: '12 + @abilities.dex.mod' }), 13],
  ])('by %s', (_, got, wanted) => {
    expect(got).toBe(wanted);
  });
});

const feat = (html: string, rules: '2014' | '2024' = '2014') => {
  const system = { ...SERGEANT.system, source: { rules } };
  const activities = {
    x: {
      _id: 'x',
      type: 'save',
      activation: { type: 'action' },
      save: { ability: ['dex'], dc: { calculation: 'con', formula: '' } },
      damage: {
        onSave: 'half',
        parts: [{ number: 2, denomination: 6, bonus: '', types: ['fire'] }],
      },
      range: { value: 60 },
      target: { template: { type: 'cone', size: '15' }, affects: { type: 'creature' } },
    },
  };
  const item = { name: 'Feat', type: 'feat', system: { description: { value: html }, activities } };
  return only({ ...SERGEANT, system, items: [item] });
};

describe('marks in words', () => {
  it.each([
    ['It makes [[lookup @name lowercase]]{the sergeant} angry, DC 3 save.', 'the sergeant angry'],
    ['The [[lookup @name lowercase]] roars, DC 3 save.', 'The gate sergeant roars'],
    [
      'DC [[lookup @save.dc.value activity=x]] Dexterity saving throw',
      'DC 12 Dexterity saving throw',
    ],
    ['within [[lookup @range.value activity=x]] feet, DC 3 save', 'within 60 feet'],
    ['a [[lookup @target.template.size activity=x]]-foot Cone, DC 3 save', 'a 15-foot Cone'],
    ['one [[lookup @target.affects.type activity=x]], DC 3 save', 'one creature'],
    ['must make a [[/save]] or burn', 'must make a DC 12 Dexterity saving throw or burn'],
    ['must make a [[/save]] saving throw', 'must make a DC 12 Dexterity saving throw'],
    ['takes [[/damage average]] damage, DC 3 save', 'takes 7 (2d6) fire damage,'],
    ['takes [[/damage average]], DC 3 save', 'takes 7 (2d6) fire damage,'],
    ['takes [[/r 3d6]] fire damage, DC 3 save', 'takes 3d6 fire damage'],
    ['regains [[/heal 2d4+2 average]] hit points, DC 3 save', 'regains 7 (2d4 + 2) hit points'],
    ['a [[/skill prc dc=13]] finds it, DC 3 save', 'a DC 13 Wisdom (Perception) check finds it'],
    ['falls &amp;Reference[prone apply=false], DC 3 save', 'falls prone,'],
    ['falls &Reference[condition=prone]{down}, DC 3 save', 'falls down,'],
    ['uses @UUID[Compendium.x.y]{Bite}, DC 3 save', 'uses Bite,'],
  ])('%s', (html, said) => {
    expect(feat(`<p>${html}</p>`).record.actions[0]?.text).toContain(said);
  });

  it('with capitals in the words of 2024', () => {
    expect(
      feat('<p>is &amp;Reference[prone], DC 3 save</p>', '2024').record.actions[0]?.text,
    ).toContain('is Prone,');
    expect(feat('', '2024').record.actions[0]?.text).toBe(
      'Dexterity Saving Throw: DC 12, each creature in a 15-foot Cone. Failure: 7 (2d6) Fire damage. Success: Half damage.',
    );
  });

  it.each([
    '[[lookup @flags.odd.thing]]',
    '@Embed[Compendium.x.y inline]',
    '[[/damage average activity=nobody]]x[[lookup @a.b]]',
  ])('one that says nothing is told: %s', (mark) => {
    expect(feat(`<p>It does ${mark} then, DC 3 save.</p>`).changed.length).toBeGreaterThan(0);
  });
});

describe('what an item is', () => {
  const item = (type: string, system: object) => ({ name: 'Thing', type, system });
  it.each([
    [
      'a weapon with empty activation',
      item('weapon', {
        activation: { type: '' },
        actionType: 'mwak',
        damage: { parts: [['1d6 + @mod', 'fire']] },
      }),
      'actions',
    ],
    ['a feature without use', item('feat', { description: { value: 'It is tall.' } }), 'traits'],
    [
      'a bonus action',
      item('feat', { activation: { type: 'bonus' }, description: { value: 'x' } }),
      'bonusActions',
    ],
    [
      'a reaction',
      item('feat', { activation: { type: 'reaction' }, description: { value: 'x' } }),
      'reactions',
    ],
    [
      'a lair action',
      item('feat', { activation: { type: 'lair' }, description: { value: 'x' } }),
      'lairActions',
    ],
  ] as const)('%s', (_, thing, section) => {
    expect(withItems(thing).record[section]).toHaveLength(1);
  });

  it.each([
    [
      'a short rest',
      { uses: { max: '2', recovery: [{ period: 'sr' }] } },
      { uses: { times: 2, per: 'short-or-long-rest' } },
    ],
    [
      'a day',
      { uses: { max: '3', recovery: [{ period: 'day' }] } },
      { uses: { times: 3, per: 'day' } },
    ],
    [
      'a roll',
      { uses: { max: '1', recovery: [{ period: 'recharge', formula: '5' }] } },
      { recharge: { min: 5 } },
    ],
    ['a roll of version 3', { recharge: { value: 6 } }, { recharge: { min: 6 } }],
    ['a day of version 3', { uses: { max: 1, per: 'day' } }, { uses: { times: 1, per: 'day' } }],
  ])('uses that come back with %s', (_, fields, wanted) => {
    const system = { activation: { type: 'action' }, description: { value: 'x' }, ...fields };
    expect(withItems(item('feat', system)).record.actions[0]).toMatchObject(wanted);
  });

  it('effects that change numbers are told', () => {
    const effects = [{ name: 'Bless', changes: [{ key: 'system.attributes.ac.bonus' }] }];
    const { dropped } = only({ ...SERGEANT, effects });
    expect(dropped.map(({ text }) => text)).toContain('Bless: system.attributes.ac.bonus');
  });
});
