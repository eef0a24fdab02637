import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchIdentity, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';
import { type StripeStandin, startStripeStandin } from '../standins/stripe/start.mjs';
import { sign } from '../standins/stripe/webhooks.mjs';

const ORIGIN = 'http://localhost:4321';
let here: WorkerHere;
let stripe: StripeStandin;

beforeAll(async () => {
  stripe = await startStripeStandin({
    appOrigin: ORIGIN,
    retryMs: 5,
    deliver: async ({ body, signature }) => (await hook(body, signature)).status,
  });
  here = await openWorkerHere({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_MONTHLY: stripe.prices.monthly,
    STRIPE_PRICE_ANNUAL: stripe.prices.annual,
    STRIPE_API: stripe.url,
  });
});
afterAll(async () => {
  await here?.close();
  await stripe?.close();
});
beforeEach(() => stripe.control('POST fail', { how: 'none' }));

function hook(body: string, signature?: string, headers: Record<string, string> = {}) {
  return here.ask('/webhooks/stripe', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
      ...headers,
    },
  });
}

let people = 0;
async function someone(): Promise<Visitor> {
  people += 1;
  const one = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  const username = `buyer-${people}`;
  const email = `${username}@delvewright.test`;
  await switchIdentity('users', { username, email, email_verified: true }, here.standin.url);
  await one.signIn(email, '/about');
  return one;
}

async function json(answer: Response): Promise<[number, Record<string, unknown>]> {
  return [answer.status, JSON.parse(await answer.text())];
}

function order(who: Visitor, body = '', headers: Record<string, string> = {}) {
  return who.ask('/billing/create-checkout-session', { method: 'POST', body, headers });
}

/** Sends a page's form; the Worker in this process has no server in front of it that would name the host. */
function submit(who: Visitor, path: string, body: string): Promise<Response> {
  return who.ask(path, { method: 'POST', body, headers: { Host: new URL(ORIGIN).host } });
}

async function statusOf(who: Visitor): Promise<unknown> {
  return (await json(await who.ask('/me/entitlements')))[1].status;
}

async function pay(who: Visitor, plan = 'monthly'): Promise<void> {
  const [, { url }] = await json(await order(who, `plan=${plan}`));
  await stripe.control('POST pay', { session: String(url).split('/').at(-1) ?? '' });
}

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

describe('a forged event is refused', () => {
  const body = JSON.stringify(EVENT);
  const v1 = (moment: number) => sign(body, stripe.webhookSecret, moment);
  it.each<[string, () => string | undefined, string]>([
    ['without a signature', () => undefined, body],
    ['with an empty one', () => '', body],
    ['signed with another secret', () => sign(body, 'whsec_other', now()), body],
    ['signed 301 seconds ago', () => v1(now() - 302), body],
    ['signed in the future', () => v1(now() + 600), body],
    ['with a space more than was signed', () => v1(now()), `${body} `],
    ['with only an old scheme', () => v1(now()).replace('v1=', 'v0='), body],
    ['that is not JSON', () => sign('{', stripe.webhookSecret, now()), '{'],
  ])('%s', async (_what, signature, sent) => {
    const [status, { error }] = await json(await hook(sent, signature()));
    expect([status, typeof error]).toEqual([400, 'string']);
  });

  it('of the live mode, while the site is in test mode', async () => {
    const live = JSON.stringify({ ...EVENT, livemode: true });
    const [status, { error }] = await json(
      await hook(live, sign(live, stripe.webhookSecret, now())),
    );
    expect(status).toBe(400);
    expect(error).toContain('live mode');
  });

  it('and a genuine one is taken, from any origin, with several signatures', async () => {
    const signature = `${v1(now())},v1=${'0'.repeat(64)}`;
    const answer = await hook(body, signature, { Origin: 'https://evil.example' });
    expect(await json(answer)).toEqual([200, { received: true }]);
  });

  it('and nobody reads there', async () => {
    expect((await here.ask('/webhooks/stripe')).status).toBe(405);
  });
});

describe('an order', () => {
  it('needs a person, and a request from our own pages', async () => {
    const nobody = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
    expect((await order(nobody)).status).toBe(401);
    const foreign = { Origin: 'https://evil.example' };
    expect((await order(await someone(), '', foreign)).status).toBe(403);
  });

  it('never takes a price from the browser', async () => {
    const who = await someone();
    const [status] = await json(await order(who, 'price=price_cheap&plan=annual&amount=1'));
    expect(status).toBe(200);
    const { sessions } = await stripe.control('GET log');
    expect(sessions.at(-1)?.price).toBe(stripe.prices.annual);
    expect((await order(who, 'plan=price_cheap')).status).toBe(400);
  });

  it('clicked twice at once opens one checkout for one customer', async () => {
    const who = await someone();
    const before = await stripe.control('GET log');
    const answers = await Promise.all([order(who), order(who)]);
    const [one, two] = await Promise.all(answers.map(json));
    expect(one?.[0]).toBe(200);
    expect(two).toEqual(one);
    const after = await stripe.control('GET log');
    expect(after.sessions.length - before.sessions.length).toBe(1);
    expect(after.customers.length - before.customers.length).toBe(1);
  });

  it('leads back to our own address, whatever host the request names', async () => {
    const who = await someone();
    await order(who, '', { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' });
    const portal = { method: 'POST', headers: { 'X-Forwarded-Host': 'evil.example' } };
    await who.ask('/billing/create-portal-session', portal);
    const { requests } = await stripe.control('GET log');
    const sent = requests.map(({ body }) => decodeURIComponent(body)).join('\n');
    expect(sent).toContain(`success_url=${ORIGIN}/billing/return`);
    expect(sent).toContain(`return_url=${ORIGIN}/billing/return?from=portal`);
    expect(sent).not.toContain('evil.example');
  });

  it('says plainly that Stripe does not answer, and works when it does', async () => {
    const who = await someone();
    await stripe.control('POST fail', { how: 'refuse', times: 50 });
    expect(await json(await order(who))).toEqual([
      502,
      { error: 'Could not create checkout session' },
    ]);
    const portal = await who.ask('/billing/create-portal-session', { method: 'POST' });
    expect(await json(portal)).toEqual([502, { error: 'Could not open billing portal' }]);
    const page = await submit(who, '/settings', 'intent=checkout');
    expect(page.status).toBe(502);
    expect(await page.text()).toContain('Could not create checkout session');
    await stripe.control('POST fail', { how: 'none' });
    expect((await order(who)).status).toBe(200);
  });
});

describe('paid and access go together', () => {
  it('by the event alone', async () => {
    const who = await someone();
    expect(await statusOf(who)).toBe('trialing');
    await pay(who);
    await stripe.control('POST settle');
    expect(await statusOf(who)).toBe('active');
  });

  it('by the return alone, when every event is lost', async () => {
    const who = await someone();
    await stripe.control('POST events', { mode: 'lost' });
    await pay(who, 'annual');
    const back = await who.ask('/billing/return');
    expect([back.status, back.headers.get('Location')]).toEqual([303, '/settings?billing=success']);
    expect(await statusOf(who)).toBe('active');
    await stripe.control('POST events', { mode: 'normal' });
  });

  it('by reconciliation alone, which only an admin may start', async () => {
    const who = await someone();
    const admin = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
    await admin.signIn('admin@delvewright.test', '/about');
    await stripe.control('POST events', { mode: 'lost' });
    await pay(who);
    await stripe.control('POST events', { mode: 'normal' });
    expect(await statusOf(who)).toBe('trialing');
    expect((await who.ask('/admin/reconcile-all', { method: 'POST' })).status).toBe(403);
    const [status, step] = await json(await admin.ask('/admin/reconcile-all', { method: 'POST' }));
    expect(status).toBe(200);
    expect(step).toMatchObject({ next: null });
    expect(await statusOf(who)).toBe('active');
    const again = await json(await admin.ask('/admin/reconcile-all', { method: 'POST' }));
    expect(again).toEqual([200, step]);
  });

  it('a return while Stripe is down still shows the page, and heals by itself', async () => {
    const who = await someone();
    await stripe.control('POST events', { mode: 'delayed', delayMs: 300 });
    await pay(who);
    await stripe.control('POST fail', { how: 'refuse', times: 4 });
    expect((await who.ask('/billing/return')).status).toBe(303);
    const page = await who.ask('/settings?billing=success');
    expect(page.status).toBe(200);
    await stripe.control('POST fail', { how: 'none' });
    await stripe.control('POST events', { mode: 'normal' });
    await stripe.control('POST settle');
    expect(await statusOf(who)).toBe('active');
  });
});

describe('an account', () => {
  async function userIdOf(who: Visitor): Promise<string> {
    const [, data] = await json(await who.ask('/settings/export'));
    const [row] = data.users as { id: string }[];
    return row?.id ?? '';
  }

  /** One row of this person's in every table that holds something of people's. */
  async function fill(userId: string, email: string): Promise<void> {
    await here.db.batch([
      here.db
        .prepare(
          `insert into maps (id, user_id, name, code, width, height, rooms, json, thumbnail, created_at, updated_at)
           values (?1, ?2, 'A map', ?1, 9, 9, 1, '{"a":1}', '', 0, 0)`,
        )
        .bind(`map-${userId}`, userId),
      ...['monsters', 'spells'].map((table) => {
        const columns =
          table === 'monsters'
            ? "type, size, size_rank, cr, ac, hp, xp, alignment, speeds) values (?1, 'own', ?1, 'Own', 'own', '', '', '', ?2, 1, 'x', 'x', 1, 1, 1, 1, 1, 'x', 'x')"
            : "level, school, ritual, concentration, casting_time, classes) values (?1, 'own', ?1, 'Own', 'own', '', '', '', ?2, 1, 1, 'x', 0, 0, 'x', 'x')";
        const query = `insert into ${table} (id, source, slug, name, sort_name, edition, facets, hash, owner, imported_at, ${columns}`;
        return here.db.prepare(query).bind(`${table}-${userId}`, userId);
      }),
      here.db
        .prepare(
          `insert into contact_messages (token, state, first_name, last_name, email, message, created_at, next_try_at)
           values (?1, 'waiting', 'A', 'B', ?2, 'Hello', 0, 4000000000000)`,
        )
        .bind(`token-${userId}`, email),
    ]);
  }

  it('is exported with everything that is theirs, and nothing that opens a door', async () => {
    const who = await someone();
    await pay(who);
    await fill(await userIdOf(who), `buyer-${people}@delvewright.test`);
    const answer = await who.ask('/settings/export');
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    const text = await answer.text();
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    const tables = Object.keys(data).filter((name) => name !== 'exportedAt');
    for (const table of tables) expect(data[table], table).toHaveLength(1);
    expect(data.maps?.[0]).toMatchObject({ json: { a: 1 } });
    expect(text).not.toMatch(/"tokens"|"token"|"jti"/);
  });

  it('is deleted: Stripe first, then every row, and the session with it', async () => {
    const who = await someone();
    await pay(who);
    const userId = await userIdOf(who);
    const email = `buyer-${people}@delvewright.test`;
    await fill(userId, email);
    const wrong = await submit(who, '/settings/delete', 'word=yes');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Nothing was deleted');

    await stripe.control('POST fail', { how: '500', times: 50 });
    const trouble = await submit(who, '/settings/delete', 'word=DELETE');
    expect(trouble.status).toBe(502);
    expect(await userIdOf(who)).toBe(userId);

    await stripe.control('POST fail', { how: 'none' });
    const cookies = new Map(who.cookies);
    const gone = await submit(who, '/settings/delete', 'word=delete');
    expect(gone.status).toBe(303);
    await stripe.control('POST settle');
    const { results } = await here.db
      .prepare(
        `select name from sqlite_master where type = 'table' and sql like 'create table%'
         and name not glob '_cf_*' and name not like '%search%'`,
      )
      .all<{ name: string }>();
    expect(results.length).toBeGreaterThan(10);
    for (const { name } of results) {
      const rows = await here.db.prepare(`select * from ${name}`).all();
      const left = JSON.stringify(rows.results);
      expect(left.includes(userId) || left.includes(email), name).toBe(false);
    }
    const { subscriptions } = await stripe.control('GET log');
    expect(subscriptions.at(-1)?.status).toBe('canceled');
    for (const [name, value] of cookies) who.cookies.set(name, value);
    expect((await who.ask('/me/entitlements')).status).toBe(401);
  });

  it('is signed out everywhere at once', async () => {
    const who = await someone();
    const email = `buyer-${people}@delvewright.test`;
    const other = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
    await other.signIn(email, '/about');
    const body = 'intent=sign-out-everywhere';
    expect((await submit(who, '/settings', body)).status).toBe(303);
    expect((await other.ask('/me/entitlements')).status).toBe(401);
  });
});
