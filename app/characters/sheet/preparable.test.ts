import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { readLeastForm } from '../make/least-form';
import { preparableOf } from './preparable';
import { sheetOf } from './sheet-of';

function preparable(classes: string, spells: object = {}) {
  const [slug = '', level, subclass = null] = classes.split(' ');
  const read = readLeastForm({
    edition: '2014',
    race: 'human',
    background: 'acolyte',
    classes: [{ class: slug, level: Number(level), subclass }],
    abilities: { base: { str: 10, dex: 10, con: 10, int: 16, wis: 16, cha: 10 } },
    spells,
  });
  if (!read.ok) throw new Error(read.problem);
  const book = bookOf('2014');
  return preparableOf(book, read.character, sheetOf(book, read.character), slug);
}

test('a cleric prepares from the whole list up to its highest level, without the spells of its domain', () => {
  const told = preparable('cleric 5 life', { cleric: { prepared: ['aid'] } });
  const names = told?.spells.map(({ name }) => name) ?? [];
  // Level 5 + Wisdom 3 (16, and 1 for a human, is 17).
  expect(told?.most).toBe(8);
  expect(names).toContain('Aid');
  expect(names).not.toContain('Bless');
  expect(Math.max(...(told?.spells.map(({ level }) => level) ?? []))).toBe(3);
  expect(told?.spells.filter(({ prepared }) => prepared).map(({ slug }) => slug)).toEqual(['aid']);
});

test('a wizard prepares only what stands in the spellbook', () => {
  const told = preparable('wizard 3', {
    wizard: { known: ['shield', 'sleep', 'web'], prepared: ['web'] },
  });
  expect(told?.spells.map(({ name, prepared }) => `${name} ${prepared}`)).toEqual([
    'Shield false',
    'Sleep false',
    'Web true',
  ]);
});

test('a sorcerer prepares nothing', () => {
  expect(preparable('sorcerer 5')).toBeNull();
});
