import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingSite, json, openBillingSite, order, submit } from '../harness/billing-site';

let site: BillingSite;

beforeAll(async () => {
  site = await openBillingSite();
});
afterAll(() => site?.close());
beforeEach(() => site.stripe.control('POST fail', { how: 'none' }));

describe('a checkout request', () => {
  it('requires a signed-in user and a same-origin request', async () => {
    const nobody = site.stranger();
    expect((await order(nobody)).status).toBe(401);
    const foreign = { Origin: 'https://evil.example' };
    expect((await order((await site.newcomer()).who, '', foreign)).status).toBe(403);
  });

  it('ignores a price sent by the browser', async () => {
    const who = (await site.newcomer()).who;
    const [status] = await json(await order(who, 'price=price_cheap&plan=annual&amount=1'));
    expect(status).toBe(200);
    const { sessions } = await site.stripe.control('GET log');
    expect(sessions.at(-1)?.price).toBe(site.stripe.prices.annual);
    expect((await order(who, 'plan=price_cheap')).status).toBe(400);
  });

  it('sent twice at once opens one checkout for one customer', async () => {
    const who = (await site.newcomer()).who;
    const before = await site.stripe.control('GET log');
    const answers = await Promise.all([order(who), order(who)]);
    const [one, two] = await Promise.all(answers.map(json));
    expect(one?.[0]).toBe(200);
    expect(two).toEqual(one);
    const after = await site.stripe.control('GET log');
    expect(after.sessions.length - before.sessions.length).toBe(1);
    expect(after.customers.length - before.customers.length).toBe(1);
  });

  it('returns to our own origin, whatever host the request headers name', async () => {
    const who = (await site.newcomer()).who;
    await order(who, '', { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' });
    const portal = { method: 'POST', headers: { 'X-Forwarded-Host': 'evil.example' } };
    await who.ask('/billing/create-portal-session', portal);
    const { requests } = await site.stripe.control('GET log');
    const sent = requests.map(({ body }) => decodeURIComponent(body)).join('\n');
    expect(sent).toContain(`success_url=${site.here.origin}/billing/return`);
    expect(sent).toContain(`return_url=${site.here.origin}/billing/return?from=portal`);
    expect(sent).not.toContain('evil.example');
  });

  it('returns a clear error while Stripe does not answer, and works again afterwards', async () => {
    const who = (await site.newcomer()).who;
    await site.stripe.control('POST fail', { how: 'refuse', times: 50 });
    expect(await json(await order(who))).toEqual([
      502,
      { error: 'Could not create checkout session' },
    ]);
    const portal = await who.ask('/billing/create-portal-session', { method: 'POST' });
    expect(await json(portal)).toEqual([502, { error: 'Could not open billing portal' }]);
    const page = await submit(who, '/settings', 'intent=checkout');
    expect(page.status).toBe(502);
    expect(await page.text()).toContain('Could not create checkout session');
    await site.stripe.control('POST fail', { how: 'none' });
    expect((await order(who)).status).toBe(200);
  });
});
