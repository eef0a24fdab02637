import { expect, test } from 'vitest';
import { classOf, itemOf, optionsOf } from '../book/find';
import { bookOf } from './book-of';

test('each edition has one book, the same whenever it is asked for', () => {
  expect(bookOf('2014').raceWord).toBe('Race');
  expect(bookOf('2024').raceWord).toBe('Species');
  expect(bookOf('2014')).toBe(bookOf('2014'));
});

test('what a book does not have is not found', () => {
  expect(classOf(bookOf('2014'), 'artificer')).toBeNull();
  expect(itemOf(bookOf('2024'), 'no-such-thing')).toBeNull();
  expect(optionsOf(bookOf('2014'), 'weapon-mastery')).toEqual([]);
});
