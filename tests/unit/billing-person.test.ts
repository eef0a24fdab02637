import { describe, expect, it } from 'vitest';
import { openCheckout, openPortal } from '~/billing/checkout.server';
import { walkSubscriptions } from '~/billing/reconcile.server';
import { syncOnReturn } from '~/billing/return.server';
import { billingForTests, here } from './billing-till';

billingForTests();

describe('a user', () => {
  it('has one customer and one checkout after two clicks at the same time', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    const doors = await Promise.all([1, 2].map(() => openCheckout(services, userId, 'monthly')));
    expect(doors[0]).toMatchObject({ ok: true });
    expect(doors[1]).toEqual(doors[0]);
    const { sessions, customers } = await standin.control('GET log');
    expect(sessions).toHaveLength(1);
    expect(customers.filter(({ metadata }) => metadata?.user_id === userId)).toHaveLength(1);
  });

  it('has one open checkout at a time: choosing the other plan closes the first', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await openCheckout(services, userId, 'monthly');
    await openCheckout(services, userId, 'annual');
    const again = await openCheckout(services, userId, 'annual');
    const { sessions } = await standin.control('GET log');
    expect(sessions.map(({ status }) => status)).toEqual(['expired', 'open']);
    expect(again).toEqual({ ok: true, url: `${standin.url}/checkout/${sessions[1]?.id}` });
  });

  it('with a paid plan is redirected to the portal', async () => {
    const userId = await here.person();
    await here.standin.control('POST events', { mode: 'lost' });
    await here.pay(userId);
    const door = await openCheckout(here.services, userId, 'annual');
    expect(door.ok && door.url).toContain('/portal/');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });

  it('whose customer was deleted at Stripe gets a new one', async () => {
    const { services, till, standin } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'lost' });
    await openPortal(services, userId);
    const before = await here.customerOf(userId);
    await till.payments.endCustomer(before);
    expect(await openCheckout(services, userId, 'monthly')).toMatchObject({ ok: true });
    const after = await here.customerOf(userId);
    expect(after).not.toBe(before);
    const { sessions } = await standin.control('GET log');
    expect(sessions.at(-1)?.customer).toBe(after);
  });

  it('who paid before is found by the verified e-mail only', async () => {
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

  it('on trial keeps the trial when a checkout is left, and when they return without paying', async () => {
    const userId = await here.person();
    await openCheckout(here.services, userId, 'monthly');
    await syncOnReturn(here.services, userId);
    expect(await here.record(userId)).toMatchObject({ status: 'trialing', trial_end: 4000000000 });
  });
});

describe('a failure that the provider stores under the idempotency key', () => {
  it.each(['/v1/customers', '/v1/checkout/sessions'])(
    '(%s) does not last: the next two clicks at the same time open one checkout for one customer',
    async (path) => {
      const { services, standin } = here;
      const userId = await here.person();
      const click = () => openCheckout(services, userId, 'monthly');
      await standin.control('POST fail', { how: '500', path, method: 'POST', times: 1 });
      expect(await click()).toEqual({ ok: false, reason: 'trouble' });
      const [one, two] = await Promise.all([click(), click()]);
      expect(one).toMatchObject({ ok: true });
      expect(two).toEqual(one);
      const { customers, sessions } = await standin.control('GET log');
      expect(customers.filter(({ metadata }) => metadata?.user_id === userId)).toHaveLength(1);
      expect(sessions).toHaveLength(1);
    },
  );

  it('is returned to both of two clicks at the same time, and neither creates a second customer later', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    const click = () => openCheckout(services, userId, 'annual');
    const path = '/v1/customers';
    await standin.control('POST fail', { how: '500', path, method: 'POST', times: 1 });
    await Promise.all([click(), click()]);
    expect(await click()).toMatchObject({ ok: true });
    const { customers } = await standin.control('GET log');
    expect(customers.filter(({ metadata }) => metadata?.user_id === userId)).toHaveLength(1);
  });

  it('does not hide a customer that was created, even if the e-mail is not verified', async () => {
    const { services, till, db } = here;
    const userId = await here.person();
    await db.prepare('update users set email_verified = 0 where id = ?1').bind(userId).run();
    const email = `${userId}@delvewright.test`;
    const made = await till.payments.createCustomer({ userId, email, key: 'the answer was lost' });
    await openCheckout(services, userId, 'monthly');
    expect(await here.customerOf(userId)).toBe(made);
  });
});
