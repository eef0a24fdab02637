import { describe, expect, it } from 'vitest';
import {
  books,
  calls,
  emptyStripeForTests,
  list,
  paths,
  paymentsWith,
  refusal,
  SITE,
  subscription,
} from '../../tests/harness/stripe-books';

emptyStripeForTests();

const checkoutFor = (id: string, price: string, status = 'open', url: string | null = null) => ({
  id,
  status,
  url,
  metadata: { price },
});
/** The fields sent with the first call to a path. */
const sentTo = (path: string) => calls.find((call) => call.path === path)?.sent;

describe('a checkout', () => {
  const order = { customerId: 'cus_1', userId: 'ann', plan: 'annual', attempt: 3 } as const;
  const CREATE = 'POST checkout/sessions';
  const expire = (id: string) => `POST checkout/sessions/${id}/expire`;
  const NEW = { id: 'cs_new', url: 'https://checkout.example/new' };

  it('sells one of what was ordered to the one who ordered it, and leads back to the site', async () => {
    books['GET checkout/sessions'] = list();
    books[CREATE] = [200, NEW];
    expect(await paymentsWith().checkout(order)).toBe(NEW.url);
    expect(calls[0]?.sent).toEqual({ customer: 'cus_1', limit: '10' });
    expect(calls[1]).toMatchObject({ key: 'checkout-cus_1-price_year-first-3' });
    expect(calls[1]?.sent).toEqual({
      mode: 'subscription',
      customer: 'cus_1',
      client_reference_id: 'ann',
      'line_items[0][price]': 'price_year',
      'line_items[0][quantity]': '1',
      'metadata[price]': 'price_year',
      success_url: `${SITE}/billing/return?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${SITE}/settings?billing=cancel&plan=annual`,
    });
  });

  it('that is still open for the same plan is used again', async () => {
    books['GET checkout/sessions'] = list(
      checkoutFor('cs_paid', 'price_year', 'complete', 'https://checkout.example/paid'),
      checkoutFor('cs_open', 'price_year', 'open', 'https://checkout.example/open'),
    );
    expect(await paymentsWith().checkout(order)).toBe('https://checkout.example/open');
    expect(paths()).toEqual(['GET checkout/sessions']);
  });

  it.each([
    ['annual', 'price_month'],
    ['monthly', 'price_year'],
  ] as const)(
    'for the %s plan closes open ones of ours at other prices, and nobody else’s',
    async (plan, other) => {
      books['GET checkout/sessions'] = list(
        checkoutFor('cs_mug', 'price_of_a_mug'),
        { id: 'cs_bare', status: 'open', url: null, metadata: null },
        checkoutFor('cs_other', other),
        checkoutFor('cs_done', other, 'complete'),
        checkoutFor('cs_former', 'price_old'),
      );
      // The checkout `cs_other` was paid in the meantime.
      books[expire('cs_other')] = refusal(400, 'not_open');
      books[expire('cs_former')] = [200, {}];
      books[CREATE] = [200, NEW];
      expect(await paymentsWith().checkout({ ...order, plan })).toBe(NEW.url);
      expect(paths()).toEqual([
        'GET checkout/sessions',
        expire('cs_other'),
        expire('cs_former'),
        CREATE,
      ]);
      // The idempotency key names the newest checkout: two clicks that see the same one open only one new checkout.
      expect(calls.at(-1)?.key).toContain('-cs_mug-3');
    },
  );

  it('is not opened while one at another price may still be paid', async () => {
    books['GET checkout/sessions'] = list(checkoutFor('cs_other', 'price_month'));
    books[expire('cs_other')] = refusal(500, 'broken');
    books[CREATE] = [200, NEW];
    await expect(paymentsWith().checkout(order)).rejects.toThrow('broken');
    expect(paths()).not.toContain(CREATE);
  });

  it('without an address leads nobody anywhere', async () => {
    books['GET checkout/sessions'] = list(checkoutFor('cs_open', 'price_year'));
    books[CREATE] = [200, { ...NEW, url: null }];
    await expect(paymentsWith().checkout(order)).rejects.toThrow();
    expect(paths()).toEqual(['GET checkout/sessions', CREATE]);
  });
});

describe('the end of a customer', () => {
  it('ends what they pay here, and deletes them', async () => {
    books['GET subscriptions'] = list(
      subscription('sub_1', 'price_month'),
      subscription('sub_gone', 'price_old'),
    );
    books['DELETE subscriptions/sub_1'] = [200, {}];
    books['DELETE customers/cus_1'] = [200, {}];
    expect(await paymentsWith().endCustomer('cus_1')).toBe(0);
    expect(calls[0]?.sent).toEqual({ customer: 'cus_1', limit: '100' });
    expect(paths().slice(1)).toEqual([
      'DELETE subscriptions/sub_1',
      'DELETE subscriptions/sub_gone',
      'DELETE customers/cus_1',
    ]);
  });

  it('is fine when they are gone already, and none when Stripe refuses', async () => {
    expect(await paymentsWith().endCustomer('cus_gone')).toBe(0);
    expect(paths()).toEqual(['GET subscriptions', 'DELETE customers/cus_gone']);
    books['GET subscriptions'] = list(subscription('sub_1', 'price_month'));
    books['DELETE subscriptions/sub_1'] = refusal(500, 'broken');
    await expect(paymentsWith().endCustomer('cus_1')).rejects.toThrow('broken');
    expect(paths()).not.toContain('DELETE customers/cus_1');
  });

  it('leaves those who subscribe to something else, as nobody’s, with no checkout of ours open', async () => {
    books['GET subscriptions'] = list(
      subscription('sub_mug', 'price_of_a_mug'),
      subscription('sub_1', 'price_year'),
    );
    books['DELETE subscriptions/sub_1'] = [200, {}];
    books['GET checkout/sessions'] = list(
      checkoutFor('cs_month', 'price_month'),
      checkoutFor('cs_year', 'price_year'),
      checkoutFor('cs_old', 'price_old'),
      checkoutFor('cs_paid', 'price_year', 'complete'),
      checkoutFor('cs_mug', 'price_of_a_mug'),
      { id: 'cs_bare', status: 'open', url: null, metadata: null },
    );
    books['POST customers/cus_1'] = [200, {}];
    const ours = ['cs_month', 'cs_year', 'cs_old'].map(
      (id) => `POST checkout/sessions/${id}/expire`,
    );
    for (const path of ours) books[path] = [200, {}];
    expect(await paymentsWith().endCustomer('cus_1')).toBe(1);
    expect(paths().slice(1)).toEqual([
      'DELETE subscriptions/sub_1',
      'GET checkout/sessions',
      ...ours,
      'POST customers/cus_1',
    ]);
    expect(sentTo('GET checkout/sessions')).toEqual({ customer: 'cus_1', limit: '100' });
    expect(sentTo('POST customers/cus_1')).toEqual({ 'metadata[user_id]': '' });
  });
});
