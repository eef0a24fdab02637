import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCheckout, openPortal } from '~/billing/checkout.server';
import { reconcileStep, walkSubscriptions } from '~/billing/reconcile.server';
import { answerWebhook } from '~/billing/webhook.server';
import { type BillingHere, openBillingHere } from './billing-till';

let here: BillingHere;

beforeAll(async () => {
  here = await openBillingHere();
}, 120_000);
afterAll(() => here?.close());
beforeEach(() => here.reset());

const hook = (services = here.services) =>
  answerWebhook(
    new Request('http://localhost:4322/webhooks/stripe', { method: 'POST', body: '{}' }),
    services,
  );

describe('a site without configured payments', () => {
  it('offers no checkout or portal, accepts no event, and has nothing to reconcile', async () => {
    const services = { ...here.services, payments: null };
    const userId = await here.person();
    const shut = { ok: false, reason: 'not-set-up' };
    expect(await openCheckout(services, userId, 'monthly')).toEqual(shut);
    expect(await openPortal(services, userId)).toEqual(shut);
    const answer = await hook(services);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: 'Payments are not set up on this site.' },
    ]);
    expect(await reconcileStep(services, null)).toEqual({ ensured: 0, next: null });
    await walkSubscriptions(services);
  });
});

describe('a payment event', () => {
  it('without a signature changes nothing, and is refused with a reason', async () => {
    const answer = await hook();
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'The signature is missing.' },
    ]);
    expect(await here.db.prepare('select count(*) as n from billing_events').first('n')).toBe(0);
  });

  it('about an unknown customer is accepted, so that it is not sent again', async () => {
    const price = here.standin.prices.monthly;
    const userId = await here.person();
    await openPortal(here.services, userId);
    const customer = await here.customerOf(userId);
    await here.db.batch([
      here.db.prepare('delete from customers'),
      here.db.prepare('delete from users where id = ?1').bind(userId),
    ]);
    await here.standin.control('POST events', { mode: 'held' });
    await here.standin.control('POST subscribe', { customer, price });
    const { events } = await here.standin.control('GET log');
    const ids = events.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    const { statuses } = await here.standin.control('POST deliver', { ids });
    expect(statuses).toEqual(ids.map(() => 200));
    const open = 'select count(*) as n from billing_events where done_at is null';
    expect(await here.db.prepare(open).first('n')).toBe(0);
    expect(await here.db.prepare('select count(*) as n from customers').first('n')).toBe(0);
  });
});

describe('reconciliation', () => {
  /** Creates a user with a paid plan and a correct record. */
  async function payer(): Promise<string> {
    const userId = await here.person();
    await here.pay(userId);
    // Wait for all events: one still pending would be looked up later and repair the record that the test damages.
    await here.standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
    return userId;
  }

  it('makes no lookup for a correct record', async () => {
    await payer();
    const before = await here.callsTo('/v1/subscriptions');
    expect(await reconcileStep(here.services, null)).toEqual({ ensured: 1, next: null });
    expect(await here.callsTo('/v1/subscriptions')).toBe(before + 1);
  });

  it.each([
    ["entitlements set status = 'past_due'"],
    ['entitlements set trial_end = 5'],
    ['entitlements set current_period_start = 5'],
    ['entitlements set current_period_end = 5'],
    ["customers set plan = 'annual'"],
    ['customers set ends_at = 5'],
  ])('repairs a record in which one thing is wrong: %s', async (wrong) => {
    const userId = await payer();
    const right = await here.record(userId);
    await here.db.prepare(`update ${wrong}`).run();
    expect(await here.record(userId)).not.toEqual(right);
    await reconcileStep(here.services, null);
    expect(await here.record(userId)).toEqual(right);
  });
});
