import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingSite, json, openBillingSite } from '../harness/billing-site';
import { sign } from '../standins/stripe/webhooks.mjs';

let site: BillingSite;

beforeAll(async () => {
  site = await openBillingSite();
});
afterAll(() => site?.close());
beforeEach(() => site.stripe.control('POST fail', { how: 'none' }));

const EVENT = {
  id: 'evt_test',
  object: 'event',
  type: 'customer.updated',
  livemode: false,
  data: { object: { id: 'cus_nobody', object: 'customer' } },
};

function now(): number {
  return Math.floor(Date.now() / 1000);
}

describe('the Stripe webhook refuses forged events', () => {
  const body = JSON.stringify(EVENT);
  const v1 = (moment: number) => sign(body, site.stripe.webhookSecret, moment);
  it.each<[string, () => string | undefined, string]>([
    ['without a signature', () => undefined, body],
    ['with an empty one', () => '', body],
    ['signed with another secret', () => sign(body, 'whsec_other', now()), body],
    ['signed 301 seconds ago', () => v1(now() - 302), body],
    ['signed in the future', () => v1(now() + 600), body],
    [
      'signed at a moment that is no number',
      () => sign(body, site.stripe.webhookSecret, Number.NaN),
      body,
    ],
    ['with a space more than was signed', () => v1(now()), `${body} `],
    ['with only an old scheme', () => v1(now()).replace('v1=', 'v0='), body],
    ['that is not JSON', () => sign('{', site.stripe.webhookSecret, now()), '{'],
  ])('%s', async (_what, signature, sent) => {
    const [status, { error }] = await json(await site.hook(sent, signature()));
    expect([status, typeof error]).toEqual([400, 'string']);
  });

  it('an event of live mode is refused while the site is in test mode', async () => {
    const live = JSON.stringify({ ...EVENT, livemode: true });
    const [status, { error }] = await json(
      await site.hook(live, sign(live, site.stripe.webhookSecret, now())),
    );
    expect(status).toBe(400);
    expect(error).toContain('live mode');
  });

  it('a genuine event is accepted from any origin, also with several signatures', async () => {
    const signature = `${v1(now())},v1=${'0'.repeat(64)}`;
    const answer = await site.hook(body, signature, { Origin: 'https://evil.example' });
    expect(await json(answer)).toEqual([200, { received: true }]);
  });

  it('GET is not allowed', async () => {
    expect((await site.here.ask('/webhooks/stripe')).status).toBe(405);
  });
});
