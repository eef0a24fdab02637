import { expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { foundryFile } from '../../../tests/harness/foreign-characters';
import { bookOf } from '../books/book-of';
import { sheetOf } from '../sheet/sheet-of';
import { findNamed, waysToSay } from './match-names';
import { readCharacterFile } from './read-file';

const rulesOf = (edition: Edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (one: Parameters<typeof sheetOf>[1]) => sheetOf(book, one) };
};

function millisecondsOf(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

/** With quadratic backtracking over the spaces this takes minutes, otherwise milliseconds. */
const BLANKS = ' '.repeat(200_000);

it('a name of many blanks is looked up at once', () => {
  expect(millisecondsOf(() => waysToSay(`a${BLANKS}b`))).toBeLessThan(1000);
  expect(waysToSay(`Light${BLANKS}Crossbow`)).toContain('light-crossbow');
  expect(findNamed(bookOf('2014').items, 'Crossbow, \n Light +1')?.slug).toBe('light-crossbow');
});

it('a file whose names are blanks, or that speaks thousands of languages, is read at once', () => {
  const file = { ...foundryFile(), name: `a${BLANKS}b` };
  const named = ['race', 'background', 'feat', 'weapon', 'spell'].map((type) => ({
    type,
    name: `a,${BLANKS}x\ny`,
    system: {},
  }));
  const custom = Array.from({ length: 30_000 }, (_, at) => `tongue ${at}`).join(';');
  const system = { ...Object(file).system, traits: { languages: { value: [], custom } } };
  const text = JSON.stringify({ ...file, system, items: named });
  let isRead = false;
  const took = millisecondsOf(() => {
    isRead = readCharacterFile(text, rulesOf).ok;
  });
  expect(isRead).toBe(true);
  expect(took).toBeLessThan(3000);
});
