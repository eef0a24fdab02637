import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { settled } from './settle';

test('a class that bears the name of something every object has is a class that one has not', () => {
  const odd = character.parse({
    edition: '2014',
    spells: { constructor: { cantrips: ['light'], known: [], prepared: [] } },
    choices: { constructor: ['a', 'b'] },
  });
  const { character: kept, dropped } = settled(bookOf('2014'), odd);
  expect(Object.keys({ ...kept.spells, ...kept.choices })).toEqual([]);
  expect(dropped).toEqual(['A, B', 'Spells of Constructor: Light']);
});
