import { expect, test } from 'vitest';
import type { Edition } from '~/rules/edition';
import { bookOf } from '../books/book-of';
import { withStartEquipment } from '../make/start-equipment';
import { character } from '../record/character';
import { damageAtSlot } from './damage-text';
import { factsOf } from './facts';
import { inWords } from './proficiencies';
import { sheetOf } from './sheet-of';
import { onList } from './spell-problems';

type Scores = readonly [number, number, number, number, number, number];

function sheet(
  edition: Edition,
  levels: readonly (readonly [string, number])[],
  more: { race?: string; scores?: Scores; [key: string]: unknown } = {},
) {
  const { scores = [10, 10, 10, 10, 10, 10], race = null, ...rest } = more;
  const [str, dex, con, int, wis, cha] = scores;
  return sheetOf(
    bookOf(edition),
    character.parse({
      edition,
      race,
      levels: levels.flatMap(([name, count]) =>
        Array.from({ length: count }, () => ({ class: name })),
      ),
      abilities: { base: { str, dex, con, int, wis, cha } },
      ...rest,
    }),
  );
}

test.each([
  [
    [
      ['cleric', 6],
      ['paladin', 3],
    ],
  ],
  [
    [
      ['paladin', 3],
      ['cleric', 6],
    ],
  ],
] as const)('Channel Divinity of %j is twice', (levels) => {
  const supply = sheet('2014', levels).supplies.find(({ key }) => key === 'channel-divinity');
  expect(supply).toMatchObject({ most: 2, back: 'short-rest' });
});

test('Unarmored Defense of 2014 is gained once, of the class that came first', () => {
  const monk = sheet(
    '2014',
    [
      ['monk', 1],
      ['barbarian', 1],
    ],
    {
      race: 'human',
      scores: [13, 14, 18, 8, 13, 8],
    },
  );
  expect(monk.ac.value).toBe(14);
  const barbarian = sheet(
    '2014',
    [
      ['barbarian', 1],
      ['monk', 1],
    ],
    {
      race: 'human',
      scores: [13, 13, 10, 8, 18, 8],
    },
  );
  expect(barbarian.ac.value).toBe(12);
  expect(barbarian.features.filter(({ name }) => name === 'Unarmored Defense')).toHaveLength(1);
});

test('the weapon of a pact is reckoned in its form, in 2024 with Charisma where that is better', () => {
  const attack = (edition: Edition, place: string, form?: string) =>
    sheet(edition, [['warlock', 3]], {
      scores: [12, 10, 10, 10, 10, 18],
      choices: {
        [place]: ['pact-of-the-blade'],
        ...(form ? { [`${place}>pact-of-the-blade#pact-weapon`]: [form] } : {}),
      },
    }).attacks.find(({ id }) => id === 'pact-weapon');
  const [old, now] = ['warlock/pact-boon#boon', 'warlock/eldritch-invocations#invocations'];
  const asked = (edition: Edition) =>
    sheet(edition, [['warlock', 3]]).asked.map(({ place }) => place);
  expect(asked('2014')).toContain(old);
  expect(asked('2024')).toContain(now);
  expect(attack('2014', old)).toMatchObject({ hit: { value: 3 }, damage: '1d8+1' });
  expect(attack('2014', old, 'greatsword')).toMatchObject({ hit: { value: 3 }, damage: '2d6+1' });
  expect(attack('2024', now, 'greatsword')).toMatchObject({ hit: { value: 6 }, damage: '2d6+4' });
});

test('the gaming set of a Soldier is the one that was chosen', () => {
  const soldier = character.parse({
    edition: '2024',
    background: 'soldier',
    levels: [{ class: 'fighter' }],
    choices: {
      'soldier/proficiencies#tool': ['playing-cards'],
      'equipment:soldier/start': ['0'],
    },
  });
  const book = bookOf('2024');
  const slugs = withStartEquipment(book, soldier).items.map(({ item }) => item);
  const [set] = sheetOf(book, soldier).asked.flatMap(({ place, picked }) =>
    place === 'soldier/proficiencies#tool' ? picked : [],
  );
  expect(set).toBeDefined();
  expect(slugs).toContain(set);
});

test('rituals of 2014 are those of bards, clerics, druids and wizards alone', () => {
  const ritual = (name: string, level: number, slug: string, edition: Edition = '2014') => {
    const known = { cantrips: [], known: [slug], prepared: [slug] };
    const { spells } = sheet(edition, [[name, level]], { spells: { [name]: known } });
    return spells.find((one) => one.slug === slug)?.ritual;
  };
  expect(ritual('cleric', 1, 'detect-magic')).toBe(true);
  expect(ritual('bard', 1, 'detect-magic')).toBe(true);
  expect(ritual('wizard', 1, 'detect-magic')).toBe(true);
  expect(ritual('paladin', 5, 'detect-magic')).toBe(false);
  expect(ritual('ranger', 5, 'speak-with-animals')).toBe(false);
  expect(ritual('sorcerer', 1, 'detect-magic')).toBe(false);
  expect(ritual('paladin', 5, 'detect-magic', '2024')).toBe(true);
});

test('a tiefling of 2014 casts Hellish Rebuke at level 2, from no slot', () => {
  const { spells } = sheet('2014', [['fighter', 3]], { race: 'tiefling' });
  expect(spells.find(({ slug }) => slug === 'hellish-rebuke')).toMatchObject({
    level: 1,
    freeLevel: 2,
    slots: 'none',
  });
});

test('a human of 2024 is inspired by a long rest', () => {
  expect(sheet('2024', [['fighter', 1]], { race: 'human' }).inspiredByRest).toBe(true);
  expect(sheet('2024', [['fighter', 1]], { race: 'orc' }).inspiredByRest).toBeUndefined();
});

test('Magical Secrets of 2024 opens three lists for spells and not for cantrips; a patron adds its spells', () => {
  const bard = factsOf(
    bookOf('2024'),
    character.parse({ edition: '2024', levels: Array(10).fill({ class: 'bard' }) }),
  );
  expect(onList(bard, 'bard', 'fireball')).toBe(true);
  expect(onList(bard, 'bard', 'fire-bolt')).toBe(false);
});

test('names keep their small words', () => {
  expect(['sleight-of-hand', 'pact-of-the-blade', 'wis'].map(inWords)).toEqual([
    'Sleight of Hand',
    'Pact of the Blade',
    'Wisdom',
  ]);
});

test('a smite is as large as its slot, up to five dice', () => {
  const { attacks } = sheet('2014', [['paladin', 2]], {
    items: [{ id: 'a', item: 'longsword', equipped: true }],
  });
  const smite = attacks[0]?.more?.find(({ name }) => name === 'Divine Smite');
  expect(smite && [1, 2, 3, 4, 5].map((level) => damageAtSlot(smite, level))).toEqual([
    '2d8',
    '3d8',
    '4d8',
    '5d8',
    '5d8',
  ]);
});
