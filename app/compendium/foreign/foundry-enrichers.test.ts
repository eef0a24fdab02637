import { expect, it } from 'vitest';
import { deedsOf } from './foundry-deeds';
import { withEnrichers } from './foundry-enrichers';
import type { ActorNumbers } from './foundry-formula';

const NUMBERS: ActorNumbers = {
  abilities: { str: 21, dex: 14, con: 15, int: 18, wis: 15, cha: 18 },
  name: 'Aboleth',
  proficiency: 4,
  edition: '2014',
  spellAbility: null,
  cr: 10,
  system: null,
};

function enriched(html: string, system: object, numbers: ActorNumbers): string {
  const item = { name: 'Tail', type: 'weapon', system };
  return withEnrichers(html, item, deedsOf(item, numbers), numbers).html;
}

const part = (number: number, denomination: number, type: string) => ({
  number,
  denomination,
  bonus: '',
  types: [type],
});

const TAIL = {
  range: { reach: 10, value: null, long: null, units: 'ft' },
  damage: { base: part(3, 6, 'bludgeoning') },
  activities: {
    a: {
      type: 'attack',
      attack: {
        ability: '',
        bonus: '',
        flat: false,
        type: { value: 'melee', classification: 'weapon' },
      },
      damage: { includeBase: true, parts: [part(1, 8, 'acid')] },
    },
    s: {
      type: 'save',
      save: { ability: ['dex'], dc: { calculation: 'con', formula: '' } },
      damage: { parts: [] },
    },
  },
};

it.each([
  [
    '[[/attack extended]]. [[/damage average extended]].',
    'Melee Weapon Attack: +9 to hit, reach 10 ft., one target. Hit: 15 (3d6 + 5) bludgeoning damage plus 4 (1d8) acid damage.',
    'Melee Attack Roll: +9, reach 10 ft. Hit: 15 (3d6 + 5) Bludgeoning damage plus 4 (1d8) Acid damage.',
  ],
  ['[[/save]]', 'DC 14 Dexterity saving throw', 'Dexterity Saving Throw: DC 14'],
  ['[[/save ability=wis dc=17]]', 'DC 17 Wisdom saving throw', 'Wisdom Saving Throw: DC 17'],
  ['[[/damage 2d6 type=fire average]]', '7 (2d6) fire damage', '7 (2d6) Fire damage'],
  [
    '[[/save wisdom dc=@abilities.con.dc]]',
    'DC 14 Wisdom saving throw',
    'Wisdom Saving Throw: DC 14',
  ],
  [
    '[[/save dex dc=8+@prof+@abilities.con.mod]]',
    'DC 14 Dexterity saving throw',
    'Dexterity Saving Throw: DC 14',
  ],
  [
    '[[/save ability=str|dex dc="8 + @prof"]]',
    'DC 12 Strength or Dexterity saving throw',
    'DC 12 Strength or Dexterity saving throw',
  ],
  ['[[/r 1d6 + @abilities.con.mod]]', '1d6 + 2', '1d6 + 2'],
  ['plain words', 'plain words', 'plain words'],
])('writes %s as a statblock of either edition does', (html, classic, modern) => {
  expect(enriched(html, TAIL, NUMBERS)).toBe(classic);
  expect(enriched(html, TAIL, { ...NUMBERS, edition: '2024' })).toBe(modern);
});

it('goes by Dexterity at range, and by the number that is given as it is', () => {
  const attack = (roll: object) => ({
    ...TAIL,
    range: { value: 80, long: 320 },
    activities: { a: { type: 'attack', attack: roll } },
  });
  const type = { value: 'ranged', classification: 'weapon' };
  expect(enriched('[[/attack]]', attack({ type }), NUMBERS)).toBe(
    'Ranged Weapon Attack: +6 to hit, range 80/320 ft., one target',
  );
  expect(enriched('[[/attack]]', attack({ type, flat: true, bonus: '3' }), NUMBERS)).toContain(
    '+3 to hit',
  );
});

it.each([
  '[[/save dex dc=@flags.odd]]',
  '[[/save dex dc=1d20]]',
  '[[/r 1d6 + @mod]]',
  '[[/damage 2d6 type=fire & @odd.path type=cold]]',
  '[[/healing 1d8 + @mod]]',
])('tells a formula that is not read, and makes no number of it: %s', (html) => {
  const item = { name: 'Tail', type: 'weapon', system: TAIL };
  const { html: said, unread } = withEnrichers(html, item, deedsOf(item, NUMBERS), NUMBERS);
  expect(said).toBe('');
  expect(unread).toEqual([html]);
});
