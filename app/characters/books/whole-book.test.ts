import { describe, expect, test } from 'vitest';
import { doubledNames, featuresOf, unknownNames } from '../../../tests/harness/book-names';
import { bookOf } from './book-of';

describe.each(['2014', '2024'] as const)('the book of %s', (edition) => {
  const book = bookOf(edition);

  test('has whatever it names', () => {
    expect(unknownNames(book)).toEqual([]);
  });

  test('has nothing twice', () => {
    expect(doubledNames(book)).toEqual([]);
  });

  test('says of each feature what it does, at a level from 1 to 20', () => {
    const silent = featuresOf(book).filter((one) => one.words.trim() === '' || one.name === '');
    expect(silent.map((one) => one.key)).toEqual([]);
    const levels = featuresOf(book).filter((one) => one.level < 1 || one.level > 20);
    expect(levels.map((one) => one.key)).toEqual([]);
  });

  test('has twenty cells in each column of each class', () => {
    const cells = book.classes.flatMap((one) =>
      one.columns.map((column) => [one.slug, column.name, column.cells.length]),
    );
    expect(cells.filter(([, , count]) => count !== 20)).toEqual([]);
  });
});
