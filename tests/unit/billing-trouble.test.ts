import { describe, expect, it } from 'vitest';
import { openCheckout } from '~/billing/checkout.server';
import { walkSubscriptions } from '~/billing/reconcile.server';
import { syncOnReturn } from '~/billing/return.server';
import { billingForTests, here } from './billing-till';

billingForTests();

describe('a payment event', () => {
  it('stays unfinished when the database fails, and works when it is sent again', async () => {
    const { standin, db } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'held' });
    await here.pay(userId);
    const { events } = await standin.control('GET log');
    const ids = [events.at(-1)?.id ?? ''];
    // The lookup's number is stored, but its result cannot be written.
    here.breakBatches(1, 1);
    expect((await standin.control('POST deliver', { ids })).statuses).toEqual([500]);
    expect(await here.record(userId)).toMatchObject({ status: 'trialing' });
    const open = 'select count(*) as n from billing_events where done_at is null';
    expect(await db.prepare(open).first('n')).toBe(1);
    expect((await standin.control('POST deliver', { ids })).statuses).toEqual([200]);
    expect(await here.record(userId)).toMatchObject({ status: 'active', trial_end: null });
    expect(await db.prepare(open).first('n')).toBe(0);
  });

  it('causes one lookup, however often it is sent', async () => {
    const { standin } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'held' });
    await here.pay(userId);
    const { events } = await standin.control('GET log');
    const id = events.at(-1)?.id ?? '';
    const before = await here.callsTo('/v1/');
    await standin.control('POST deliver', { ids: [id] });
    expect(await here.callsTo('/v1/')).toBe(before + 1);
    const { statuses } = await standin.control('POST deliver', { ids: [id, id, id] });
    expect(statuses).toEqual([200, 200, 200]);
    expect(await here.callsTo('/v1/')).toBe(before + 1);
  });

  it('is retried until it is accepted', async () => {
    const { standin } = here;
    const userId = await here.person();
    here.breakBatches(0);
    await openCheckout(here.services, userId, 'monthly');
    await standin.control('POST settle');
    here.breakBatches(3);
    const { sessions } = await standin.control('GET log');
    await standin.control('POST pay', { session: sessions.at(-1)?.id ?? '' });
    await standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });
});

describe('while Stripe does not answer', () => {
  it.each(['500', 'refuse', 'html'] as const)(
    '(%s) no checkout or portal opens, and nothing is lost',
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
      await here.pay(userId);
      await standin.control('POST settle');
      expect(await here.record(userId)).toMatchObject({ status: 'active' });
    },
  );
});
