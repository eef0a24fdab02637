import { describe, expect, it } from 'vitest';
import { foreignJson, only } from '../../../tests/harness/foreign-inputs';

const FILE = foreignJson('foundry-3-parts.json');
const [SWORD, BREATH] = FILE.items;
const withItem = (item: { system: object }, more: object) =>
  only({ ...FILE, items: [{ ...item, system: { ...item.system, ...more } }] }).record.actions[0];

describe('fields of versions before the fourth', () => {
  it.each([
    ['its ability', { ability: 'dex' }, '+3 to hit'],
    ['its bonus', { attack: { bonus: '1' } }, '+6 to hit'],
    ['the bonus of version 1', { attackBonus: '2' }, '+7 to hit'],
    ['a flat bonus', { attack: { bonus: '9', flat: true } }, '+9 to hit'],
    ['no training', { proficient: false }, '+3 to hit'],
    ['properties as keys', { ability: '', properties: { fin: true } }, '+5 to hit'],
    ['a reach', { range: { value: 10, units: 'ft' } }, 'reach 10 ft.'],
    [
      'a range',
      { actionType: 'rwak', range: { value: 80, long: 320, units: 'ft' } },
      'Ranged Weapon Attack: +3 to hit, range 80/320 ft.',
    ],
    ['a spell', { actionType: 'msak', ability: 'wis' }, 'Melee Spell Attack: +2 to hit'],
    ['two hands', {}, 'or 8 (1d10 + 3) slashing damage if used with two hands'],
    [
      'damage of two kinds',
      {
        damage: {
          parts: [
            ['1d8 + @mod', 'slashing'],
            ['1d6', 'fire'],
          ],
        },
      },
      '7 (1d8 + 3) slashing damage plus 3 (1d6) fire damage',
    ],
  ])('an attack has %s', (_, more, words) => {
    const entry = withItem(SWORD, more);
    expect(entry?.text).toContain(words);
    expect(entry?.effects[0]?.kind).toBe('attack');
  });

  it.each([
    ['a fixed DC', {}, { dc: 13, ability: 'dex' }],
    [
      'the DC of an ability',
      { save: { ability: 'con', scaling: 'str' } },
      { dc: 13, ability: 'con' },
    ],
    [
      'a line',
      { target: { value: 30, width: 5, units: 'ft', type: 'line' } },
      { area: { shape: 'line', feet: 30 } },
    ],
    [
      'a sphere',
      { target: { value: 20, units: 'ft', type: 'sphere' } },
      { area: { shape: 'sphere', feet: 20 } },
    ],
  ])('a save has %s', (_, more, wanted) => {
    const entry = withItem(BREATH, more);
    expect(entry).toMatchObject({
      recharge: { min: 5 },
      effects: [{ kind: 'save', fail: [{ damage: [{ type: 'fire' }] }], ...wanted }],
    });
  });
});

describe('legendary resistances', () => {
  const RESISTING = foreignJson('foundry-legendary-resistance.json');
  const [TRAIT] = RESISTING.items;
  const counted = (max: unknown, ...items: object[]) => {
    const resources = { ...RESISTING.system.resources, legres: { max } };
    const file = { ...RESISTING, items, system: { ...RESISTING.system, resources } };
    return only(file);
  };
  const named = (name: string, system: object = {}) => ({
    ...TRAIT,
    name,
    system: { ...TRAIT.system, ...system },
  });

  it.each([
    ['a number', 3, [TRAIT], 3],
    ['another number', 5, [TRAIT], 5],
    ['a number as text', '2', [TRAIT], 2],
    ['a number without words', 4, [], 4],
    ['no number', 0, [], null],
    ['its name', 0, [named('Legendary Resistance (3/Day)')], 3],
    ['its name before the number', 1, [named('Legendary Resistance (3/Day)')], 3],
    [
      'its uses',
      0,
      [named('Legendary Resistance', { uses: { max: '3', recovery: [{ period: 'day' }] } })],
      3,
    ],
    [
      'its uses in version 3',
      0,
      [named('Legendary Resistance', { uses: { max: 3, per: 'day' } })],
      3,
    ],
    [
      'uses by a formula',
      0,
      [
        named('Legendary Resistance', {
          uses: { max: '1 + @prof', recovery: [{ period: 'day' }] },
        }),
      ],
      3,
    ],
    ['a name in small letters', 3, [named('legendary resistance')], 3],
    ['more than there can be', 99, [], null],
  ])('by %s', (_, max, items, wanted) => {
    expect(counted(max, ...items).record.legendary?.resistancesPerDay ?? null).toBe(wanted);
  });

  it('without words are told', () => {
    expect(counted(3).changed.map(({ field }) => field)).toContain('Legendary Resistance');
  });
});
