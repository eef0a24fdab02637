import { expect, it } from 'vitest';
import { readHomebrew } from '../read-homebrew';
import { type AttackNumbers, withAttackWords } from './attack-words';
import { entryOf } from './entry';
import { titleOf } from './title';

const NUMBERS: AttackNumbers = { toHit: 7, damage: [{ dice: '2d6+3', type: 'fire' }] };

function read(text: string, more: Partial<AttackNumbers> = {}) {
  const { text: words, changes = [] } = withAttackWords(text, { ...NUMBERS, ...more });
  const [effect] = entryOf(titleOf('Blow'), words, 'blow').effects;
  if (effect?.kind !== 'attack') throw new Error(words);
  const { attack, toHit, reachFeet, rangeFeet, hit } = effect;
  const damage = hit.flatMap((one) => (one.kind === 'damage' ? one.damage : []));
  return { attack, toHit, reachFeet, rangeFeet, damage, told: changes.map(({ why }) => why) };
}

it.each([
  ['a reach', '', { reach: 10 }, 'melee-weapon', 10, undefined],
  ['a range', '', { range: [80, 320] }, 'ranged-weapon', undefined, { normal: 80, long: 320 }],
  ['a short range', '', { range: [60, null] }, 'ranged-weapon', undefined, { normal: 60 }],
  [
    'both',
    '',
    { reach: 5, range: [20, 60] },
    'melee-or-ranged-weapon',
    5,
    { normal: 20, long: 60 },
  ],
  [
    'a spell',
    '',
    { means: 'Spell', range: [120, null] },
    'ranged-spell',
    undefined,
    { normal: 120 },
  ],
  ['words with a reach', 'It slams, reach 15 ft.', {}, 'melee-weapon', 15, undefined],
  [
    'words with a range',
    'Range 30/90 ft.',
    {},
    'ranged-weapon',
    undefined,
    { normal: 30, long: 90 },
  ],
  ['words of a way', 'A ranged spell attack.', {}, 'ranged-spell', undefined, undefined],
] as const)(
  'an attack of numbers with %s goes where they say',
  (_, text, more, way, reach, range) => {
    const got = read(text, more as Partial<AttackNumbers>);
    expect(got).toMatchObject({ attack: way, toHit: 7, told: [] });
    expect(got.reachFeet ?? undefined).toBe(reach);
    expect(got.rangeFeet ?? undefined).toEqual(
      range === undefined ? undefined : expect.objectContaining(range),
    );
  },
);

it('one of which nothing says where it goes is melee without a reach, and that is told', () => {
  const got = read('It slams.');
  expect(got).toMatchObject({
    attack: 'melee-weapon',
    told: [expect.stringMatching(/read as melee/)],
  });
  expect(got.reachFeet ?? null).toBeNull();
});

it('damage of no kind, damage that is no sum, and further attacks are told', () => {
  const reach = 5;
  expect(read('', { reach, damage: [{ dice: '1d6', type: '' }] }).told).toEqual([
    expect.stringContaining('damage type'),
  ]);
  const some = [...NUMBERS.damage, { dice: '1d6+PB', type: 'cold' }];
  expect(read('', { reach, damage: some }).told).toEqual([
    expect.stringContaining('cannot be read'),
  ]);
  expect(read('', { reach, further: ['Kick, +5, 1d4'] }).told).toEqual([
    expect.stringContaining('this one stays as text'),
  ]);
});

const OPEN5E = {
  name: 'Bog Thing',
  armor_class: 12,
  hit_points: 9,
  challenge_rating_text: '1',
  ability_scores: {
    strength: 10,
    dexterity: 10,
    constitution: 10,
    intelligence: 10,
    wisdom: 10,
    charisma: 10,
  },
};
const NUMBER = {
  to_hit_mod: 4,
  damage_die_count: 1,
  damage_die_type: 'D6',
  damage_bonus: 2,
  damage_type: { name: 'Piercing' },
  attack_type: 'WEAPON',
  distance_unit: 'feet',
};
function open5e(...attacks: object[]) {
  const actions = [{ name: 'Dart', desc: 'It is sharp.', action_type: 'ACTION', attacks }];
  const [piece] = readHomebrew(JSON.stringify({ ...OPEN5E, actions })).records;
  return { effect: piece?.record?.actions[0]?.effects[0], changed: piece?.changed ?? [] };
}

it.each([
  ['reach', [{ ...NUMBER, reach: 10, range: null }], { attack: 'melee-weapon', reachFeet: 10 }],
  [
    'range',
    [{ ...NUMBER, range: 30, long_range: 120 }],
    { attack: 'ranged-weapon', rangeFeet: { normal: 30, long: 120 } },
  ],
  ['spell', [{ ...NUMBER, attack_type: 'SPELL', range: 60 }], { attack: 'ranged-spell' }],
  [
    'swung and thrown',
    [
      { ...NUMBER, reach: 5 },
      { ...NUMBER, range: 20, long_range: 60 },
    ],
    { attack: 'melee-or-ranged-weapon', reachFeet: 5, rangeFeet: { normal: 20, long: 60 } },
  ],
])('Open5e 2 has its attack’s %s as numbers', (_, attacks, wanted) => {
  const { effect, changed } = open5e(...attacks);
  expect(effect).toMatchObject(wanted);
  expect(changed.filter(({ field }) => /Dart/.test(field))).toEqual([]);
});

it('Open5e 2 tells metres, and a second attack that differs, with their entry', () => {
  const metres = open5e({ ...NUMBER, distance_unit: 'meters', reach: 2 });
  expect(metres.changed).toContainEqual(
    expect.objectContaining({ field: 'Action: Dart', to: 'Melee' }),
  );
  const two = open5e({ ...NUMBER, reach: 5 }, { ...NUMBER, name: 'Kick', to_hit_mod: 6, reach: 5 });
  expect(two.changed).toContainEqual(
    expect.objectContaining({
      field: 'Action: Dart',
      from: 'Kick, +6, 1d6+2 Piercing, reach 5 ft',
    }),
  );
});
