import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '~/billing/checkout.server';
import { reconcileStep, walkSubscriptions } from '~/billing/reconcile.server';
import { billingForTests, here } from './billing-till';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 8);

billingForTests();

/** The status that the user should have according to the subscription at Stripe, read from the stand-in. */
async function truth(userId: string): Promise<Record<string, unknown>> {
  const customer = await here.customerOf(userId);
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

/** Lets something happen to a subscription between two events. */
async function live(userId: string, happening: string): Promise<void> {
  const { standin, till } = here;
  const customer = await here.customerOf(userId);
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
  it('end in Stripe’s state, also with duplicates, losses of all but one, and in parallel', async () => {
    await fc.assert(
      fc
        .asyncProperty(
          HAPPENINGS,
          fc.boolean(),
          fc.infiniteStream(fc.nat()),
          fc.boolean(),
          async (happenings, ends, dice, parallel) => {
            const { standin } = here;
            const userId = await here.person();
            await standin.control('POST events', { mode: 'held' });
            await here.pay(userId);
            for (const happening of [...happenings, ...(ends ? ['end'] : [])]) {
              await live(userId, happening);
            }
            const customer = await here.customerOf(userId);
            const { events } = await standin.control('GET log');
            const own = events.filter(
              ({ data: { object } }) => object.customer === customer || object.id === customer,
            );
            const throwDie = (sides: number) => (dice.next().value ?? 0) % sides;
            // Each event is lost, sent once or sent twice; at least one is always sent, in random order.
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
          // Subscriptions left over from one run would renew and be checked in all following runs.
        )
        .beforeEach(() => here.reset()),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('are replaced by a reconciliation when all of them are lost; a second one changes nothing', async () => {
    const { standin, services, db } = here;
    await standin.control('POST events', { mode: 'lost' });
    const people = [await here.person(), await here.person(), await here.person()];
    for (const userId of people) await here.pay(userId, 'annual');
    const first = await reconcileStep(services, null);
    expect(first).toEqual({ ensured: 3, next: null });
    for (const userId of people)
      expect(await here.record(userId)).toMatchObject(await truth(userId));
    const snapshot = () => db.prepare('select * from entitlements order by user_id').all();
    const before = await snapshot();
    expect(await reconcileStep(services, null)).toEqual(first);
    expect((await snapshot()).results).toEqual(before.results);
  });

  it('are not needed to notice that a plan will end: a reconciliation sees the end date', async () => {
    const { standin, services } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'lost' });
    await here.pay(userId);
    await reconcileStep(services, null);
    const before = await here.record(userId);
    expect(before).toMatchObject({ status: 'active', ends_at: null });
    await live(userId, 'cancel');
    await reconcileStep(services, null);
    const after = await here.record(userId);
    expect(after).toEqual({ ...before, ends_at: before?.current_period_end });
  });

  it('are not needed to notice that a subscription no longer exists', async () => {
    const userId = await here.person();
    await here.pay(userId);
    await here.standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
    await here.standin.control('POST reset');
    await walkSubscriptions(here.services);
    expect(await here.record(userId)).toMatchObject({
      status: 'expired',
      current_period_end: null,
    });
  });

  /**
   * Starts a lookup at Stripe with the present state, but delays its response until `between` has run and another
   * lookup has read and written the newer state.
   */
  async function lookLate(between: () => Promise<void>, written: () => Promise<void>) {
    const { standin } = here;
    const eventNow = async () => (await standin.control('GET log')).events.at(-1)?.id ?? '';
    const before = await eventNow();
    await standin.control('POST fail', { how: 'hold', path: '/v1/subscriptions' });
    const asked = await here.callsTo('/v1/subscriptions');
    const stale = standin.control('POST deliver', { ids: [before] });
    await expect.poll(() => here.callsTo('/v1/subscriptions'), { timeout: 20_000 }).toBe(asked + 1);
    await between();
    await standin.control('POST deliver', { ids: [await eventNow()] });
    await written();
    await standin.control('POST release');
    expect(await stale).toEqual({ statuses: [200] });
  }

  it.each(['decline', 'cancel', 'annual'])(
    'a change (%s) during a lookup is not lost',
    async (happening) => {
      const userId = await here.person();
      await here.standin.control('POST events', { mode: 'held' });
      await here.pay(userId);
      let latest: Record<string, unknown> | null = null;
      await lookLate(
        () => live(userId, happening),
        async () => {
          latest = await here.record(userId);
          expect(latest).toMatchObject(await truth(userId));
        },
      );
      expect(await here.record(userId)).toEqual(latest);
    },
  );

  it('a purchase during a lookup that finds nothing is not lost', async () => {
    const { services, standin, db } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'held' });
    await openCheckout(services, userId, 'monthly');
    const marks = () =>
      db.prepare('select running, sync_written, sync_asked from customers').first();
    let latest: Record<string, unknown> | null = null;
    await lookLate(
      async () => {
        await here.pay(userId);
      },
      async () => {
        latest = await marks();
        expect(latest).toMatchObject({ running: 1 });
      },
    );
    expect(await marks()).toEqual(latest);
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });
});
