import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { createRandom } from '~/rules/random';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { characterSheet } from './by-hand';
import { hitPointsBy } from './hit-points';
import { quickCombatants, readQuick } from './quick';
import { sheet } from './sheet';

const NOTHING = {
  count: '1',
  hitPoints: null,
  ac: null,
  initiativeBonus: null,
  initiative: null,
  challenge: null,
  level: null,
  slots: null,
  hidden: false,
};

test.each([
  ['Guard', { name: 'Guard' }],
  ['Guard 2 hp 11 ac 16 init +1', { name: 'Guard 2', hitPoints: '11', ac: 16, initiativeBonus: 1 }],
  ['hp 11 Guard ac:16', { name: 'Guard', hitPoints: '11', ac: 16 }],
  ['Guard 11hp 16ac +1 init', { name: 'Guard', hitPoints: '11', ac: 16, initiativeBonus: 1 }],
  ['Old Tom, hp=2d8+4, cr 1/4', { name: 'Old Tom', hitPoints: '2d8+4', challenge: 0.25 }],
  ['Mira level 5 init 17', { name: 'Mira', level: 5, initiative: 17 }],
  ['Mira 24 ac 15 level 5', { name: 'Mira', hitPoints: '24', ac: 15, level: 5 }],
  ['Mira 24 lvl 5', { name: 'Mira', hitPoints: '24', level: 5 }],
  ['Guard 2 level 3 hp 9', { name: 'Guard 2', hitPoints: '9', level: 3 }],
  ['7 level 3', { name: '7', level: 3 }],
  ['1d4+1 goblins', { name: 'goblin', count: '1d4+1' }],
  ['1d4 + 1 goblins hp 7', { name: 'goblin', count: '1d4+1', hitPoints: '7' }],
  ['4 goblin', { name: 'goblin', count: '4' }],
  ['goblin x4', { name: 'goblin', count: '4' }],
  ['4x goblin', { name: 'goblin', count: '4' }],
  ['goblin:4', { name: 'goblin', count: '4' }],
  ['3: Goblin', { name: 'Goblin', count: '3' }],
  ['3 giant bats ac 13', { name: 'giant bat', count: '3', ac: 13 }],
  ['2 harpies', { name: 'harpies', count: '2' }],
  ['Ogre × 2', { name: 'Ogre', count: '2' }],
  ['2 goblins hidden', { name: 'goblin', count: '2', hidden: true }],
  ['Mira hp 31 Hidden', { name: 'Mira', hitPoints: '31', hidden: true }],
  ['Hidden', { name: 'Hidden' }],
  ['Hidden One hp 3', { name: 'Hidden One', hitPoints: '3' }],
  ['Wolf init −1', { name: 'Wolf', initiativeBonus: -1 }],
])('"%s" is read', (text, expected) => {
  expect(readQuick(text)).toEqual({ ...NOTHING, ...expected });
});

test.each([
  ['', 'Write a name, such as "Guard hp 11 ac 16".'],
  ['hp 11', 'Write a name, such as "Guard hp 11 ac 16".'],
  ['Guard hp', 'Write a number with "hp".'],
  ['Guard hp 0', 'Hit points go from 1 to 9999.'],
  ['Guard ac 51', 'An armor class goes from 0 to 50.'],
  ['Guard ac 10 ac 11', '"ac" is there twice.'],
  ['Guard init +41', 'An initiative bonus goes from -20 to +40.'],
  ['Guard level 21', 'A level goes from 1 to 20.'],
  ['Guard cr 31', 'A challenge rating is 0, 1/8, 1/4, 1/2 or 1 to 30.'],
  ['201 guards', 'From 1 to 200 can join at once.'],
  ['x'.repeat(101), 'Keep the name under 100 characters.'],
  ['x'.repeat(201), 'Keep it under 200 characters.'],
])('"%s" is refused in a sentence', (text, problem) => {
  expect(readQuick(text)).toEqual({ problem });
});

it('never throws, and what it makes is a sheet', () => {
  const words = fc.constantFrom(
    'hp',
    'ac',
    'init',
    '4',
    '1d4+1',
    'goblins',
    'x',
    ':',
    '-',
    '99',
    'cr',
    '1/2',
    'level',
    '0d0',
    '999d999',
    ',',
  );
  const lines = fc.oneof(
    fc.string({ maxLength: 220 }),
    fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(lines, fc.integer(), (line, seed) => {
      const quick = readQuick(line);
      if ('problem' in quick) {
        expect(quick.problem).toMatch(/\.$/);
        return;
      }
      const made = quickCombatants(quick, '2024', createRandom(seed));
      if ('problem' in made) expect(made.problem).toMatch(/\.$/);
      else for (const one of made.sheets) expect(sheet.parse(one)).toEqual(one);
    }),
    { numRuns: 200 },
  );
});

test('dice say how many come, and the hit points of each', () => {
  const quick = readQuick('1d4+1 goblins hp 2d6');
  if ('problem' in quick) throw new Error(quick.problem);
  for (let seed = 0; seed < 50; seed += 1) {
    const made = quickCombatants(quick, '2014', createRandom(seed));
    if ('problem' in made) throw new Error(made.problem);
    expect(made.sheets.length).toBeGreaterThanOrEqual(2);
    expect(made.sheets.length).toBeLessThanOrEqual(5);
    for (const { maximum } of made.sheets) expect(maximum >= 2 && maximum <= 12).toBe(true);
  }
});

test('whose hit points nobody says, nobody counts; characters make death saves', () => {
  const quick = readQuick('Mira level 5');
  if ('problem' in quick) throw new Error(quick.problem);
  expect(quickCombatants(quick, '2024', createRandom(1))).toMatchObject({
    sheets: [{ uncounted: true, deathSaves: true, proficiencyBonus: 3 }],
  });
  expect(characterSheet('2014', { name: 'Mira', maximum: 30, uncounted: true })).toMatchObject({
    maximum: 30,
    uncounted: true,
    deathSaves: true,
  });
});

test('hit points come as printed, by the dice, or at their ends', () => {
  const goblin = SRD_MONSTERS.find(({ slug }) => slug === 'goblin');
  if (!goblin) throw new Error('no goblin');
  const random = createRandom(1);
  expect(hitPointsBy(goblin, 'average', random)).toBe(7);
  expect(hitPointsBy(goblin, 'least', random)).toBe(2);
  expect(hitPointsBy(goblin, 'most', random)).toBe(12);
  for (const record of SRD_MONSTERS) {
    const rolled = hitPointsBy(record, 'rolled', random);
    expect(rolled).toBeGreaterThanOrEqual(hitPointsBy(record, 'least', random));
    expect(rolled).toBeLessThanOrEqual(hitPointsBy(record, 'most', random));
  }
});

test('a name may be any word, those that every object has too', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(readQuick(`2 ${word}`)).not.toHaveProperty('problem');
    expect(readQuick(`${word} hp 5`)).toMatchObject({ name: word });
  }
});

test('reads spell slots, from the first level on', () => {
  const quick = readQuick('Ilvy level 5 hp 27 slots 4/3/2');
  expect(quick).toMatchObject({ name: 'Ilvy', level: 5, slots: [4, 3, 2] });
  if ('problem' in quick) throw new Error(quick.problem);
  const made = quickCombatants(quick, '2014', createRandom('slots'));
  expect(made).toMatchObject({ sheets: [{ slots: [4, 3, 2] }] });
  expect(readQuick('Ilvy hp 3 slots 40')).toHaveProperty('problem');
  expect(readQuick('The slots hp 9')).toMatchObject({ name: 'The slots', slots: null });
});
