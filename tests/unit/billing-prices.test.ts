import { describe, expect, it } from 'vitest';
import { openCheckout, openPortal } from '~/billing/checkout.server';
import { endBilling } from '~/billing/end.server';
import { walkSubscriptions } from '~/billing/reconcile.server';
import { syncOnReturn } from '~/billing/return.server';
import { createLog } from '~/platform/log';
import { openPayments } from '~/platform/open-payments.server';
import { billingForTests, here } from './billing-till';

billingForTests();

describe('a subscription to another product of the same Stripe account', () => {
  /** Subscribes the user's customer to a price of the owner's other site. */
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

  it('grants no Pro: not by its events, on return, or by reconciliation', async () => {
    const userId = await here.person();
    await elsewhere(userId);
    await here.standin.control('POST settle');
    await syncOnReturn(here.services, userId);
    await walkSubscriptions(here.services);
    expect(await here.record(userId)).toMatchObject({ status: 'trialing', plan: null });
  });

  it('does not remove Pro, and does not prevent buying it', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await elsewhere(userId);
    const door = await openCheckout(services, userId, 'annual');
    expect(door.ok && door.url).toContain('/checkout/');
    await here.pay(userId, 'annual');
    await standin.control('POST settle');
    expect(await here.record(userId)).toMatchObject({ status: 'active', plan: 'annual' });
  });

  it('continues when the account is deleted; the site’s own plan ends', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    const foreign = await elsewhere(userId);
    await here.pay(userId);
    await standin.control('POST settle');
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

describe('a paid price that is missing from the configuration', () => {
  /** The services after the monthly price in the configuration was replaced, with their log lines. */
  function afterNewPrice() {
    const lines: string[] = [];
    const payments = openPayments({ ...here.services.config, STRIPE_PRICE_MONTHLY: 'price_new' });
    const log = createLog((line) => lines.push(line));
    return { services: { ...here.services, payments, log }, lines };
  }

  it('does not remove Pro from its subscribers: their record stays, and the log reports it', async () => {
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

  it('does not remove Pro either when an older plan of the user has ended at a known price', async () => {
    const { standin, services } = here;
    const userId = await here.person();
    await here.pay(userId, 'annual');
    const customer = await here.customerOf(userId);
    const cancel = async (plan: string) => {
      const { subscriptions } = await standin.control('GET log');
      const one = subscriptions.find(
        (one) => one.customer === customer && one.items.data[0]?.price.id === plan,
      );
      const headers = { Authorization: `Bearer ${standin.secretKey}` };
      const address = `${standin.url}/v1/subscriptions/${one?.id}`;
      await (await fetch(address, { method: 'DELETE', headers })).arrayBuffer();
    };
    await cancel(standin.prices.annual);
    await standin.control('POST advance', { days: 3 });
    await standin.control('POST subscribe', { customer, price: standin.prices.monthly });
    await standin.control('POST settle');
    await syncOnReturn(services, userId);
    const before = await here.record(userId);
    expect(before).toMatchObject({ status: 'active', plan: 'monthly' });
    const later = afterNewPrice();
    await walkSubscriptions(later.services);
    await syncOnReturn(later.services, userId);
    expect(await here.record(userId)).toEqual(before);
    const door = await openCheckout(later.services, userId, 'annual');
    expect(door.ok && door.url).toContain('/portal/');
    await standin.control('POST events', { mode: 'lost' });
    await cancel(standin.prices.monthly);
    await syncOnReturn(later.services, userId);
    expect(await here.record(userId)).toMatchObject({ status: 'expired' });
  });

  it('prevents selling a second plan to a user whose first plan may use it', async () => {
    const userId = await here.person();
    await here.pay(userId);
    await here.standin.control('POST settle');
    const door = await openCheckout(afterNewPrice().services, userId, 'annual');
    expect(door.ok && door.url).toContain('/portal/');
  });

  it('does not keep the plan once the subscription has ended', async () => {
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

  it('leaves the subscription running when the account is deleted, and the log reports it', async () => {
    const userId = await here.person();
    await here.pay(userId);
    await here.standin.control('POST settle');
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
  it('still grants Pro while it is listed in the configuration', async () => {
    const { services, standin } = here;
    const userId = await here.person();
    await openPortal(services, userId);
    const customer = await here.customerOf(userId);
    await standin.control('POST subscribe', { customer, price: standin.prices.foreign });
    // The site does not know this price in its event, so the event must come before the sync, not after it.
    await standin.control('POST settle');
    const payments = openPayments({
      ...services.config,
      STRIPE_PRICES_FORMER: `price_other,${standin.prices.foreign}`,
    });
    await syncOnReturn({ ...services, payments }, userId);
    expect(await here.record(userId)).toMatchObject({ status: 'active', plan: 'monthly' });
  });
});
