import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BillingSite,
  json,
  openBillingSite,
  order,
  ordered,
  pay,
  statusOf,
} from '../harness/billing-site';
import type { Visitor } from '../harness/visitor';

let site: BillingSite;

beforeAll(async () => {
  site = await openBillingSite();
});
afterAll(() => site?.close());
beforeEach(() => site.stripe.control('POST fail', { how: 'none' }));

describe('a first sign-in', () => {
  it.each([
    ['paying', 'active'],
    ['past-due', 'past_due'],
    ['lapsed', 'expired'],
    ['trial', 'trialing'],
  ])('as %s shows the plan from Stripe on the first page', async (name, status) => {
    const who = site.stranger();
    await who.signIn(`${name}@delvewright.test`, '/about');
    // On a slow machine the sign-in response may arrive before the plan lookup has finished.
    await site.here.settle();
    expect(await statusOf(who)).toBe(status);
  });
});

describe('the account page', () => {
  const LATER = 'The price is shown at checkout';

  it('does not wait for prices: they are loaded in the background and shown from the next request on', async () => {
    const { who } = await site.newcomer();
    await site.stripe.control('POST fail', {
      how: 'slow',
      delayMs: 1000,
      times: 2,
      path: '/v1/prices',
    });
    const behind = await (await who.ask('/settings')).text();
    expect(behind).toContain(LATER);
    expect(behind).toContain('$60 a year, two months free');
    const known = await (await who.ask('/settings')).text();
    expect(known).not.toContain(LATER);
    expect(known).toContain('$60 a year, two months free');
    expect(known.match(/\$60/g)).toHaveLength(2);
  });

  it('keeps the chosen plan selected after a canceled checkout', async () => {
    const { who } = await site.newcomer();
    await order(who, 'plan=annual');
    const { sessions } = await site.stripe.control('GET log');
    const left = new URL(sessions.at(-1)?.cancelUrl ?? '');
    const page = await (await who.ask(left.pathname + left.search)).text();
    expect(page).toContain('Checkout canceled. You can try again anytime.');
    expect(page).toMatch(/<input type="radio" name="plan" checked="" value="annual"\/>/);
    expect(page).not.toMatch(/checked="" value="monthly"/);
  });
});

describe('a payment activates the plan', () => {
  it('through the webhook event alone', async () => {
    const who = (await site.newcomer()).who;
    expect(await statusOf(who)).toBe('trialing');
    await pay(site, who);
    await site.stripe.control('POST settle');
    expect(await statusOf(who)).toBe('active');
  });

  it('through the return from checkout alone, when every event is lost', async () => {
    const who = (await site.newcomer()).who;
    await site.stripe.control('POST events', { mode: 'lost' });
    const checkout = await pay(site, who, 'annual');
    const back = await who.ask(`/billing/return?checkout=${checkout}`);
    expect([back.status, back.headers.get('Location')]).toEqual([303, '/settings?billing=success']);
    expect(await statusOf(who)).toBe('active');
    await site.stripe.control('POST events', { mode: 'normal' });
  });

  it('through reconciliation alone, which only an admin may start', async () => {
    const who = (await site.newcomer()).who;
    const admin = site.stranger();
    await admin.signIn('admin@delvewright.test', '/about');
    await site.stripe.control('POST events', { mode: 'lost' });
    await pay(site, who);
    await site.stripe.control('POST events', { mode: 'normal' });
    expect(await statusOf(who)).toBe('trialing');
    expect((await who.ask('/admin/reconcile-all', { method: 'POST' })).status).toBe(403);
    const [status, step] = await json(await admin.ask('/admin/reconcile-all', { method: 'POST' }));
    expect(status).toBe(200);
    expect(step).toMatchObject({ next: null });
    expect(await statusOf(who)).toBe('active');
    const again = await json(await admin.ask('/admin/reconcile-all', { method: 'POST' }));
    expect(again).toEqual([200, step]);
  });

  it('later, when Stripe is down at the return: the page is still shown, and the delayed event activates the plan', async () => {
    const who = (await site.newcomer()).who;
    await site.stripe.control('POST events', { mode: 'delayed', delayMs: 300 });
    const checkout = await pay(site, who);
    await site.stripe.control('POST fail', { how: 'refuse', times: 4 });
    const back = await who.ask(`/billing/return?checkout=${checkout}`);
    expect(back.headers.get('Location')).toBe('/settings?billing=unconfirmed');
    await site.stripe.control('POST fail', { how: 'refuse', times: 4 });
    const told = await (await who.ask('/settings?billing=unconfirmed')).text();
    expect(told).toContain('If you paid, nothing is lost');
    const page = await who.ask('/settings?billing=success');
    expect(page.status).toBe(200);
    await site.stripe.control('POST fail', { how: 'none' });
    await site.stripe.control('POST events', { mode: 'normal' });
    await site.stripe.control('POST settle');
    expect(await statusOf(who)).toBe('active');
  });
});

describe('a return from the checkout', () => {
  const backOf = async (who: Visitor, search: string) =>
    (await who.ask(`/billing/return${search}`)).headers.get('Location');

  it('reports success for a paid checkout, even before the plan is active', async () => {
    const { who } = await site.newcomer();
    await site.stripe.control('POST events', { mode: 'lost' });
    const checkout = await pay(site, who);
    // The checkout is complete, but reading its subscription fails.
    await site.stripe.control('POST fail', { how: '500', path: '/v1/subscriptions', times: 5 });
    expect(await backOf(who, `?checkout=${checkout}`)).toBe('/settings?billing=success');
    expect(await statusOf(who)).toBe('trialing');
    await site.stripe.control('POST fail', { how: 'none' });
    await site.stripe.control('POST events', { mode: 'normal' });
  });

  it('without a checkout, or with another user’s, an invented or an unpaid one, is not confirmed, and the page says so', async () => {
    const [{ who }, { who: other }] = [await site.newcomer(), await site.newcomer()];
    const theirs = await pay(site, other);
    const unpaid = await ordered(who);
    const searches = [
      '',
      '?checkout=',
      '?checkout={CHECKOUT_SESSION_ID}',
      '?checkout=cs_test_nothing',
      `?checkout=${theirs}`,
      `?checkout=${unpaid}`,
      `?checkout=${'cs_'.padEnd(4000, 'x')}`,
    ];
    for (const search of searches) {
      expect(await backOf(who, search), search.slice(0, 60)).toBe('/settings?billing=unpaid');
    }
    const page = await (await who.ask('/settings?billing=unpaid')).text();
    expect(page).toContain('No payment was made.');
    expect(page).not.toContain('Payment successful');
    await site.stripe.control('POST pay', { session: unpaid });
    expect(await backOf(who, `?checkout=${unpaid}`)).toBe('/settings?billing=success');
    expect(await backOf(who, '?from=portal')).toBe('/settings');
  });
});

// Must run last, because the site remembers for a while that Stripe did not answer.
describe('a sign-in', () => {
  it('succeeds while Stripe does not answer', async () => {
    await site.stripe.control('POST fail', { how: 'hang', times: 50 });
    const { who } = await site.newcomer();
    expect(await statusOf(who)).toBe('trialing');
  });
});
