import { describe, expect, it } from 'vitest';
import { endBilling } from '~/billing/end.server';
import { walkSubscriptions } from '~/billing/reconcile.server';
import { sweepEvents } from '~/billing/webhook.server';
import { deletePerson } from '~/settings/person/delete.server';
import { billingForTests, here } from './billing-till';

billingForTests();

async function isThere(userId: string): Promise<boolean> {
  const query = 'select count(*) as n from users where id = ?1';
  return (await here.db.prepare(query).bind(userId).first('n')) === 1;
}

async function stateOf(customer: string): Promise<string | undefined> {
  const { subscriptions } = await here.standin.control('GET log');
  return subscriptions.find((one) => one.customer === customer)?.status;
}

describe('deleting a user with a paid plan', () => {
  it('ends the plan before anything is deleted', async () => {
    const userId = await here.person();
    await here.standin.control('POST events', { mode: 'lost' });
    await here.pay(userId);
    const customer = await here.customerOf(userId);
    here.breakBatches(1);
    await expect(deletePerson(here.services, userId)).rejects.toThrow('D1 is not there.');
    expect(await stateOf(customer)).toBe('canceled');
    expect(await isThere(userId)).toBe(true);
    expect(await deletePerson(here.services, userId)).toBeTruthy();
    expect(await isThere(userId)).toBe(false);
  });

  it('deletes nothing while the provider does not confirm', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await here.pay(userId);
    await standin.control('POST settle');
    const customer = await here.customerOf(userId);
    await standin.control('POST fail', { how: '500', times: 50 });
    expect(await deletePerson(services, userId)).toBeFalsy();
    expect([await isThere(userId), await here.customerOf(userId)]).toEqual([true, customer]);
    await standin.control('POST fail', { how: 'none' });
    expect(await deletePerson(services, userId)).toBeTruthy();
    expect(await stateOf(customer)).toBe('canceled');
  });

  it('deletes nothing while payments are no longer configured, but deletes a user who was never a customer', async () => {
    const services = { ...here.services, payments: null };
    const userId = await here.person();
    await here.pay(userId);
    const customer = await here.customerOf(userId);
    expect(await deletePerson(services, userId)).toBeFalsy();
    expect([await isThere(userId), await stateOf(customer)]).toEqual([true, 'active']);
    const stranger = await here.person();
    expect(await deletePerson(services, stranger)).toBeTruthy();
    expect(await isThere(stranger)).toBe(false);
  });

  it('succeeds when the customer no longer exists', async () => {
    const { services, till } = here;
    const userId = await here.person();
    await here.pay(userId);
    await till.payments.endCustomer(await here.customerOf(userId));
    expect(await endBilling(services, userId)).toBe(true);
  });
});

describe('the scheduled task of billing', () => {
  it('deletes events after 30 days, and not before', async () => {
    const { services, db } = here;
    const day = 24 * 60 * 60 * 1000;
    const now = services.clock.now();
    const insert = 'insert into billing_events (id, type, received_at) values (?1, ?1, ?2)';
    const ages = { fresh: 0, old: 30 * day - 60_000, forgotten: 30 * day + 60_000 };
    await db.batch(Object.entries(ages).map(([id, age]) => db.prepare(insert).bind(id, now - age)));
    await sweepEvents(services);
    const { results } = await db.prepare('select id from billing_events order by id').all();
    expect(results).toEqual([{ id: 'fresh' }, { id: 'old' }]);
  });

  it('continues its reconciliation where it stopped, and starts again when that cursor is invalid', async () => {
    const { services, db, standin } = here;
    const place = () => db.prepare('select next from billing_walk').first('next');
    await db.prepare(`insert into billing_walk (id, next) values (1, 'sub_that_is_gone')`).run();
    await standin.control('POST events', { mode: 'lost' });
    const userId = await here.person();
    await here.pay(userId);
    const other = await here.person('paying@delvewright.test');
    await walkSubscriptions(services);
    expect(await here.record(other)).toMatchObject({ status: 'trialing' });
    expect(await place()).toBeNull();
    await walkSubscriptions(services);
    expect(await here.record(other)).toMatchObject({ status: 'active' });
  });
});
