import { expect, test } from 'vitest';
import { SMALL_BOOK } from '../../../tests/harness/small-book';
import { character } from '../record/character';
import { sheetOf } from './sheet-of';

const FIGHTER = character.parse({
  edition: '2014',
  name: 'Tordek',
  race: 'dwarf',
  subrace: 'hill-dwarf',
  background: 'acolyte',
  abilities: { base: { str: 15, dex: 13, con: 14, int: 8, wis: 12, cha: 10 } },
  levels: [{ class: 'fighter' }, { class: 'cleric' }, { class: 'cleric', hp: 3 }],
  choices: {
    'fighter:first/skills': ['athletics', 'history'],
    'fighter/style#style': ['defense'],
    'acolyte/skills#languages': ['elvish', 'celestial'],
  },
  subclasses: { cleric: 'life' },
  items: [
    { id: 'a', item: 'chain-mail', equipped: true },
    { id: 'b', item: 'shield', equipped: true, plus: 1 },
    { id: 'c', item: 'longsword', equipped: true, plus: 1 },
  ],
});

test('a dwarf of two classes has every number by the rules', () => {
  const sheet = sheetOf(SMALL_BOOK, FIGHTER);
  expect(sheet.classLine).toBe('Fighter 1 / Cleric 2');
  // Con 14 + 2 = 16 (+3), Wis 12 + 1 = 13 (+1).
  expect(sheet.abilities.con).toMatchObject({ score: { value: 16 }, modifier: 3 });
  // Only the first class gives saves: Con 3 + 2.
  expect(sheet.abilities.con.save.value).toBe(5);
  expect(sheet.abilities.wis.save.value).toBe(1);
  // 16 + 2 + 1 (shield +1) + 1 (Defense).
  expect(sheet.ac.value).toBe(20);
  // 10 + 5 + 3 + 3 × 3 + 3 × 1 (tough).
  expect(sheet.hitPoints.value).toBe(30);
  expect(sheet.hitDice).toEqual([
    { sides: 10, count: 1 },
    { sides: 8, count: 2 },
  ]);
  expect(sheet.skills.athletics).toMatchObject({ value: 4, proficient: 'full' });
  expect(sheet.passives.insight.value).toBe(13);
  expect(sheet.slots.map(({ value }) => value)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(sheet.castings).toMatchObject([{ dc: { value: 11 }, prepared: { most: { value: 3 } } }]);
  expect(sheet.attacks[0]).toMatchObject({ hit: { value: 5 }, damage: '1d8+3', average: 7 });
  expect(sheet.speeds.walk?.value).toBe(25);
});

test('a number set by hand changes what follows from it', () => {
  const sheet = sheetOf(SMALL_BOOK, { ...FIGHTER, overrides: { 'score.str': 20 } });
  expect(sheet.abilities.str).toMatchObject({ modifier: 5, score: { byHand: true, rule: 15 } });
  expect(sheet.skills.athletics.value).toBe(7);
  expect(sheet.carrying.most.value).toBe(300);
});

test('an empty character is told what to choose', () => {
  const { missing } = sheetOf(SMALL_BOOK, character.parse({ edition: '2014' }));
  expect(missing.map(({ words }) => words)).toEqual([
    'Choose a race.',
    'Choose a class.',
    'Choose a background.',
    'Set your ability scores.',
    'Choose a name.',
  ]);
});
