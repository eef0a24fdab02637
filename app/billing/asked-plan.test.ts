import { expect, it } from 'vitest';
import { askedPlan } from './asked-plan';

it('is one of the two plans, monthly when none is named', () => {
  expect(askedPlan({ plan: 'annual' })).toBe('annual');
  expect(askedPlan({ plan: 'monthly' })).toBe('monthly');
  expect(askedPlan({})).toBe('monthly');
});

it('is never a price of the visitor’s own choosing', () => {
  expect(askedPlan({ price: 'price_cheap' })).toBe('monthly');
  expect(askedPlan({ plan: 'price_cheap' })).toBeNull();
  expect(askedPlan({ plan: ['annual'] })).toBeNull();
});

it('is refused when the order cannot be read', () => {
  for (const order of [null, 'annual', 5, []]) expect(askedPlan(order)).toBeNull();
});
