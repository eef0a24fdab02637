import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCheckout, openTill, subscribe, subscriptionOf, type Till } from './real-client';

const DAY = 86_400;
let till: Till;

beforeEach(async () => {
  till = await openTill();
});
afterEach(() => till.standin.close());

function submit(address: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return fetch(address, { method: 'POST', body, redirect: 'manual' });
}

test('the three existing customers are found by their e-mail', async () => {
  const statusOf = async (email: string) => {
    const { data } = await till.stripe.customers.list({ email });
    return (await subscriptionOf(till, data[0]?.id ?? '')).status;
  };
  expect(await statusOf('paying@delvewright.test')).toBe('active');
  expect(await statusOf('past-due@delvewright.test')).toBe('past_due');
  expect(await statusOf('lapsed@delvewright.test')).toBe('canceled');
  expect((await till.stripe.customers.list({ email: 'trial@delvewright.test' })).data).toEqual([]);
});

test('Pay starts a subscription and redirects to the success URL', async () => {
  const { customer, session } = await openCheckout(till, 'monthly');
  expect(session.url).toContain(`${till.standin.url}/checkout/`);
  const shown = await fetch(session.url ?? '');
  expect(await shown.text()).toContain('$6.00 every month');
  const paid = await submit(session.url ?? '', { do: 'pay' });
  expect(paid.headers.get('location')).toBe(
    `http://localhost:4321/billing/return?session=${session.id}`,
  );
  const { status, start, end } = await subscriptionOf(till, customer.id);
  expect(status).toBe('active');
  expect((end - start) / DAY).toBeGreaterThanOrEqual(28);
  expect((end - start) / DAY).toBeLessThanOrEqual(31);
  expect((await fetch(session.url ?? '')).status).toBe(410);
});

test('Decline shows an error and leaves the checkout open; Cancel redirects back', async () => {
  const { customer, session } = await openCheckout(till, 'annual');
  const declined = await submit(session.url ?? '', { do: 'decline' });
  expect(await declined.text()).toContain('Your card was declined.');
  const left = await submit(session.url ?? '', { do: 'cancel' });
  expect(left.headers.get('location')).toBe('http://localhost:4321/settings?billing=cancel');
  expect((await till.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  expect((await till.stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
});

test('an annual plan lasts a year', async () => {
  const customer = await subscribe(till, 'annual');
  const { start, end } = await subscriptionOf(till, customer);
  expect((end - start) / DAY).toBeGreaterThanOrEqual(365);
});

test('a renewal moves the period first and charges the card about an hour later', async () => {
  const customer = await subscribe(till);
  await till.standin.control('POST card', { customer, card: 'declines' });
  const before = await subscriptionOf(till, customer);
  const { now } = await till.standin.control('GET log');
  await till.standin.control('POST advance', { seconds: before.end - now + 60 });
  const moved = await subscriptionOf(till, customer);
  expect([moved.status, moved.start]).toEqual(['active', before.end]);
  await till.standin.control('POST advance', { seconds: 3600 });
  const unpaid = await subscriptionOf(till, customer);
  expect([unpaid.status, unpaid.start]).toEqual(['past_due', before.end]);
});

test('a repeatedly failing charge ends the subscription after two weeks', async () => {
  const customer = await subscribe(till);
  await till.standin.control('POST card', { customer, card: 'declines' });
  await till.standin.control('POST advance', { days: 33 });
  expect((await subscriptionOf(till, customer)).status).toBe('past_due');
  await till.standin.control('POST advance', { days: 14 });
  expect((await subscriptionOf(till, customer)).status).toBe('canceled');
});

test('with afterRetries set to unpaid, the subscription stays unpaid instead', async () => {
  const lenient = await openTill(() => 200, { afterRetries: 'unpaid' });
  const customer = await subscribe(lenient);
  await lenient.standin.control('POST card', { customer, card: 'declines' });
  await lenient.standin.control('POST advance', { days: 47 });
  expect((await subscriptionOf(lenient, customer)).status).toBe('unpaid');
  await lenient.standin.close();
});

test('the portal cancels at the period’s end, resumes, changes the plan, and pays an open invoice', async () => {
  const customer = await subscribe(till);
  const { id } = await subscriptionOf(till, customer);
  const { url } = await till.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:4321/billing/return?from=portal',
  });
  const screen = await (await fetch(url)).text();
  expect(screen).toContain('http://localhost:4321/billing/return?from=portal');
  await submit(url, { do: 'cancel', subscription: id });
  expect(await subscriptionOf(till, customer)).toMatchObject({ status: 'active', ends: true });
  await submit(url, { do: 'resume', subscription: id });
  expect(await subscriptionOf(till, customer)).toMatchObject({ status: 'active', ends: false });
  await submit(url, { do: `plan:${till.standin.prices.annual}`, subscription: id });
  const { start, end } = await subscriptionOf(till, customer);
  expect((end - start) / DAY).toBeGreaterThanOrEqual(365);
  await submit(url, { do: 'card-declines' });
  await till.standin.control('POST advance', { days: 366 });
  expect((await subscriptionOf(till, customer)).status).toBe('past_due');
  await submit(url, { do: 'card-pays' });
  await submit(url, { do: 'pay' });
  expect((await subscriptionOf(till, customer)).status).toBe('active');
});

test('a subscription canceled at the period’s end lasts exactly until then', async () => {
  const customer = await subscribe(till);
  const { id } = await subscriptionOf(till, customer);
  await till.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await till.standin.control('POST advance', { days: 27 });
  expect((await subscriptionOf(till, customer)).status).toBe('active');
  await till.standin.control('POST advance', { days: 5 });
  expect((await subscriptionOf(till, customer)).status).toBe('canceled');
});

test('deleting a customer ends their subscriptions', async () => {
  const customer = await subscribe(till);
  await till.stripe.customers.del(customer);
  expect(await till.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  await expect(till.stripe.subscriptions.list({ customer })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('the same idempotency key returns the same customer, and refuses other parameters', async () => {
  const key = { idempotencyKey: 'customer-1' };
  const create = (name: string) => till.stripe.customers.create({ name }, key);
  const [one, two] = await Promise.all([create('Mira'), create('Mira')]);
  expect(two.id).toBe(one.id);
  await expect(create('Other')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('a wrong key, an unknown parameter and an unknown object are refused as at Stripe', async () => {
  const { hostname, port } = new URL(till.standin.url);
  const stranger = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http' });
  await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 });
  const odd = { nonsense: '1' } as Stripe.CustomerCreateParams;
  await expect(till.stripe.customers.create(odd)).rejects.toMatchObject({
    code: 'parameter_unknown',
  });
  await expect(till.stripe.subscriptions.cancel('sub_none')).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('a list of subscriptions is paginated, with the customers expanded', async () => {
  for (let number = 0; number < 4; number += 1) await subscribe(till);
  const seen: string[] = [];
  const pages = till.stripe.subscriptions.list({
    status: 'all',
    limit: 3,
    expand: ['data.customer'],
  });
  for await (const { id, customer } of pages) {
    seen.push(id);
    expect(customer).toMatchObject({ object: 'customer' });
  }
  expect(new Set(seen).size).toBe(7);
});
