import { expect, test } from 'vitest';
import { bookOf } from '~/characters/books/book-of';
import { type Character, character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { newSeed } from '~/platform/new-seed';
import { equipmentView } from './equipment-view';
import { pressed } from './presses';
import { asKept } from './read/as-kept';
import { withStep } from './read/read-step';

const BOOK = bookOf('2014');
const FIGHTER = character.parse({
  edition: '2014',
  levels: [{ class: 'fighter' }],
  abilities: { base: { str: 16, dex: 10, con: 10, int: 10, wis: 10, cha: 10 } },
});

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Adds a custom item of a kind with the equipment step's form. */
function withAdded(kind: string, before: Character = FIGHTER): Character {
  const form = formOf([
    ['add-own', 'Moonblade'],
    ['add-kind', kind],
  ]);
  const done = pressed({ book: BOOK, character: before, seed: newSeed }, 'add-item', form);
  if (!done.ok) throw new Error(done.problem);
  return done.character;
}

/** Sets fields of the only item by hand. */
function set(before: Character, fields: readonly (readonly [string, string])[]): Character {
  const id = before.items[0]?.id ?? '';
  const form = formOf([
    ['items', id],
    ...fields.map(([name, value]) => [`item:${id}:${name}`, value] as const),
  ]);
  const read = asKept(withStep(before, 'equipment', form, sheetOf(BOOK, before)));
  if (!read.ok) throw new Error(read.problem);
  return read.character;
}

test('a weapon of one’s own is said by hand: dice, type, properties, range, weight, magic and a note', () => {
  const made = set(withAdded('weapon'), [
    ['count', '1'],
    ['plus', '2'],
    ['equipped', 'on'],
    ['name', 'Moonblade'],
    ['pounds', '2.5'],
    ['weapon', '1'],
    ['dice', '2'],
    ['sides', '6'],
    ['type', 'radiant'],
    ['category', 'martial'],
    ['reach', 'melee'],
    ['near', '20'],
    ['far', '60'],
    ['property', 'finesse'],
    ['property', 'thrown'],
    ['notes', 'Glows near orcs.'],
  ]);
  expect(made.items[0]).toMatchObject({
    pounds: 2.5,
    plus: 2,
    notes: 'Glows near orcs.',
    weapon: {
      category: 'martial',
      count: 2,
      sides: 6,
      type: 'radiant',
      properties: ['finesse', 'thrown'],
      rangeFeet: [20, 60],
    },
  });
  const [attack] = sheetOf(BOOK, made).attacks;
  expect(attack).toMatchObject({ name: 'Moonblade', damage: '2d6+5', damageType: 'radiant' });
  expect(attack?.hit.value).toBe(7);
});

test('armor of one’s own and an item with charges are said by hand', () => {
  const armor = set(withAdded('armor'), [
    ['equipped', 'on'],
    ['armor', '1'],
    ['category', 'heavy'],
    ['base', '17'],
    ['dexterity', 'none'],
    ['strength', '13'],
    ['loud', '1'],
    ['notes', ''],
  ]);
  expect(sheetOf(BOOK, armor).ac).toMatchObject({ value: 17, hinders: [{ on: 'stealth' }] });
  const charged = set(withAdded('thing'), [
    ['charges', '3'],
    ['back', 'dawn'],
    ['notes', ''],
  ]);
  expect(charged.items[0]?.charges).toEqual({ most: 3, back: 'dawn' });
  const [row] = equipmentView({
    book: BOOK,
    character: charged,
    sheet: sheetOf(BOOK, charged),
  }).items;
  expect(row).toMatchObject({ name: 'Moonblade', what: '3 charges' });
});

test('what is no number leaves what stands, and an emptied name is no name', () => {
  const made = set(withAdded('weapon'), [
    ['name', ' '],
    ['pounds', 'heavy'],
    ['weapon', '1'],
    ['dice', 'many'],
    ['sides', '6'],
    ['type', 'moonlight'],
    ['near', 'far'],
    ['notes', ''],
  ]);
  expect(made.items[0]).toMatchObject({
    name: 'Moonblade',
    pounds: null,
    weapon: { count: 1, sides: 6, type: 'bludgeoning', rangeFeet: null },
  });
});

test('a page without these fields leaves what they hold', () => {
  const before = set(withAdded('thing'), [
    ['charges', '2'],
    ['notes', 'Old'],
  ]);
  const after = set(before, [['count', '3']]);
  expect(after.items[0]).toMatchObject({ count: 3, charges: { most: 2 }, notes: 'Old' });
});
