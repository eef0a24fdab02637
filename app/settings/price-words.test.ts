import { expect, it } from 'vitest';
import { amountWords, planChoices } from './price-words';

it('writes amounts as people do', () => {
  expect(amountWords(600, 'usd')).toBe('$6.00');
  expect(amountWords(1234, 'eur')).toBe('€12.34');
  expect(amountWords(900, 'jpy')).toBe('¥900');
});

it('offers both plans with their prices and what the year saves', () => {
  const choices = planChoices([
    { plan: 'annual', cents: 6000, currency: 'usd' },
    { plan: 'monthly', cents: 600, currency: 'usd' },
  ]);
  expect(choices.map(({ value, hint }) => [value, hint])).toEqual([
    ['monthly', '$6.00 a month'],
    ['annual', '$60.00 a year; $12.00 less than twelve months'],
  ]);
});

it('promises no saving where there is none, and no price that nobody told', () => {
  const [, annual] = planChoices([
    { plan: 'monthly', cents: 500, currency: 'usd' },
    { plan: 'annual', cents: 6000, currency: 'usd' },
  ]);
  expect(annual?.hint).toBe('$60.00 a year');
  for (const { hint } of planChoices([])) expect(hint).toContain('at the checkout');
});
