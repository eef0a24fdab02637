import { describe, expect, it } from 'vitest';
import { foreignJson, only, toldOf } from '../../../tests/harness/foreign-inputs';
import type { MonsterRecord } from '../records/monster-record';
import { arithmetic } from './arithmetic';

const SERGEANT = foreignJson('foundry-weapon-without-words.json');
const withSystem = (more: object, ...items: object[]) =>
  only({ ...SERGEANT, items, system: { ...SERGEANT.system, ...more } });
const feat = (system: object, html = '') => ({
  name: 'Fury',
  type: 'feat',
  system: { description: { value: html }, ...system },
});
const action = { activation: { type: 'action' } };
const part = (number: number, denomination: number, ...types: string[]) => ({
  number,
  denomination,
  bonus: '',
  types,
});
const save = (ability: string[], formula: string, more: object = {}) => ({
  type: 'save',
  ...action,
  save: { ability, dc: { calculation: '', formula } },
  damage: { onSave: 'half', parts: [part(2, 6, 'fire')] },
  ...more,
});
describe('formulas', () => {
  it.each([
    ['floor(9 / 2) + 1', 5],
    ['2 * (3 - 1)', 4],
    ['max(1, 4)', 4],
    ['ceil(0.5)', 1],
    ['-(2)', -2],
    ['2d6', null],
    ['floor(', null],
    ['1 / 0', null],
    ['(1', null],
    ['alert(1)', null],
    ['('.repeat(40), null],
  ])('%s', (text, value) => {
    expect(arithmetic(text)).toBe(value);
  });

  it.each([
    ['@prof', 2],
    ['1 + @abilities.str.mod', 4],
    ['max(1, @abilities.wis.mod)', 1],
  ])('uses of "%s"', (max, times) => {
    const uses = { max, recovery: [{ period: 'day' }] };
    const { record } = withSystem({}, feat({ ...action, uses }, 'It rages.'));
    expect(record.actions[0]?.uses).toEqual({ times, per: 'day' });
  });

  it('uses of a formula that is no number are told with their entry', () => {
    const uses = { max: '@scale.fury.uses', recovery: [{ period: 'day' }] };
    const piece = withSystem({}, feat({ ...action, uses }, 'It rages.'));
    expect(piece.record.actions[0]?.uses).toBeNull();
    expect(toldOf(piece)).toContain('Action: Fury: uses: @scale.fury.uses');
    expect(piece.kept).not.toContain('Action: Fury');
  });

  const abilities = (save: string) => ({
    abilities: {
      ...SERGEANT.system.abilities,
      wis: { value: 12, proficient: 1, bonuses: { save } },
    },
  });
  it('bonuses of saves, skills, initiative, attacks and DCs are reckoned', () => {
    expect(withSystem(abilities('@prof')).record.saves.wis).toBe(5);
    const skills = { prc: { value: 1, ability: 'wis', bonuses: { check: '@prof' } } };
    expect(withSystem({ ...abilities(''), skills }).record.skills.perception).toBe(5);
    const attributes = { ...SERGEANT.system.attributes, init: { bonus: '@prof' } };
    expect(withSystem({ attributes }).record.initiative?.bonus).toBe(3);
    const bonuses = { abilities: { save: '1' }, mwak: { attack: '1', damage: '1d4' } };
    const { record } = withSystem({ ...abilities(''), bonuses }, ...SERGEANT.items);
    expect(record.saves).toMatchObject({ wis: 4, str: 4 });
    expect(record.actions[0]?.effects[0]).toMatchObject({
      toHit: 6,
      hit: [{ damage: [{ dice: { count: 1, sides: 8 }, bonus: 3 }, { dice: { sides: 4 } }] }],
    });
  });

  it.each([
    ['a save', abilities('1d4'), 'Saving Throws: wis: 1d4'],
    [
      'a skill',
      { skills: { prc: { value: 1, bonuses: { check: '1d4' } } } },
      'Skills: perception: 1d4',
    ],
    [
      'initiative',
      { attributes: { ...SERGEANT.system.attributes, init: { bonus: '1d6' } } },
      'Initiative: 1d6',
    ],
    [
      'damage by a number',
      { traits: { ...SERGEANT.system.traits, dm: { amount: { fire: '-5' } } } },
      'Damage modification: fire -5',
    ],
  ])('what is added to %s as no number is told', (_, more, line) => {
    expect(toldOf(withSystem(more))).toContain(line);
  });

  it('a DC that nothing says is told', () => {
    const piece = withSystem({}, feat({ activities: { a: save(['con'], '@scale.fury.dc') } }));
    expect(toldOf(piece)).toContain('Action: Fury: save: con, DC @scale.fury.dc');
  });

  it('a spell whose uses are no number is told', () => {
    const spell = (name: string, max: string) => ({
      name,
      type: 'spell',
      system: { level: 2, uses: { max } },
    });
    const piece = withSystem({}, spell('Blur', '@prof'), spell('Web', '@scale.a.b'));
    expect(piece.record.spellcasting[0]?.perDay).toMatchObject([{ times: 2 }]);
    expect(toldOf(piece)).toContain('Spellcasting: Web: @scale.a.b');
  });
});

describe('several uses of one item', () => {
  const attack = (name: string, bonus: string, type = 'fire') => ({
    type: 'attack',
    name,
    ...action,
    attack: { ability: 'str', bonus, type: { value: 'melee', classification: 'weapon' } },
    damage: { parts: [part(1, 6, type)] },
  });
  const rolls = ({ record }: { record: MonsterRecord }) =>
    record.actions.map(({ name, effects }) => [name, ...effects.map(({ kind }) => kind)]);

  it('a second attack is an entry of its own', () => {
    const activities = { a: attack('', ''), b: attack('Flaming', '1') };
    expect(rolls(withSystem({}, feat({ activities })))).toEqual([
      ['Fury', 'attack'],
      ['Fury (Flaming)', 'attack'],
    ]);
  });

  it('a second attack that the words have, or that is the first again, is not', () => {
    const activities = { a: attack('', ''), b: attack('Again', '') };
    expect(rolls(withSystem({}, feat({ activities })))).toHaveLength(1);
    const html =
      '<p>Melee Weapon Attack: +5 to hit, reach 5 ft., one target. Hit: 3 (1d6) fire damage. Or Melee Weapon Attack: +6 to hit.</p>';
    const other = { a: attack('', ''), b: attack('Flaming', '1') };
    expect(rolls(withSystem({}, feat({ activities: other }, html)))).toHaveLength(1);
  });

  it('a second save stands behind the first', () => {
    const activities = { a: save(['dex'], '13'), b: save(['con'], '15') };
    const [entry] = withSystem({}, feat({ activities })).record.actions;
    expect(entry?.effects).toMatchObject([
      { kind: 'save', dc: 13, ability: 'dex' },
      { kind: 'save', dc: 15, ability: 'con' },
    ]);
  });

  it('an attack with a save has both', () => {
    const activities = { a: attack('', ''), b: save(['con'], '12') };
    const [entry] = withSystem({}, feat({ activities })).record.actions;
    expect(entry?.text).toMatch(/^Melee Weapon Attack.*\n.*DC 12 Constitution saving throw/);
    expect(entry?.effects[0]).toMatchObject({ kind: 'attack', toHit: 5 });
  });

  it.each([
    ['damage', { type: 'damage', damage: { parts: [part(3, 6, 'acid')] } }, '10 (3d6) acid damage'],
    [
      'healing',
      { type: 'heal', healing: { ...part(2, 4, 'healing'), bonus: '2' } },
      'regains 7 (2d4 + 2) hit points',
    ],
    [
      'temporary hit points',
      { type: 'heal', healing: part(1, 8, 'temphp') },
      'gains 4 (1d8) temporary hit points',
    ],
  ])('%s beside a save is said', (_, more, words) => {
    const activities = { a: save(['dex'], '13'), b: { ...action, ...more } };
    expect(withSystem({}, feat({ activities })).record.actions[0]?.text).toContain(words);
  });

  it('what only Foundry does is told', () => {
    const activities = { a: { type: 'summon', name: 'Wolves', ...action } };
    expect(toldOf(withSystem({}, feat({ activities }, 'It howls.')))).toContain(
      'Action: Fury: summon: Wolves',
    );
  });

  it('a kind of damage that is chosen is both, and one among many is told', () => {
    const of = (...types: string[]) =>
      withSystem(
        {},
        feat({
          activities: {
            a: {
              ...save(['dex'], '13'),
              damage: { onSave: 'half', parts: [part(2, 6, ...types)] },
            },
          },
        }),
      );
    expect(of('cold', 'fire').record.actions[0]?.text).toContain('7 (2d6) cold or fire damage');
    expect(toldOf(of('acid', 'cold', 'fire')).join()).toContain('one type among acid, cold, fire');
  });
});

describe('saves of several abilities', () => {
  it.each(['2014', '2024'])('either of two in %s', (rules) => {
    const activities = { a: save(['str', 'dex'], '13') };
    const [entry] = withSystem({ source: { rules } }, feat({ activities })).record.actions;
    expect(entry?.text).toContain('DC 13 Strength or Dexterity saving throw');
    expect(entry?.effects).toMatchObject([
      { kind: 'save', dc: 13, ability: 'str', orAbility: 'dex', success: 'half' },
    ]);
  });

  it('one of three stays as words, and is told', () => {
    const activities = { a: save(['str', 'dex', 'con'], '13') };
    const piece = withSystem({}, feat({ activities }));
    expect(piece.record.actions[0]?.text).toContain('Strength, Dexterity, or Constitution');
    expect(piece.record.actions[0]?.effects.map(({ kind }) => kind)).not.toContain('save');
    expect(piece.kept).not.toContain('Action: Fury');
  });
});

describe('what an actor is', () => {
  const attributes = SERGEANT.system.attributes;
  it('a number from before does not count where Foundry reckons from what is worn, and is told', () => {
    const piece = withSystem({ attributes: { ...attributes, ac: { calc: 'default', flat: 16 } } });
    expect(piece.record.ac.value).toBe(11);
    expect(toldOf(piece)).toContain('Armor Class: 16');
  });

  it('an armor class by a formula that is no sum is told', () => {
    const ac = { calc: 'custom', formula: '@scale.a.b + 3' };
    expect(toldOf(withSystem({ attributes: { ...attributes, ac } }))).toContain(
      'Armor Class: @scale.a.b + 3',
    );
  });

  it.each([
    [['mgc'], 'nonmagical'],
    [['mgc', 'sil'], 'nonmagical-not-silvered'],
    [['mgc', 'ada'], 'nonmagical-not-adamantine'],
    [['mgc', 'sil', 'ada'], 'other'],
    [['sil'], 'other'],
    [['mgc', 'own'], 'other'],
  ])('what gets through a resistance: %j', (bypasses, qualifier) => {
    const dr = { value: ['bludgeoning', 'piercing', 'slashing'], bypasses };
    const piece = withSystem({ traits: { ...SERGEANT.system.traits, dr } });
    expect(piece.record.defences.resist).toMatchObject([{ qualifier }]);
    const tells = toldOf(piece).some((line) => line.startsWith('Damage Resistances'));
    expect(tells).toBe(qualifier === 'other');
  });

  it('metres are no feet', () => {
    const movement = { walk: 9, units: 'm' };
    const piece = withSystem({ attributes: { ...attributes, movement } });
    expect(toldOf(piece).join()).toContain('Speed: walk 9 m');
    const [weapon] = SERGEANT.items;
    const range = { reach: 1.5, units: 'm' };
    const metric = { ...weapon, system: { ...weapon.system, range } };
    const { record, changed } = withSystem({}, metric);
    expect(record.actions[0]?.effects[0]).not.toHaveProperty('reachFeet', 2);
    expect(changed.map(({ from }) => from).join()).toContain('range: 1.5 m');
  });
});
