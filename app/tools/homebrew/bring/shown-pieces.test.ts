import { expect, it } from 'vitest';
import { shownPieces } from './shown-pieces';

const pieces = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({ source: 'x'.repeat(letters) }));

it.each([
  ['one statblock is shown whole', 1, 2000, { letters: 20_000, rows: 400, withBlock: true }],
  ['twelve are', 12, 2000, { letters: 20_000, rows: 333, withBlock: true }],
  ['of forty no statblock is drawn', 40, 2000, { letters: 20_000, rows: 100, withBlock: false }],
  ['of 500 there is the beginning', 500, 2000, { letters: 600, rows: 10, withBlock: false }],
  ['however many, a little of each', 500, 9000, { letters: 600, rows: 10, withBlock: false }],
  ['of a long one as much as fits', 1, 400_000, { letters: 20_000, rows: 400, withBlock: true }],
] as const)('%s', (_, count, letters, shown) => {
  expect(shownPieces(pieces(count, letters))).toEqual(shown);
});
