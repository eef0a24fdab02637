import { describe, expect, it } from 'vitest';
import { openCheckout } from '~/billing/checkout.server';
import { planPrices } from '~/billing/prices.server';
import { syncOnSignIn } from '~/billing/sign-in.server';
import { openPayments } from '~/platform/open-payments.server';
import type { Services } from '~/platform/services.server';
import { billingForTests, here } from './billing-till';

let hours = 0;

billingForTests();

/** The services with a clock a few hours later each time, so that no test uses what an earlier one has cached. */
function later(): Services {
  hours += 1;
  const ahead = hours * 3_600_000;
  return { ...here.services, clock: { now: () => Date.now() + ahead } };
}

async function unverify(userId: string): Promise<void> {
  const query = 'update users set email_verified = 0 where id = ?1';
  await here.db.prepare(query).bind(userId).run();
}

describe('a sign-in', () => {
  it.each([
    ['paying', 'active'],
    ['past-due', 'past_due'],
    ['lapsed', 'expired'],
    ['trial', 'trialing'],
  ])('of a user who is already %s stores that plan at once', async (name, status) => {
    const userId = await here.person(`${name}@delvewright.test`);
    await syncOnSignIn(later(), { userId });
    expect(await here.record(userId)).toMatchObject({ status });
  });

  it('with an unverified e-mail finds nobody’s plan', async () => {
    const userId = await here.person('paying@delvewright.test');
    await unverify(userId);
    await syncOnSignIn(later(), { userId });
    expect(await here.record(userId)).toMatchObject({ status: 'trialing' });
    expect(await here.customerOf(userId)).toBe('');
  });

  it('never takes the customer of a user who has verified the same e-mail', async () => {
    const [owner, pretender] = [await here.person(), await here.person()];
    await here.db.prepare(`update users set email = 'paying@delvewright.test'`).run();
    await unverify(pretender);
    const door = await openCheckout(here.services, pretender, 'monthly');
    // A paying user would be redirected to the portal of that customer.
    expect(door.ok && door.url).toContain('/checkout/');
    const { sessions, customers } = await here.standin.control('GET log');
    const payer = customers.find(({ email }) => email === 'paying@delvewright.test')?.id;
    expect(sessions.map(({ customer }) => customer)).not.toContain(payer);
    expect(await here.customerOf(pretender)).not.toBe(payer);
    await syncOnSignIn(later(), { userId: owner });
    expect(await here.record(owner)).toMatchObject({ status: 'active' });
  });

  it('never takes a customer that was created for another user with the same e-mail', async () => {
    const { till } = here;
    const [owner, other] = [await here.person(), await here.person()];
    const email = 'table@delvewright.test';
    await here.db.prepare('update users set email = ?1').bind(email).run();
    const made = await till.payments.createCustomer({ userId: owner, email, key: 'one' });
    await syncOnSignIn(later(), { userId: other });
    expect(await here.customerOf(other)).toBe('');
    await openCheckout(here.services, other, 'monthly');
    const { sessions } = await here.standin.control('GET log');
    expect(sessions.map(({ customer }) => customer)).not.toContain(made);
    await syncOnSignIn(later(), { userId: owner });
    expect(await here.customerOf(owner)).toBe(made);
  });

  it('uses the stored customer, whatever e-mail the user has now', async () => {
    const { standin } = here;
    const userId = await here.person();
    await standin.control('POST events', { mode: 'lost' });
    await here.pay(userId);
    await unverify(userId);
    await syncOnSignIn(later(), { userId });
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });

  it('looks again for a user whose customer no longer exists', async () => {
    const userId = await here.person('paying@delvewright.test');
    const insert = `insert into customers (user_id, customer_id, created_at) values (?1, 'cus_gone', 0)`;
    await here.db.prepare(insert).bind(userId).run();
    await syncOnSignIn(later(), { userId });
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
    expect(await here.customerOf(userId)).not.toBe('cus_gone');
  });

  it('prefers the customer with a subscription when there are two', async () => {
    const { till, standin } = here;
    const userId = await here.person('paying@delvewright.test');
    const email = 'paying@delvewright.test';
    // An event of the newer customer would bind it to the user before the sign-in.
    await standin.control('POST events', { mode: 'lost' });
    await till.payments.createCustomer({ userId, email, key: 'newer' });
    await syncOnSignIn(later(), { userId });
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });

  it('succeeds when the provider hangs, and the next one does not call it', async () => {
    const { standin } = here;
    const services = later();
    const userId = await here.person('paying@delvewright.test');
    await standin.control('POST fail', { how: 'hang', times: 50 });
    await syncOnSignIn(services, { userId });
    const asked = await here.callsTo('/v1/');
    expect(asked).toBe(1);
    await syncOnSignIn(services, { userId });
    expect(await here.callsTo('/v1/')).toBe(asked);
    await standin.control('POST fail', { how: 'none' });
    await syncOnSignIn(later(), { userId });
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
  });
});

describe('a failed call at sign-in', () => {
  /** Whether the next sign-in still calls the provider after one whose first call failed in this way. */
  async function asksOn(how: '403' | '429' | '500' | 'refuse' | 'html'): Promise<boolean> {
    const services = later();
    const userId = await here.person('paying@delvewright.test');
    await here.standin.control('POST fail', { how, times: 1 });
    await syncOnSignIn(services, { userId });
    const asked = await here.callsTo('/v1/');
    await syncOnSignIn(services, { userId });
    return (await here.callsTo('/v1/')) > asked;
  }

  it('because of a refusal does not affect the next sign-in', async () => {
    expect(await asksOn('403')).toBe(true);
  });

  it.each(['429', '500', 'refuse', 'html'] as const)(
    'because the provider does not answer (%s) spares the next user the wait',
    async (how) => {
      expect(await asksOn(how)).toBe(false);
    },
  );
});

describe('prices', () => {
  it('that the provider refuses are requested again half a minute later, and do not stop lookups at sign-in', async () => {
    const { standin, services } = here;
    const start = later().clock.now();
    const at = (milliseconds: number): Services => ({
      ...services,
      clock: { now: () => start + milliseconds },
    });
    // Prices that no other test has loaded.
    const payments = openPayments({ ...services.config, STRIPE_PRICES_FORMER: 'price_of_old' });
    await standin.control('POST fail', { how: '403', times: 2, path: '/v1/prices' });
    expect(await planPrices({ ...at(0), payments })).toEqual([]);
    await expect.poll(() => here.callsTo('/v1/prices'), { timeout: 20_000 }).toBe(2);
    expect(await planPrices({ ...at(29_000), payments })).toEqual([]);
    expect(await here.callsTo('/v1/prices')).toBe(2);
    const userId = await here.person('paying@delvewright.test');
    await syncOnSignIn({ ...at(29_000), payments }, { userId });
    expect(await here.record(userId)).toMatchObject({ status: 'active' });
    const behind: Promise<unknown>[] = [];
    const late = {
      ...at(31_000),
      payments,
      later: (work: Promise<unknown>) => void behind.push(work),
    };
    await planPrices(late);
    await Promise.all(behind);
    expect(await planPrices(late)).toHaveLength(2);
  });

  it('that the provider fails to return are requested once, and again half a minute later', async () => {
    const { standin, services } = here;
    const start = later().clock.now();
    const at = (milliseconds: number): Services => ({
      ...services,
      clock: { now: () => start + milliseconds },
    });
    await standin.control('POST fail', { how: 'hang', times: 50 });
    expect(await planPrices(at(0))).toEqual([]);
    const asked = await here.callsTo('/v1/prices');
    expect(asked).toBe(2);
    expect(await planPrices(at(29_000))).toEqual([]);
    expect(await here.callsTo('/v1/prices')).toBe(asked);
    await standin.control('POST fail', { how: 'none' });
    expect(await planPrices(at(31_000))).toHaveLength(2);
  });

  it('that are known stay on the page while the provider does not answer, and are updated in the background', async () => {
    const { standin } = here;
    const known = await planPrices(later());
    expect(known).toHaveLength(2);
    const behind: Promise<unknown>[] = [];
    await standin.control('POST fail', { how: 'refuse', times: 50 });
    const services = { ...later(), later: (work: Promise<unknown>) => void behind.push(work) };
    expect(await planPrices(services)).toEqual(known);
    await Promise.all(behind);
    expect(await planPrices(services)).toEqual(known);
    expect(behind).toHaveLength(1);
  });
});
