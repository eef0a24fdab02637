import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Config } from './env.server';
import { openPayments, paymentOrigins } from './open-payments.server';
import {
  customerOf,
  isMissing,
  isSilence,
  subscriptionOf,
  unlessMissing,
} from './payments-shapes.server';

const SET_UP = {
  APP_ORIGIN: 'https://delvewright.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_ANNUAL: 'price_year',
};
// Only the settings that payments need.
const config = (changes: Partial<Config> = {}) => ({ ...SET_UP, ...changes }) as Config;

/** An error as the payment provider's client throws it. */
function refusal(statusCode: number | undefined, code?: string) {
  return new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'No such customer: cus_1',
    ...(statusCode !== undefined && { statusCode }),
    ...(code !== undefined && { code }),
  });
}

describe('payments', () => {
  it('are there only when all is set up that they need', () => {
    expect(openPayments(config())).not.toBeNull();
    for (const name of Object.keys(SET_UP).filter((key) => key.startsWith('STRIPE'))) {
      expect(openPayments(config({ [name]: undefined })), name).toBeNull();
    }
  });

  it('are the same for as long as nothing of their setting changes', () => {
    const first = openPayments(config());
    expect(openPayments(config())).toBe(first);
    for (const change of [
      { STRIPE_SECRET_KEY: 'sk_test_2' },
      { STRIPE_WEBHOOK_SECRET: 'whsec_2' },
      { STRIPE_PRICE_MONTHLY: 'price_other' },
      { STRIPE_PRICE_ANNUAL: 'price_other' },
      { STRIPE_PRICES_FORMER: 'price_old' },
      { STRIPE_API: 'http://127.0.0.1:9' },
      { APP_ORIGIN: 'https://other.example' },
    ]) {
      openPayments(config());
      expect(openPayments(config(change)), Object.keys(change)[0]).not.toBe(openPayments(config()));
    }
  });

  it('let forms lead to the provider’s own pages, and nowhere while nothing is sold', () => {
    expect(paymentOrigins(config())).toEqual([
      'https://checkout.stripe.com',
      'https://billing.stripe.com',
    ]);
    expect(paymentOrigins(config({ STRIPE_API: 'http://127.0.0.1:8789' }))).toEqual([
      'http://127.0.0.1:8789',
    ]);
    expect(paymentOrigins(config({ STRIPE_SECRET_KEY: undefined }))).toEqual([]);
  });

  it('tell what a failed call means', () => {
    const payments = openPayments(config());
    const say = (error: unknown) => [
      payments?.isTrouble(error),
      payments?.isSilence(error),
      payments?.isKeptFailure(error),
      payments?.isGoneCustomer(error),
    ];
    // isTrouble, isSilence, isKeptFailure, isGoneCustomer
    expect(say(refusal(undefined))).toEqual([true, true, false, false]);
    expect(say(refusal(302))).toEqual([true, true, true, false]);
    expect(say(refusal(400))).toEqual([true, false, true, false]);
    expect(say(refusal(401))).toEqual([true, false, false, false]);
    expect(say(refusal(404, 'resource_missing'))).toEqual([true, false, true, true]);
    expect(say(refusal(409))).toEqual([true, false, false, false]);
    expect(say(refusal(429))).toEqual([true, true, false, false]);
    expect(say(refusal(499))).toEqual([true, false, true, false]);
    expect(say(refusal(500))).toEqual([true, true, true, false]);
    expect(say(new Error('No such customer'))).toEqual([false, false, false, false]);
    expect(say('resource_missing')).toEqual([false, false, false, false]);
  });

  it('know a thing that is missing from a price that is', async () => {
    expect(isMissing(refusal(404, 'resource_missing'))).toBe(true);
    expect(isMissing(refusal(404, 'other'))).toBe(false);
    expect(isMissing({ code: 'resource_missing' })).toBe(false);
    expect(isSilence(undefined)).toBe(false);
    expect(await unlessMissing(Promise.resolve(7))).toBe(7);
    expect(await unlessMissing(Promise.reject(refusal(404, 'resource_missing')))).toBeNull();
    await expect(unlessMissing(Promise.reject(refusal(400)))).rejects.toThrow('No such customer');
  });
});

describe('a customer', () => {
  it.each([
    ['cus_1', { id: 'cus_1', email: '', userId: null }],
    [
      { id: 'cus_1', deleted: true, email: 'a@b.example', metadata: { user_id: 'u' } },
      { id: 'cus_1', email: '', userId: null },
    ],
    [
      { id: 'cus_1', email: null, metadata: {} },
      { id: 'cus_1', email: '', userId: null },
    ],
    [
      { id: 'cus_1', email: 'a@b.example', metadata: { user_id: '' } },
      { id: 'cus_1', email: 'a@b.example', userId: null },
    ],
    [
      { id: 'cus_1', email: 'a@b.example', metadata: { user_id: 'u' } },
      { id: 'cus_1', email: 'a@b.example', userId: 'u' },
    ],
  ])('%o', (given, expected) => {
    // Only the fields that the code reads.
    expect(customerOf(given as unknown as Stripe.Customer)).toEqual(expected);
  });
});

describe('a subscription', () => {
  const PRICES = { monthly: 'price_month', annual: 'price_year', former: ['price_old'] };
  const item = (id: string, interval = 'month') => ({
    price: { id, recurring: { interval } },
    current_period_start: 10,
    current_period_end: 20,
  });

  function read(items: unknown[], more: Record<string, unknown> = {}) {
    const whole = {
      id: 'sub_1',
      status: 'active',
      trial_end: null,
      cancel_at: null,
      cancel_at_period_end: false,
      items: { data: items },
      ...more,
    };
    // Only the fields that the code reads.
    return subscriptionOf(whole as unknown as Stripe.Subscription, PRICES);
  }

  it('is known by the prices of Pro alone, those of before included', () => {
    const planOf = (...items: unknown[]) => read(items)?.plan ?? null;
    expect(planOf(item('price_month'))).toBe('monthly');
    expect(planOf(item('price_year', 'year'))).toBe('annual');
    expect(planOf(item('price_old'))).toBe('monthly');
    expect(planOf(item('price_old', 'year'))).toBe('annual');
    expect(planOf(item('price_of_a_mug'))).toBeNull();
    expect(planOf()).toBeNull();
    expect(planOf(item('price_of_a_mug'), item('price_year'))).toBe('annual');
  });

  it('has the dates of its own part, and ends when somebody has said so', () => {
    expect(read([item('price_month')], { trial_end: 15 })).toEqual({
      id: 'sub_1',
      status: 'active',
      plan: 'monthly',
      periodStart: 10,
      periodEnd: 20,
      trialEnd: 15,
      endsAt: null,
    });
    expect(read([item('price_month')], { cancel_at_period_end: true })?.endsAt).toBe(20);
    expect(read([item('price_month')], { cancel_at: 17, cancel_at_period_end: true })?.endsAt).toBe(
      17,
    );
  });
});
