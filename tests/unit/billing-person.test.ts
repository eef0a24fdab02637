import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCheckout, openPortal } from '~/billing/checkout.server';
import { endBilling } from '~/billing/end.server';
import { walkSubscriptions } from '~/billing/reconcile.server';
import { syncOnReturn } from '~/billing/return.server';
import { createLog } from '~/platform/log';
import { openPayments } from '~/platform/payments.server';
import { type BillingHere, openBillingHere } from './billing-till';

let here: BillingHere;

beforeAll(async () => {
  here = await openBillingHere();
}, 120_000);
afterAll(() => here?.close());
beforeEach(() => here.reset());

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
    await here.pay(userId);
    const door = await openCheckout(here.services, userId, 'annual');
    expect(door.ok && door.url).toContain('/portal/');
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });

  it('whose customer was deleted at Stripe gets a new one', async () => {
    const { services, till, standin } = here;
    const userId = await here.person();
    await openPortal(services, userId);
    const before = await here.customerOf(userId);
    await till.payments.endCustomer(before);
    expect(await openCheckout(services, userId, 'monthly')).toMatchObject({ ok: true });
    const after = await here.customerOf(userId);
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
});

describe('a failure that the provider keeps under the key of its call', () => {
  it.each(['/v1/customers', '/v1/checkout/sessions'])(
    '(%s) does not last: the next two clicks at once open one checkout for one customer',
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

  it('meets both of two clicks at once, and neither makes a second customer later', async () => {
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

  it('finds the customer that was made after all, with an e-mail that nobody has verified too', async () => {
    const { services, till, db } = here;
    const userId = await here.person();
    await db.prepare('update users set email_verified = 0 where id = ?1').bind(userId).run();
    const email = `${userId}@delvewright.test`;
    const made = await till.payments.createCustomer({ userId, email, key: 'the answer was lost' });
    await openCheckout(services, userId, 'monthly');
    expect(await here.customerOf(userId)).toBe(made);
  });
});

describe('a subscription to something else at the same account', () => {
  /** A customer who subscribes to something of the owner's other site. */
  async function elsewhere(userId: string): Promise<string> {
    const { standin, services } = here;
    await openPortal(services, userId);
    const customer = await here.customerOf(userId);
    const price = standin.prices.foreign;
    return (await standin.control('POST subscribe', { customer, price })).subscription;
  }

  async function stateOf(id: string): Promise<string | undefined> {
    const { subscriptions } = await here.standin.control('GET log');
    return subscriptions.find((one) => one.id === id)?.status;
  }

  it('gives no Pro: neither by its events, nor by a return, nor by reconciliation', async () => {
    const userId = await here.person();
    await elsewhere(userId);
    await here.standin.control('POST settle');
    await syncOnReturn(here.services, userId);
    await walkSubscriptions(here.services);
    expect(await here.record(userId)).toMatchObject({ status: 'trialing', plan: null });
  });

  it('takes no Pro, and does not stand in the way of buying it', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await elsewhere(userId);
    const door = await openCheckout(services, userId, 'annual');
    expect(door.ok && door.url).toContain('/checkout/');
    await here.pay(userId, 'annual');
    await standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active', plan: 'annual' });
  });

  it('goes on when the account is deleted; what was paid here ends', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    const foreign = await elsewhere(userId);
    await here.pay(userId);
    const customer = await here.customerOf(userId);
    expect(await endBilling(services, userId)).toBe(true);
    expect(await stateOf(foreign)).toBe('active');
    const { subscriptions, customers } = await standin.control('GET log');
    expect(subscriptions.filter(({ status }) => status === 'active')).not.toContainEqual(
      expect.objectContaining({ customer, id: expect.not.stringMatching(foreign) }),
    );
    const kept = customers.find(({ id }) => id === customer);
    expect(kept?.deleted).toBeUndefined();
    expect(kept?.metadata).not.toHaveProperty('user_id');
  });
});

describe('a price that is missing from the configuration', () => {
  /** The site after its owner has put another monthly price in, and what it logs. */
  function afterNewPrice() {
    const lines: string[] = [];
    const payments = openPayments({ ...here.services.config, STRIPE_PRICE_MONTHLY: 'price_new' });
    const log = createLog((line) => lines.push(line));
    return { services: { ...here.services, payments, log }, lines };
  }

  it('takes no Pro from those who pay it: their record stays, and the log says so', async () => {
    const userId = await here.person();
    await here.pay(userId);
    await here.standin.control('POST settle');
    const before = await here.record(userId);
    expect(before).toMatchObject({ status: 'active' });
    const { services, lines } = afterNewPrice();
    await syncOnReturn(services, userId);
    expect(await here.record(userId)).toEqual(before);
    const said = lines.filter((line) => line.includes('prices that are not listed'));
    expect(said).toEqual([expect.stringContaining('"othersRunning":1,"isUncertain":true')]);
    expect(said.join()).not.toContain('@');
  });

  it('sells nobody a second plan whose first one may be paid at it', async () => {
    const userId = await here.person();
    await here.pay(userId);
    await here.standin.control('POST settle');
    const door = await openCheckout(afterNewPrice().services, userId, 'annual');
    expect(door.ok && door.url).toContain('/portal/');
  });

  it('keeps nothing any more once the subscription has ended', async () => {
    const { standin } = here;
    const userId = await here.person();
    await here.pay(userId);
    await standin.control('POST settle');
    await standin.control('POST events', { mode: 'lost' });
    const customer = await here.customerOf(userId);
    await standin.control('POST card', { customer, card: 'declines' });
    await standin.control('POST advance', { days: 80 });
    await syncOnReturn(afterNewPrice().services, userId);
    expect(await here.record(userId)).toMatchObject({ status: 'expired' });
  });

  it('is not ended with the account, and the log says what was left', async () => {
    const userId = await here.person();
    await here.pay(userId);
    const { services, lines } = afterNewPrice();
    expect(await endBilling(services, userId)).toBe(true);
    const left = lines.find((line) => line.includes('subscriptions left'));
    expect(JSON.parse(left ?? '{}')).toMatchObject({
      customerId: await here.customerOf(userId),
      left: 1,
    });
  });
});

describe('a price that is no longer sold', () => {
  it('goes on giving Pro while it is named in the configuration', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await openPortal(services, userId);
    const customer = await here.customerOf(userId);
    await standin.control('POST subscribe', { customer, price: standin.prices.foreign });
    const payments = openPayments({
      ...services.config,
      STRIPE_PRICES_FORMER: `price_other,${standin.prices.foreign}`,
    });
    await syncOnReturn({ ...services, payments }, userId);
    expect(await here.record(userId)).toMatchObject({ status: 'active', plan: 'monthly' });
  });
});
