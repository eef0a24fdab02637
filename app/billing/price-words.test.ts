import { expect, it } from 'vitest';
import { amountWords, NO_PRICES, priceWords } from './price-words';

function pair(monthly: number, annual: number, currency = 'usd') {
  return priceWords([
    { plan: 'annual', cents: annual, currency },
    { plan: 'monthly', cents: monthly, currency: 'usd' },
  ]);
}

it('writes amounts as people do', () => {
  expect(amountWords(600, 'usd')).toBe('$6');
  expect(amountWords(1234, 'eur')).toBe('€12.34');
  expect(amountWords(550, 'usd')).toBe('$5.50');
  expect(amountWords(900, 'jpy')).toBe('¥900');
});

it('says what each plan costs, and how many months the year gives away', () => {
  expect(pair(600, 6000)).toEqual({ monthly: '$6 a month', annual: '$60 a year, two months free' });
  expect(pair(600, 6600).annual).toBe('$66 a year, one month free');
});

it('says the amount where what is saved is no whole month', () => {
  expect(pair(600, 6550).annual).toBe('$65.50 a year, $6.50 less than 12 months');
});

it('promises no saving where there is none, and no price that nobody told', () => {
  expect(pair(500, 6000).annual).toBe('$60 a year');
  expect(pair(500, 6600).annual).toBe('$66 a year');
  expect(pair(500, 100, 'eur').annual).toBe('€1 a year');
  expect(priceWords([])).toEqual(NO_PRICES);
  expect(priceWords([{ plan: 'monthly', cents: 600, currency: 'usd' }])).toEqual(NO_PRICES);
});
