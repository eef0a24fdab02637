import Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { openTill, subscribe, type Till } from './real-client';

let till: Till;
afterEach(() => till.standin.close());

function read({ standin, stripe }: Till, { body, signature }: { body: string; signature: string }) {
  const crypto = Stripe.createSubtleCryptoProvider();
  const secret = standin.webhookSecret;
  return stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto);
}

async function typesThatArrived(): Promise<string[]> {
  await till.standin.control('POST settle');
  const events = await Promise.all(till.arrived.map((message) => read(till, message)));
  return events.map((event) => event.type);
}

test('paying sends signed events that the real client accepts', async () => {
  till = await openTill();
  await subscribe(till);
  const types = await typesThatArrived();
  expect(types.sort()).toEqual([
    'checkout.session.completed',
    'customer.created',
    'customer.subscription.created',
    'invoice.paid',
  ]);
});

test('an event that was refused is sent again with the same id', async () => {
  let calls = 0;
  till = await openTill(() => {
    calls += 1;
    return calls <= 2 ? 500 : 200;
  });
  await till.stripe.customers.create({});
  await till.standin.control('POST settle');
  expect(till.arrived).toHaveLength(3);
  const events = await Promise.all(till.arrived.map((message) => read(till, message)));
  expect(new Set(events.map((event) => event.id)).size).toBe(1);
});

test('duplicates are sent twice, lost events never, held ones on request', async () => {
  till = await openTill();
  const { control } = till.standin;
  await control('POST events', { mode: 'duplicate', delayMs: 5 });
  await till.stripe.customers.create({});
  expect(await typesThatArrived()).toEqual(['customer.created', 'customer.created']);

  till.arrived.length = 0;
  await control('POST events', { mode: 'lost' });
  await till.stripe.customers.create({});
  expect(await typesThatArrived()).toEqual([]);

  await control('POST events', { mode: 'held' });
  await till.stripe.customers.create({});
  expect(await typesThatArrived()).toEqual([]);
  const { events } = await control('GET log');
  const id = events.at(-1)?.id ?? '';
  await control('POST deliver', { ids: [id, id], parallel: true });
  expect(await typesThatArrived()).toEqual(['customer.created', 'customer.created']);
});

test('a failure switch breaks the API the given number of times, then the API works again', async () => {
  till = await openTill();
  await till.standin.control('POST fail', { how: '500', times: 1 });
  await expect(till.stripe.customers.list()).rejects.toMatchObject({ statusCode: 500 });
  expect((await till.stripe.customers.list()).data).toHaveLength(3);
  await till.standin.control('POST fail', { how: 'refuse', times: 1 });
  await expect(till.stripe.customers.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
});

test('pages of other origins cannot use its switches', async () => {
  till = await openTill();
  const answer = await fetch(`${till.standin.url}/_standin/reset`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(403);
});
