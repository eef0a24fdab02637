import { expect, test } from 'vitest';
import { countWords, levelHeading, levelWords } from './spell-words';

test('levels are said as the rules say them', () => {
  expect([0, 1, 2, 3, 9].map(levelWords)).toEqual([
    'Cantrip',
    '1st level',
    '2nd level',
    '3rd level',
    '9th level',
  ]);
  expect(levelHeading(0)).toBe('Cantrips');
});

test('counts are said in words', () => {
  expect([countWords(0), countWords(1), countWords(12), countWords(1000, true)]).toEqual([
    'No spells',
    '1 spell',
    '12 spells',
    '1,000+ spells',
  ]);
});
