import { expect, it } from 'vitest';
import { hourWords, sizeWords, tookWords } from './health-words';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [12_449_000, '12.4 MB'],
  [250_000_000, '250 MB'],
  [5e15, '5000 TB'],
])('says %d bytes as %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it('says how long something took', () => {
  expect([0, 999, 1000, 3449].map(tookWords)).toEqual(['0 ms', '999 ms', '1.0 s', '3.4 s']);
});

it('names an hour by UTC', () => {
  expect(hourWords(Date.UTC(2026, 10, 23, 4))).toBe('23 Nov, 04:00');
});
