import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCheckout, openPortal } from '~/billing/checkout.server';
import { customerIdOf } from '~/billing/customer-rows.server';
import { endBilling } from '~/billing/end.server';
import { reconcileStep, walkSubscriptions } from '~/billing/reconcile.server';
import { syncOnReturn } from '~/billing/return.server';
import { type BillingHere, openBillingHere } from './billing-till';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 20);
let here: BillingHere;

beforeAll(async () => {
  here = await openBillingHere();
}, 120_000);
afterAll(() => here?.close());

beforeEach(async () => {
  await here.standin.control('POST reset');
  await here.db.batch(
    ['billing_events', 'billing_walk', 'entitlements', 'customers', 'users'].map((table) =>
      here.db.prepare(`delete from ${table}`),
    ),
  );
});

async function pay(userId: string, plan: 'monthly' | 'annual' = 'monthly'): Promise<string> {
  const door = await openCheckout(here.services, userId, plan);
  if (!door.ok) throw new Error(door.reason);
  const session = door.url.split('/').at(-1) ?? '';
  await here.standin.control('POST pay', { session });
  return session;
}

async function customerOf(userId: string): Promise<string> {
  return (await customerIdOf(here.services.db, userId)) ?? '';
}

/** The status that Stripe's truth means for a person, read from the stand-in's own books. */
async function truth(userId: string): Promise<Record<string, unknown>> {
  const customer = await customerOf(userId);
  const { subscriptions } = await here.standin.control('GET log');
  const one = subscriptions.find((subscription) => subscription.customer === customer);
  const item = one?.items.data[0];
  const meanings: Record<string, string> = { canceled: 'expired' };
  return {
    status: meanings[one?.status ?? ''] ?? one?.status,
    current_period_start: item?.current_period_start,
    current_period_end: item?.current_period_end,
  };
}

/** What may happen to a subscription between two events. */
async function live(userId: string, happening: string): Promise<void> {
  const { standin, till } = here;
  const customer = await customerOf(userId);
  if (happening === 'renew') await standin.control('POST advance', { days: 32 });
  if (happening === 'decline') {
    await standin.control('POST card', { customer, card: 'declines' });
    await standin.control('POST advance', { days: 32 });
  }
  const { subscriptions } = await standin.control('GET log');
  const subscription = subscriptions.find((one) => one.customer === customer)?.id ?? '';
  if (happening === 'end') {
    const headers = { Authorization: `Bearer ${standin.secretKey}` };
    const address = `${standin.url}/v1/subscriptions/${subscription}`;
    await (await fetch(address, { method: 'DELETE', headers })).arrayBuffer();
  }
  if (happening === 'cancel' || happening === 'annual') {
    const portal = await till.payments.portal(customer);
    const what = happening === 'cancel' ? 'cancel' : `plan:${standin.prices.annual}`;
    const body = new URLSearchParams({ do: what, subscription });
    await (await fetch(portal, { method: 'POST', body })).arrayBuffer();
  }
}

const HAPPENINGS = fc.array(fc.constantFrom('renew', 'decline', 'cancel', 'annual'), {
  maxLength: 3,
});

describe('events in any order', () => {
  it('end in Stripe’s truth, with duplicates, losses but for the last, and in parallel', async () => {
    await fc.assert(
      fc.asyncProperty(
        HAPPENINGS,
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        fc.boolean(),
        async (happenings, ends, dice, parallel) => {
          const { standin } = here;
          const userId = await here.person();
          await standin.control('POST events', { mode: 'held' });
          await pay(userId);
          for (const happening of [...happenings, ...(ends ? ['end'] : [])]) {
            await live(userId, happening);
          }
          const customer = await customerOf(userId);
          const { events } = await standin.control('GET log');
          const own = events.filter(
            ({ data: { object } }) => object.customer === customer || object.id === customer,
          );
          const throwDie = (sides: number) => (dice.next().value ?? 0) % sides;
          // Each is lost, comes once, or twice; one always comes, wherever it stands in the row.
          const ids = own.flatMap(({ id }) => Array<string>(throwDie(3)).fill(id));
          if (ids.length === 0) ids.push(own[throwDie(own.length)]?.id ?? '');
          for (let at = ids.length - 1; at > 0; at -= 1) {
            const other = throwDie(at + 1);
            [ids[at], ids[other]] = [ids[other] ?? '', ids[at] ?? ''];
          }
          const { statuses } = await standin.control('POST deliver', { ids, parallel });
          expect(new Set(statuses)).toEqual(new Set([200]));
          const expected = ends ? { status: 'expired' } : await truth(userId);
          expect(await here.record(userId)).toMatchObject(expected);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('are mended by a reconciliation when every one of them is lost; a second one changes nothing', async () => {
    const { standin, services, db } = here;
    await standin.control('POST events', { mode: 'lost' });
    const people = [await here.person(), await here.person(), await here.person()];
    for (const userId of people) await pay(userId, 'annual');
    const first = await reconcileStep(services, null);
    expect(first).toEqual({ ensured: 3, next: null });
    for (const userId of people)
      expect(await here.record(userId)).toMatchObject(await truth(userId));
    const snapshot = () => db.prepare('select * from entitlements order by user_id').all();
    const before = await snapshot();
    expect(await reconcileStep(services, null)).toEqual(first);
    expect((await snapshot()).results).toEqual(before.results);
  });

  it('are not needed to notice that a subscription has vanished', async () => {
    const userId = await here.person();
    await pay(userId);
    await here.standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
    await here.standin.control('POST reset');
    await walkSubscriptions(here.services);
    expect(await here.record(userId)).toMatchObject({
      status: 'expired',
      current_period_end: null,
    });
  });

  it('while one is being looked up, a change in between is not lost', async () => {
    const { standin } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'held' });
    await pay(userId);
    const { events } = await standin.control('GET log');
    const id = events.at(-1)?.id ?? '';
    // The first look is slow, and sees what was true before the second began.
    await standin.control('POST fail', { how: 'slow', delayMs: 400, path: '/v1/subscriptions' });
    const slow = standin.control('POST deliver', { ids: [id] });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await live(userId, 'decline');
    const after = (await standin.control('GET log')).events.at(-1)?.id ?? '';
    await standin.control('POST deliver', { ids: [after] });
    await slow;
    expect(await here.record(userId)).toMatchObject(await truth(userId));
  });
});

describe('an event', () => {
  it('stays unfinished when the database fails, and works when it comes again', async () => {
    const { standin, db } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'held' });
    await pay(userId);
    const { events } = await standin.control('GET log');
    const ids = [events.at(-1)?.id ?? ''];
    here.breakBatches(1);
    expect((await standin.control('POST deliver', { ids })).statuses).toEqual([500]);
    expect(await here.record(userId)).toMatchObject({ status: 'trialing' });
    const open = 'select count(*) as n from billing_events where done_at is null';
    expect(await db.prepare(open).first('n')).toBe(1);
    expect((await standin.control('POST deliver', { ids })).statuses).toEqual([200]);
    expect(await here.record(userId)).toMatchObject({ status: 'active', trial_end: null });
    expect(await db.prepare(open).first('n')).toBe(0);
  });

  it('is tried again by itself until it has been taken', async () => {
    const { standin } = here;
    const userId = await here.person();
    here.breakBatches(0);
    await openCheckout(here.services, userId, 'monthly');
    await standin.control('POST settle');
    here.breakBatches(2);
    const { sessions } = await standin.control('GET log');
    await standin.control('POST pay', { session: sessions.at(-1)?.id ?? '' });
    await standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });
});

describe('one person', () => {
  it('has one customer and one checkout after two clicks at once', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    const doors = await Promise.all([1, 2].map(() => openCheckout(services, userId, 'monthly')));
    expect(doors[0]).toMatchObject({ ok: true });
    expect(doors[1]).toEqual(doors[0]);
    const { sessions, customers } = await standin.control('GET log');
    expect(sessions).toHaveLength(1);
    expect(customers.filter(({ metadata }) => metadata?.user_id === userId)).toHaveLength(1);
  });

  it('has one open checkout at a time: the other plan closes the first', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await openCheckout(services, userId, 'monthly');
    await openCheckout(services, userId, 'annual');
    const again = await openCheckout(services, userId, 'annual');
    const { sessions } = await standin.control('GET log');
    expect(sessions.map(({ status }) => status)).toEqual(['expired', 'open']);
    expect(again).toEqual({ ok: true, url: `${standin.url}/checkout/${sessions[1]?.id}` });
  });

  it('who pays already is led to the portal', async () => {
    const userId = await here.person();
    await pay(userId);
    const door = await openCheckout(here.services, userId, 'annual');
    expect(door.ok && door.url).toContain('/portal/');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });

  it('whose customer was deleted at Stripe gets a new one', async () => {
    const { services, till, standin } = here;
    const userId = await here.person();
    await openPortal(services, userId);
    const before = await customerOf(userId);
    await till.payments.endCustomer(before);
    expect(await openCheckout(services, userId, 'monthly')).toMatchObject({ ok: true });
    const after = await customerOf(userId);
    expect(after).not.toBe(before);
    const { sessions } = await standin.control('GET log');
    expect(sessions.at(-1)?.customer).toBe(after);
  });

  it('who paid before is found by the verified e-mail, and only by that', async () => {
    const paying = await here.person('paying@delvewright.test');
    const lapsed = await here.person('lapsed@delvewright.test');
    const pretender = await here.person('past-due@delvewright.test');
    await here.db
      .prepare('update users set email_verified = 0 where id = ?1')
      .bind(pretender)
      .run();
    await walkSubscriptions(here.services);
    expect(await here.record(paying)).toMatchObject({ status: 'active' });
    expect(await here.record(lapsed)).toMatchObject({ status: 'expired' });
    expect(await here.record(pretender)).toMatchObject({ status: 'trialing' });
  });

  it('who tries keeps the trial when a checkout is left, and when they come back without paying', async () => {
    const userId = await here.person();
    await openCheckout(here.services, userId, 'monthly');
    await syncOnReturn(here.services, userId);
    expect(await here.record(userId)).toMatchObject({ status: 'trialing', trial_end: 4000000000 });
  });

  it('has what they pay for ended before anything else is deleted; trouble says so', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await pay(userId);
    await standin.control('POST fail', { how: '500', times: 10 });
    expect(await endBilling(services, userId)).toBe(false);
    await standin.control('POST fail', { how: 'none' });
    expect(await endBilling(services, userId)).toBe(true);
    const { subscriptions } = await standin.control('GET log');
    expect(subscriptions.at(-1)?.status).toBe('canceled');
    expect(await endBilling(services, userId)).toBe(true);
  });
});

describe('Stripe that does not answer', () => {
  it.each(['500', 'refuse', 'html'] as const)(
    '(%s) opens no door, and loses nothing',
    async (how) => {
      const { services, standin } = here;
      const userId = await here.person();
      await standin.control('POST fail', { how, times: 50 });
      const door = await openCheckout(services, userId, 'monthly');
      expect(door).toEqual({ ok: false, reason: 'trouble' });
      await syncOnReturn(services, userId);
      await walkSubscriptions(services);
      await standin.control('POST fail', { how: 'none' });
      expect(await here.record(userId)).toMatchObject({ status: 'trialing' });
      await pay(userId);
      await standin.control('POST settle');
      expect(await here.record(userId)).toMatchObject({ status: 'active' });
    },
  );
});
