import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTill, subscribe, subscriptionOf, type Till } from './real-client';

let till: Till;

beforeEach(async () => {
  till = await openTill();
});
afterEach(() => till.standin.close());

/**
 * Creates a customer with an idempotency key; returns the customer's id, or the error's status and whether it is a
 * stored response.
 */
async function create(idempotencyKey: string, email = 'mira@delvewright.test') {
  try {
    return (await till.stripe.customers.create({ email }, { idempotencyKey })).id;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return [error.statusCode, error.headers?.['idempotent-replayed'] ?? 'fresh'];
  }
}

test('a failure is stored under its key, as at Stripe; another key is a new attempt', async () => {
  await till.standin.control('POST fail', { how: '500' });
  expect(await create('one')).toEqual([500, 'fresh']);
  expect(await create('one')).toEqual([500, 'true']);
  expect(await create('two')).toMatch(/^cus_/);
});

test('a refusal after the work had begun is stored too; a refusal of the call itself is not', async () => {
  const open = (customer: string) =>
    till.stripe.billingPortal.sessions.create({ customer }, { idempotencyKey: 'portal' });
  await expect(open('cus_none')).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(open('cus_none')).rejects.toMatchObject({
    headers: { 'idempotent-replayed': 'true' },
  });
  const odd = { nonsense: '1' } as Stripe.CustomerCreateParams;
  const key = { idempotencyKey: 'odd' };
  await expect(till.stripe.customers.create(odd, key)).rejects.toMatchObject({ statusCode: 400 });
  expect(await create('odd')).toMatch(/^cus_/);
});

test.each(['slow', 'hold'] as const)(
  'a late response (%s) contains the state at the time of the call',
  async (how) => {
    const customer = await subscribe(till);
    const { id } = await subscriptionOf(till, customer);
    await till.standin.control('POST fail', { how, delayMs: 300, path: '/v1/subscriptions' });
    const late = subscriptionOf(till, customer);
    const asked = async () => (await till.standin.control('GET log')).requests.at(-1)?.query;
    await expect.poll(asked).toContain(customer);
    await till.stripe.subscriptions.cancel(id);
    await till.standin.control('POST release');
    expect((await late).status).toBe('active');
    expect((await subscriptionOf(till, customer)).status).toBe('canceled');
  },
);

test('an empty value removes an entry of the metadata', async () => {
  const { id } = await till.stripe.customers.create({ metadata: { user_id: 'mira', table: '7' } });
  await till.stripe.customers.update(id, { metadata: { user_id: '' } });
  const customer = await till.stripe.customers.retrieve(id);
  expect(customer).toMatchObject({ metadata: { table: '7' } });
  expect(customer).not.toHaveProperty('metadata.user_id');
});
