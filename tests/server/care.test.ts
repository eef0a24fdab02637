import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTicket } from '~/platform/ticket.server';
import { type BillingSite, openBillingSite, order } from '../harness/billing-site';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, type Visitor } from '../harness/visitor';
import { openWorkerHere } from '../harness/worker-here.mjs';
import { sign } from '../standins/stripe/webhooks.mjs';

const HEALTH = '/management/health';
const BACKUP = '/management/backup';

let site: BillingSite;
let admin: Visitor;
let paying: Visitor;

beforeAll(async () => {
  site = await openBillingSite();
  admin = site.stranger();
  await admin.signIn(PEOPLE.admin, '/about');
  paying = site.stranger();
  await paying.signIn(PEOPLE.paying, '/about');
});
afterAll(() => site?.close());

const form = (path: string, fields: Record<string, string>, who = admin) =>
  who.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { Host: new URL(site.here.origin).host },
  });

async function words(path: string): Promise<string> {
  const answer = await admin.ask(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return wordsOf(await answer.text());
}

async function acts(): Promise<string[]> {
  const query = 'select act from audit_log order by id';
  const { results } = await site.here.db.prepare(query).all<{ act: string }>();
  return results.map(({ act }) => act);
}

describe('access to the health and backup pages', () => {
  it.each([HEALTH, BACKUP])('%s is for admins only', async (path) => {
    const nobody = await site.stranger().ask(path);
    expect(nobody.headers.get('location')).toContain('/access-gate');
    expect((await paying.ask(path)).headers.get('location')).toContain('/no-access');
    expect((await admin.ask(path)).status).toBe(200);
  });

  it('only admins can start or download a backup', async () => {
    for (const who of [site.stranger(), paying]) {
      expect((await form(BACKUP, {}, who)).headers.get('location')).toMatch(/access/);
      expect((await form(`${BACKUP}/x/file`, {}, who)).headers.get('location')).toMatch(/access/);
      expect((await form(HEALTH, { intent: 'try-job' }, who)).headers.get('location')).toMatch(
        /access/,
      );
    }
    expect(await acts()).toEqual([]);
    const rows = 'select count(*) as n from backups';
    expect(await site.here.db.prepare(rows).first<number>('n')).toBe(0);
  });

  it('an admin whose sign-in is older than twelve hours cannot change anything', async () => {
    const { db } = site.here;
    const moved = 'update sessions set auth_time = auth_time - ?1';
    await db
      .prepare(moved)
      .bind(13 * 60 * 60)
      .run();
    for (const [path, fields] of [
      [BACKUP, {}],
      [`${BACKUP}/x/file`, {}],
      [HEALTH, { intent: 'try-job', kind: 'message', job: '1' }],
    ] as const) {
      const location = (await form(path, { ...fields })).headers.get('location');
      expect(location, path).toContain('/management/sign-in');
    }
    expect(await acts()).toEqual([]);
    await db
      .prepare(moved)
      .bind(-13 * 60 * 60)
      .run();
  });
});

describe('Management’s first page', () => {
  it('begins with today’s figures, each a link, above the other sections', async () => {
    const { db } = site.here;
    const { who } = await site.newcomer();
    await who.ask('/about');
    await db
      .prepare(
        "update entitlements set trial_end = unixepoch() + 2 * 86400 where status = 'trialing'",
      )
      .run();
    await db
      .prepare(
        `insert into duty_runs (duty, ran_at, took_ms, failed_at, problem)
         values ('kept maps', 2000, 1, 1800000000000, 'broke') on conflict (duty) do update set failed_at = 1800000000000`,
      )
      .run();
    const html = await (await admin.ask('/management')).text();
    const today = html.slice(html.indexOf('>Today<'), html.indexOf('>Users<'));
    expect(today.length).toBeGreaterThan(500);
    const told = wordsOf(`<body>${today}`);
    expect(told).toMatch(/Trials that end this week [1-9]/);
    expect(told).toMatch(/Revenue (No paid plans|.*paid plans?)/);
    expect(told).toMatch(/Failed payments \d+ Unread messages \d+ Last backup None yet/);
    expect(told).toContain('Last failed job kept maps, 2027-01-15 08:00 UTC');
    for (const to of [
      '/management?show=active#users',
      '/management?show=trials-ending#users',
      '/management?show=past-due#users',
      '/management/messages?show=unread',
      '/management/backup',
      '/management/health#schedule',
    ]) {
      expect(today, to).toContain(`href="${to}"`);
    }
    const ending = await words('/management?show=trials-ending');
    expect(ending).toContain('Trials that end this week. Clear search');
    expect(ending).toContain('trialing');
    await db.prepare("delete from duty_runs where duty = 'kept maps'").run();
  });
});

describe('the health page', () => {
  it('warns while the schedule has not run, and lists each scheduled task after it has', async () => {
    expect(await words(HEALTH)).toContain('The schedule has not run for five minutes');
    await site.here.schedule();
    const after = await words(HEALTH);
    expect(after).not.toContain('has not run');
    expect(after).toContain('old sessions');
    expect(after).toMatch(/\d{4}_\w+\.sql since/);
  });

  it('begins with one verdict, and unfolds only the parts with problems', async () => {
    const { db } = site.here;
    const backedUp = db.prepare(
      "insert into backups (id, why, state, schema, began_at, ended_at) values ('v', 'nightly', 'done', '', 1, ?1)",
    );
    // The schedule has already made a backup of its own.
    await db.prepare("update backups set state = 'going' where state = 'done'").run();
    expect(await words(HEALTH)).toContain('No backup yet');
    await backedUp.bind(Date.now()).run();
    const html = async () => (await admin.ask(HEALTH, { headers: { Accept: 'text/html' } })).text();
    const well = await html();
    expect(well).toContain('All is well');
    expect(well).not.toMatch(/<details[^>]* open/);
    await db
      .prepare(
        "insert into billing_events (id, type, received_at, tries, problem) values ('evt_v', 'x', 1, 1, 'y')",
      )
      .run();
    const unwell = await html();
    expect(unwell).toContain('Needs attention');
    expect(unwell).toContain('1 Stripe event not handled');
    expect(unwell.match(/<details[^>]* open/g)).toHaveLength(1);
    await db.prepare("delete from billing_events where id = 'evt_v'").run();
    await db.prepare("delete from backups where id = 'v'").run();
    await db.prepare("update backups set state = 'done' where state = 'going'").run();
  });

  it('counts requests, and shows the current hour', async () => {
    await site.here.ask('/health');
    await site.here.schedule();
    const query = "select requests from hour_counts where kind = 'json'";
    expect(await site.here.db.prepare(query).first<number>('requests')).toBeGreaterThan(0);
    const html = await (await admin.ask(HEALTH, { headers: { Accept: 'text/html' } })).text();
    // The counts appear as a described chart and as a table.
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[1-9][\d,]* requests in 48 hours/);
    const hours = /<table[^>]*>(?:(?!<\/table>)[\s\S])*Requests by hour[\s\S]*?<\/table>/.exec(
      html,
    );
    expect(hours?.[0].match(/<th scope="row"/g)).toHaveLength(48);
  });

  it('lists a failed payment event, and processes it once on a button press, with an audit entry', async () => {
    const { who } = await site.newcomer();
    await (await order(who, 'plan=monthly')).arrayBuffer();
    const { db } = site.here;
    const customer = await db
      .prepare('select customer_id from customers')
      .first<string>('customer_id');
    const body = JSON.stringify({
      id: 'evt_care',
      object: 'event',
      type: 'customer.updated',
      livemode: false,
      data: { object: { id: customer, object: 'customer' } },
    });
    await site.stripe.control('POST fail', { how: 'refuse', times: 50 });
    const signature = sign(body, site.stripe.webhookSecret, Math.floor(Date.now() / 1000));
    expect((await site.hook(body, signature)).status).toBe(500);
    const listed = await words(HEALTH);
    expect(listed).toContain('evt_care');
    expect(listed).toContain('customer.updated');
    const before = await acts();

    const refused = await form(HEALTH, { intent: 'try-event', event: 'evt_care' });
    expect(refused.headers.get('location')).toBe(`${HEALTH}?done=event-no-answer`);
    await site.stripe.control('POST fail', { how: 'none' });
    const done = await form(HEALTH, { intent: 'try-event', event: 'evt_care' });
    expect(done.headers.get('location')).toBe(`${HEALTH}?done=event`);
    const again = await form(HEALTH, { intent: 'try-event', event: 'evt_care' });
    expect(again.headers.get('location')).toBe(`${HEALTH}?done=event-gone`);
    expect((await acts()).slice(before.length)).toEqual(['Try webhook again', 'Try webhook again']);
    const kept = await db
      .prepare("select done_at, customer_id from billing_events where id = 'evt_care'")
      .first();
    expect(kept).toMatchObject({ done_at: expect.any(Number), customer_id: null });
    expect(await words(`${HEALTH}?done=event`)).not.toContain('evt_care');
  });

  it('lists failed work without its content, and can schedule a retry', async () => {
    const { db } = site.here;
    await db
      .prepare(
        `insert into contact_messages (token, state, first_name, last_name, email, message, created_at, attempts, next_try_at)
         values ('t', 'waiting', 'Canary', '', 'c@x.yz', 'canary words', ?1, 3, ?2)`,
      )
      .bind(Date.now(), Date.now() + 9e6)
      .run();
    const listed = await words(HEALTH);
    expect(listed).toContain('Message from the contact form 1');
    expect(listed).not.toMatch(/canary|c@x\.yz/i);
    const fields = { intent: 'try-job', kind: 'message', job: '1' };
    expect((await form(HEALTH, fields)).headers.get('location')).toBe(`${HEALTH}?done=job`);
    const next = await db
      .prepare('select next_try_at from contact_messages')
      .first<number>('next_try_at');
    expect(next).toBeLessThanOrEqual(Date.now());
    const before = await acts();
    for (const [kind, job] of [
      ['message', '99'],
      ['nothing', '1'],
      ['message', 'x'],
    ])
      await form(HEALTH, { intent: 'try-job', kind: kind ?? '', job: job ?? '' });
    expect((await form(HEALTH, {})).headers.get('location')).toBe(`${HEALTH}?done=unknown`);
    for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { 'Content-Type': type };
      const odd = await admin.ask(HEALTH, { method: 'POST', body: 'no form', headers });
      expect(odd.headers.get('location'), type).toBe(`${HEALTH}?done=unknown`);
    }
    expect(await acts()).toEqual(before);
  });
});

describe('a requested backup', () => {
  it('is created, listed, downloaded with an audit entry, and restored at another site with tickets alone', {
    timeout: 240_000,
  }, async () => {
    // Between three and four at night the schedule of the earlier tests has already made a backup.
    await site.here.db.prepare('delete from backups').run();
    expect(await words(BACKUP)).toContain('No backup yet');
    const held =
      "insert into backups (id, why, schema, began_at, held_until) values ('x', 'asked', '', ?1, 9e15)";
    await site.here.db.prepare(held).bind(Date.now()).run();
    const refused = await form(BACKUP, {});
    expect(refused.headers.get('location')).toBe(`${BACKUP}?done=running`);
    await site.here.db.prepare('delete from backups').run();
    const asked = await form(BACKUP, {});
    expect(asked.headers.get('location')).toBe(`${BACKUP}?done=begun`);
    await site.here.settle();
    expect(await words(BACKUP)).toContain('Complete');
    const twice = await form(BACKUP, {});
    expect(twice.headers.get('location')).toBe(`${BACKUP}?done=made`);
    expect(await words(`${BACKUP}?done=made`)).toContain('less than a minute ago');
    const { db } = site.here;
    expect(await db.prepare('select count(*) as n from backups').first('n')).toBe(1);
    const id = (await db.prepare('select id from backups').first<string>('id')) ?? '';
    expect((await admin.ask(`${BACKUP}/${id}/file`)).status).toBe(404);
    expect((await form(`${BACKUP}/no-such/file`, {})).status).toBe(404);
    expect((await form(`${BACKUP}/${id}/file`, { volume: '2' })).status).toBe(404);
    const list = await form(`${BACKUP}/${id}/file`, { what: 'list' });
    expect(JSON.parse(await list.text())).toMatchObject({ backup: id, schema: expect.any(String) });
    const file = await form(`${BACKUP}/${id}/file`, { volume: '1' });
    expect(file.headers.get('Content-Disposition')).toContain(`delvewright-${id}.ndjson.gz`);
    const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
    expect((await acts()).slice(-3)).toEqual([
      'Back up now',
      'Download backup list',
      'Download backup',
    ]);
    expect(text).not.toContain('"part":"sessions');

    const other = await openWorkerHere({}, { seed: false });
    try {
      const secret = String(other.environment.TICKET_SECRET);
      const put = async (step: string, body: string, purpose = 'restore') => {
        const expiresAt = Date.now() + 60_000;
        const ticket = await writeTicket(secret, { purpose, maxBytes: 1, expiresAt });
        return other.ask(`/admin/restore/${step}?ticket=${ticket}`, { method: 'PUT', body });
      };
      const [first = '', ...rest] = text.split('\n');
      const { manifest } = JSON.parse(first);
      const begin = JSON.stringify({ backup: id, schema: manifest.schema });
      expect((await put('begin', begin, 'seed monsters')).status).toBe(403);
      expect((await other.ask('/admin/restore/begin', { method: 'PUT', body: begin })).status).toBe(
        403,
      );
      expect((await put('lines', rest.join('\n'))).status).toBe(409);
      expect((await put('begin', '{"backup":1}')).status).toBe(400);
      expect((await put('begin', begin)).status).toBe(200);
      expect((await put('lines', 'nonsense')).status).toBe(500);
      expect(
        (await put('lines', '{"part":"sessions-1","table":"sessions","columns":[],"blobs":[]}'))
          .status,
      ).toBe(400);
      const taken = await (await put('lines', rest.join('\n'))).json();
      expect(taken).toMatchObject({
        read: manifest.parts.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0),
      });
      const again = await (await put('lines', rest.join('\n'))).json();
      expect(again).toMatchObject({ written: 0 });
      for (const kind of ['monster', 'spell']) {
        for (let after: number | null = 0; after !== null; ) {
          const step = await put('index', JSON.stringify({ kind, after }));
          after = ((await step.json()) as { next: number | null }).next;
        }
      }
      expect(await (await put('end', '{}')).json()).toEqual({ dangling: 0 });
      expect((await put('begin', begin)).status).toBe(409);
      const users = 'select id, email from users order by rowid';
      const [here, there] = await Promise.all([
        db.prepare(users).all(),
        other.db.prepare(users).all(),
      ]);
      expect(there.results).toEqual(here.results);
    } finally {
      await other.close();
    }
  });
});
