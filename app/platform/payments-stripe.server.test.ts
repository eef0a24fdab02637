import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import {
  books,
  calls,
  emptyStripeForTests,
  list,
  paymentsWith,
  refusal,
  SITE,
  subscription,
} from '../../tests/harness/stripe-books';

emptyStripeForTests();

describe('the line to Stripe', () => {
  it.each([
    [undefined, 'https://api.stripe.com'],
    ['http://127.0.0.1:8789', 'http://127.0.0.1:8789'],
    ['http://stripe.test', 'http://stripe.test'],
    ['https://stripe.test', 'https://stripe.test'],
    ['https://stripe.test:8443', 'https://stripe.test:8443'],
  ])('leads, for the address %s, to %s', async (api, origin) => {
    await paymentsWith({ api }).customer('cus_1');
    expect(calls.map(({ origin }) => origin)).toEqual([origin]);
  });

  it.each([
    ['sk_live_1', 'test', 'live'],
    ['rk_live_1', 'test', 'live'],
    ['sk_test_1', 'live', 'test'],
    ['rk_test_live_1', 'live', 'test'],
  ])('with the key %s takes no event of %s mode', async (key, theirs, ours) => {
    const read = async (livemode: boolean) => {
      const body = JSON.stringify({ id: 'evt_1', type: 'ping', livemode, data: { object: {} } });
      const signature = await new Stripe('sk_test_1').webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: 'whsec_1',
        timestamp: 1000,
        cryptoProvider: Stripe.createSubtleCryptoProvider(),
      });
      return paymentsWith({ key }).readEvent(body, signature, 1_000_000);
    };
    expect(await read(theirs === 'live')).toEqual({
      ok: false,
      problem: `This is an event of ${theirs} mode; the site is in ${ours} mode.`,
    });
    expect(await read(ours === 'live')).toMatchObject({ ok: true, id: 'evt_1' });
  });
});

describe('what Pro costs', () => {
  it('is what the two prices say, each for its plan', async () => {
    books['GET prices/price_month'] = [200, { unit_amount: 500, currency: 'eur' }];
    books['GET prices/price_year'] = [200, { unit_amount: null, currency: 'usd' }];
    expect(await paymentsWith().prices()).toEqual([
      { plan: 'monthly', cents: 500, currency: 'eur' },
      { plan: 'annual', cents: 0, currency: 'usd' },
    ]);
  });
});

describe('a customer', () => {
  it('is opened once for a person, under their key, with an e-mail when they have one', async () => {
    books['POST customers'] = [200, { id: 'cus_1' }];
    const open = (email: string) =>
      paymentsWith().createCustomer({ userId: 'ann', email, key: 'customer-ann' });
    expect(await open('ann@example.test')).toBe('cus_1');
    expect(calls[0]).toMatchObject({
      sent: { email: 'ann@example.test', 'metadata[user_id]': 'ann' },
      key: 'customer-ann',
    });
    await open('');
    expect(calls[1]?.sent).toEqual({ 'metadata[user_id]': 'ann' });
  });

  it('is looked for by their e-mail alone, among as many as may share it', async () => {
    const one = { id: 'cus_1', email: 'ann@example.test', metadata: { user_id: 'ann' } };
    books['GET customers'] = list(one);
    expect(await paymentsWith().customersByEmail('ann@example.test')).toEqual([
      { id: 'cus_1', email: 'ann@example.test', userId: 'ann' },
    ]);
    expect(calls[0]?.sent).toEqual({ email: 'ann@example.test', limit: '100' });
  });

  it('is none when deleted or missing, and an error when Stripe only fails to say', async () => {
    books['GET customers/cus_here'] = [200, { id: 'cus_here', email: null, metadata: {} }];
    books['GET customers/cus_gone'] = [200, { id: 'cus_gone', deleted: true }];
    books['GET customers/cus_fault'] = refusal(500, 'broken');
    const { customer } = paymentsWith();
    expect(await customer('cus_here')).toEqual({ id: 'cus_here', email: '', userId: null });
    expect(await customer('cus_gone')).toBeNull();
    expect(await customer('cus_never')).toBeNull();
    await expect(customer('cus_fault')).rejects.toThrow('broken');
  });

  it('has their owner written on them', async () => {
    books['POST customers/cus_1'] = [200, {}];
    await paymentsWith().nameOwner('cus_1', 'ann');
    expect(calls[0]?.sent).toEqual({ 'metadata[user_id]': 'ann' });
  });

  it('comes back from the portal to the page that looks what has changed', async () => {
    books['POST billing_portal/sessions'] = [200, { url: 'https://billing.example/p' }];
    expect(await paymentsWith().portal('cus_1')).toBe('https://billing.example/p');
    expect(calls[0]?.sent).toEqual({
      customer: 'cus_1',
      return_url: `${SITE}/billing/return?from=portal`,
    });
  });
});

describe('subscriptions', () => {
  it('of a customer are all asked for, ended ones too; of foreign ones the status is all that is told', async () => {
    books['GET subscriptions'] = list(
      subscription('sub_old', 'price_old', 'canceled'),
      subscription('sub_mug', 'price_of_a_mug', 'past_due'),
      subscription('sub_pro', 'price_year'),
    );
    const found = await paymentsWith().subscriptionsOf('cus_1');
    expect(found?.pro.map(({ id }) => id)).toEqual(['sub_old', 'sub_pro']);
    expect(found?.others).toEqual(['past_due']);
    expect(calls[0]?.sent).toEqual({ customer: 'cus_1', status: 'all', limit: '100' });
    delete books['GET subscriptions'];
    expect(await paymentsWith().subscriptionsOf('cus_gone')).toBeNull();
  });

  it('of everybody come a hundred at a time with their customers, foreign ones passed over but not forgotten as a place', async () => {
    const page = [subscription('sub_1', 'price_month'), subscription('sub_2', 'price_of_a_mug')];
    books['GET subscriptions'] = [200, { data: page, has_more: true }];
    const { each, next } = await paymentsWith().allSubscriptions(null);
    expect(each).toEqual([
      [
        { id: 'cus_of_sub_1', email: 'mira@example.test', userId: null },
        expect.objectContaining({ id: 'sub_1', plan: 'monthly' }),
      ],
    ]);
    expect(next).toBe('sub_2');
    expect(calls[0]?.sent).toEqual({ status: 'all', limit: '100', 'expand[0]': 'data.customer' });
    books['GET subscriptions'] = [200, { data: page, has_more: false }];
    expect((await paymentsWith().allSubscriptions('sub_0')).next).toBeNull();
    expect(calls[1]?.sent).toMatchObject({ starting_after: 'sub_0' });
    books['GET subscriptions'] = [200, { data: [], has_more: true }];
    expect((await paymentsWith().allSubscriptions('sub_2')).next).toBeNull();
  });
});
