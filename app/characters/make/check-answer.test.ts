import { expect, test } from 'vitest';
import { SMALL_BOOK } from '../../../tests/harness/small-book';
import { sheetOf } from '../sheet/sheet-of';
import { checkAnswer } from './check-answer';
import { readLeastForm } from './least-form';

const CLERIC = {
  edition: '2014',
  race: 'hill-dwarf',
  classes: [{ class: 'cleric', level: 5, subclass: 'life' }],
  abilities: { base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
  hitPoints: 'average',
};

test('the least form of a character answers with its numbers', () => {
  const read = readLeastForm(CLERIC);
  if (!read.ok) throw new Error(read.problem);
  expect(read.character).toMatchObject({ race: 'dwarf', subrace: 'hill-dwarf' });
  expect(checkAnswer(sheetOf(SMALL_BOOK, read.character))).toMatchObject({
    abilities: { str: 14, dex: 8, con: 15, int: 10, wis: 16, cha: 12 },
    modifiers: { str: 2, dex: -1, con: 2, int: 0, wis: 3, cha: 1 },
    proficiencyBonus: 3,
    // 8 + 4 × 5 + 5 × 2 + 5 × 1
    hp: 43,
    ac: 9,
    initiative: -1,
    speed: 25,
    saves: { str: 2, dex: -1, con: 2, int: 0, wis: 6, cha: 4 },
    passives: { perception: 13 },
    spellcasting: { dc: 14, attack: 6, slots: [4, 3, 2], pact: null },
    problems: [],
  });
});

test('hit points may be given as a number', () => {
  const read = readLeastForm({ ...CLERIC, hitPoints: 38 });
  expect(read.ok && sheetOf(SMALL_BOOK, read.character).hitPoints).toMatchObject({
    value: 38,
    rule: 43,
    byHand: true,
  });
});

test.each([
  [{ ...CLERIC, admin: true }, '"admin" is not a field that one may have.'],
  [{ ...CLERIC, classes: [] }, '"classes" must have at least 1 entries, found a list.'],
  [
    { ...CLERIC, classes: [{ class: 'cleric', level: 21 }] },
    '"classes[1].level" must be a whole number from 1 to 20, found 21.',
  ],
  [
    { ...CLERIC, classes: ['cleric', 'fighter'].map((one) => ({ class: one, level: 11 })) },
    'The classes have 22 levels; 20 is the maximum.',
  ],
  [
    { ...CLERIC, classes: [1, 2].map((level) => ({ class: 'cleric', level })) },
    'A class is listed twice in "classes"; give its levels once.',
  ],
  [[], 'One must be an object, found a list.'],
  [
    { ...CLERIC, hitPoints: 'most' },
    '"hitPoints" must be average, or be a whole number from 1 to 9999, found "most".',
  ],
])('what is no such form is refused in words (%#)', (form, problem) => {
  expect(readLeastForm(form)).toEqual({ ok: false, problem });
});
