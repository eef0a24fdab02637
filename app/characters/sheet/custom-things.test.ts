import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { readOwn } from '../exchange/read-own';
import { equipped } from '../make/start-equipment';
import { type Character, character } from '../record/character';
import { sheetOf } from './sheet-of';

const BOOK = bookOf('2014');

function having(...items: object[]): Character {
  return character.parse({
    edition: '2014',
    levels: [{ class: 'fighter' }],
    items: items.map((item, at) => ({ id: `Thing_${at}`, ...item })),
  });
}

const LEAF = { category: 'light', base: 13, dexterity: 'whole' };
const BUCKLER = { category: 'shield', base: 1, dexterity: 'none' };

test('custom armor and a custom shield give their AC with their magic, and are trained like others', () => {
  const worn = having(
    { name: 'Leaf coat', armor: LEAF, plus: 1, equipped: true },
    { name: 'Buckler', armor: BUCKLER, equipped: true },
  );
  const { ac, problems } = sheetOf(BOOK, worn);
  expect([ac.value, ac.parts.map(({ label }) => label)]).toEqual([
    15,
    ['Leaf coat', 'Magic', 'Buckler'],
  ]);
  expect(problems.filter(({ step }) => step === 'equipment')).toEqual([]);
  const wizard = { ...worn, levels: [{ class: 'wizard', hp: null }] };
  expect(sheetOf(BOOK, wizard).problems.map(({ words }) => words)).toContain(
    'Leaf coat: you are not trained with it.',
  );
});

test('the best armor is put on, custom or not', () => {
  const dressed = equipped(BOOK, having({ item: 'leather-armor' }, { name: 'Coat', armor: LEAF }));
  expect(dressed.items.map((item) => item.equipped)).toEqual([false, true]);
});

test('an item with charges is spent like a feature, under a key of its own', () => {
  const { supplies } = sheetOf(
    BOOK,
    having({ name: 'Wand of sparks', charges: { most: 3, back: 'dawn' } }),
  );
  expect(supplies.find(({ name }) => name === 'Wand of sparks')).toMatchObject({
    key: 'item:thing-0',
    most: 3,
    back: 'dawn',
  });
});

test('two items never share their charges', () => {
  const wands = ['Wand_a', 'wand-a', 'wand-a-2', 'WAND-A'].map((id) => {
    return { id, name: id, charges: { most: 3 } };
  });
  const keys = sheetOf(BOOK, having(...wands)).supplies.flatMap(({ key, name }) =>
    key.startsWith('item:') ? [[name, key]] : [],
  );
  expect(keys).toEqual([
    ['Wand_a', 'item:wand-a'],
    ['wand-a', 'item:wand-a-2'],
    ['wand-a-2', 'item:wand-a-2-2'],
    ['WAND-A', 'item:wand-a-3'],
  ]);
});

test('custom things go along in a file', () => {
  const made = having({ name: 'Coat', armor: LEAF, charges: { most: 2 }, notes: 'From the elves' });
  const read = readOwn(JSON.parse(JSON.stringify(made)));
  expect('character' in read && read.character.items).toEqual(made.items);
});
