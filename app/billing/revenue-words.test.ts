import { expect, test } from 'vitest';
import { revenueWords } from './revenue-words';

const PRICES = [
  { plan: 'monthly', cents: 600, currency: 'usd' },
  { plan: 'annual', cents: 6000, currency: 'usd' },
] as const;

test('a month brings all monthly prices, and the twelfth of each annual one', () => {
  const paying = [
    { plan: 'monthly', people: 3, ending: 1 },
    { plan: 'annual', people: 1, ending: 0 },
  ] as const;
  expect(revenueWords(paying, PRICES)).toBe('$23 a month from 4 paid plans; 1 of them canceled');
});

test('where nobody tells the prices, the plans are counted', () => {
  expect(revenueWords([{ plan: 'monthly', people: 1, ending: 0 }], [])).toBe('1 paid plan');
});

test('a price that is not known makes no sum of the others', () => {
  const paying = [
    { plan: 'monthly', people: 3, ending: 0 },
    { plan: 'annual', people: 1, ending: 0 },
  ] as const;
  expect(revenueWords(paying, PRICES.slice(0, 1))).toBe('4 paid plans');
});

test('nobody pays yet', () => {
  expect(revenueWords([], PRICES)).toBe('No paid plans');
});
