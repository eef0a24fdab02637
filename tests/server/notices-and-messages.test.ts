import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { type OwnersSite, openOwnersSite } from './owners-site';

let site: OwnersSite;
beforeAll(async () => {
  site = await openOwnersSite();
});
afterAll(() => site?.close());

describe('the pages of tools, notices and messages in Management', () => {
  const PAGES = [
    '/management/tools',
    '/management/tools/change?tool=mapwright',
    '/management/notices',
    '/management/notices/1',
    '/management/messages',
    '/management/messages/1',
  ];

  it.each(PAGES)('%s is for admins only, to read and to write', async (page) => {
    for (const [at, who] of site.people.slice(0, 3).entries()) {
      for (const path of [page, page.replace(/(\?|$)/, '.data$1')]) {
        for (const method of ['GET', 'POST']) {
          const answer = await who.ask(path, {
            method,
            ...(method === 'POST' && { body: 'intent=x' }),
          });
          const said = (answer.headers.get('Location') ?? '') + (await answer.text());
          expect(said, `${method} ${path}`).toContain(
            at === 0 ? '/access-gate?auth=auth' : '/no-access?reason=role',
          );
        }
      }
    }
    expect([200, 404]).toContain((await site.admin.ask(page)).status);
    expect([400, 404, 405]).toContain((await site.press(page, { intent: 'x' })).status);
  });

  it('change nothing for an admin whose sign-in is too old', async () => {
    await site.here.db.prepare('update sessions set auth_time = auth_time - 50000').run();
    const asked = [
      site.press('/management/tools', { intent: 'take-back', tool: 'mapwright' }),
      site.press('/management/tools/change', {
        tool: 'mapwright',
        state: 'soon',
        access: '',
        when: '',
        zone: 'UTC',
      }),
      site.press('/management/notices', { intent: 'delete', id: '0123abcd' }),
      site.press('/management/messages/1', { intent: 'delete' }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toContain('/management/sign-in');
    }
    const typed = { intent: 'publish', text: 'Typed with care.', until: '2099-01-01T10:00' };
    const kept = await site.press('/management/notices', typed);
    const html = await kept.text();
    expect(kept.status).toBe(403);
    expect(wordsOf(html)).toContain('What you typed is still here.');
    expect(html).toMatch(/<textarea[^>]*>Typed with care\.</);
    expect(await site.here.db.prepare('select id from notices').first()).toBeNull();
    await site.here.db.prepare('update sessions set auth_time = auth_time + 50000').run();
  });
});

describe('a notice', () => {
  const publish = (fields: Record<string, string> = {}) =>
    site.press('/management/notices', {
      intent: 'publish',
      text: 'Mapwright rests <tonight>.',
      link: '/features',
      tone: 'warning',
      from: '',
      until: new Date(Date.now() + 3_600_000).toISOString().slice(0, 16),
      zone: 'UTC',
      ...fields,
    });
  const bannerIn = (html: string) => /<aside data-notice[\s\S]*?<\/aside>/.exec(html)?.[0] ?? null;
  const PAGES = ['/', '/about', '/contact', '/monster-lookup', '/try/mapwright', '/no/such/page'];

  it('is shown on every page until it is dismissed on the device, and on no page after it has ended', async () => {
    for (const page of PAGES) {
      const html = await site.textAt(page);
      expect(html, page).not.toMatch(/data-notice|notice-banner|"notice"/);
    }
    expect((await publish()).headers.get('Location')).toContain('done=published');
    const device = site.visitor();
    let away = '';
    for (const page of PAGES) {
      const banner = bannerIn(await site.textAt(page, device)) ?? '';
      expect(banner, page).toContain('href="/features"');
      expect(banner, page).toContain('Mapwright rests &lt;tonight&gt;.');
      expect(banner, page).toContain('data-print="no"');
      const style = /href="(\/assets\/[\w.-]+\.css)"/.exec(banner)?.[1] ?? '';
      expect(existsSync(join('build', 'client', style)), page).toBe(true);
      away = (/action="([^"]+)"/.exec(banner)?.[1] ?? '').replaceAll('&amp;', '&');
      expect(decodeURIComponent(away), page).toContain(`next=${page}`);
    }
    expect((await device.ask(away)).status).toBe(405);
    const gone = await device.ask(away, { method: 'POST', body: '' });
    expect([gone.status, gone.headers.get('Location')]).toEqual([303, '/no/such/page']);
    for (const page of PAGES) expect(bannerIn(await site.textAt(page, device)), page).toBeNull();
    expect(bannerIn(await site.textAt('/', site.visitor()))).not.toBeNull();
    const [id] = /(?<=id=)\w+/.exec(away) ?? [''];
    expect((await site.press('/management/notices', { intent: 'end', id })).status).toBe(303);
    expect(bannerIn(await site.textAt('/', site.visitor()))).toBeNull();
  });

  it('costs public pages no database read', async () => {
    const someone = site.visitor();
    await site.textAt('/about', someone);
    site.here.reads.length = 0;
    for (const page of ['/about', '/blog', '/terms']) await site.textAt(page, someone);
    expect(site.here.reads).toEqual([]);
  });

  it('is published once however often its form is sent, and shown again when its text changes', async () => {
    const id = /name="id" value="([0-9a-f]{8})"/.exec(
      await site.textAt('/management/notices', site.admin),
    )?.[1];
    const count = async () =>
      Number(await site.here.db.prepare('select count(*) as n from notices').first('n'));
    const before = await count();
    const fields = {
      id: String(id),
      until: new Date(Date.now() + 7_200_000).toISOString().slice(0, 16),
    };
    for (let time = 0; time < 2; time += 1)
      expect((await publish(fields)).headers.get('Location')).toContain('done=published');
    expect(await count()).toBe(before + 1);
    await publish({ ...fields, text: 'Something else.' });
    expect(await count()).toBe(before + 2);
    await site.here.db
      .prepare("delete from notices where id = ?1 or text = 'Something else.'")
      .bind(id)
      .run();
  });

  it('is refused with a sentence, and keeps what was typed', async () => {
    const answer = await publish({ link: 'https://evil.example', until: '' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(wordsOf(html)).toContain('Enter a page of this site');
    expect(html).toContain('value="https://evil.example"');
    expect(html).toContain('Mapwright rests &lt;tonight&gt;.');
  });

  it.each(['/notice', '/notice?id=%3Cscript%3E', '/notice?id=12345678901'])(
    'cannot be dismissed as %s',
    async (path) => {
      const answer = await site.visitor().ask(path, { method: 'POST', body: '' });
      expect([answer.status, answer.headers.has('Set-Cookie')]).toEqual([400, false]);
    },
  );

  it('never redirects off the site', async () => {
    const path = `/notice?id=0123abcd&next=${encodeURIComponent('//evil.example')}`;
    const answer = await site.visitor().ask(path, { method: 'POST', body: '' });
    expect(answer.headers.get('Location')).toBe('/');
  });
});

describe('the inbox', () => {
  const write = async (message: string, email = 'maren@tavern.example') => {
    const body = new URLSearchParams({
      name: 'Maren <b>',
      email,
      website: '',
      message,
    }).toString();
    const answer = await site.visitor().ask('/contact', { method: 'POST', body });
    expect(answer.status).toBe(200);
    return String(
      await site.here.db
        .prepare('select token from contact_messages where message = ?1')
        .bind(message)
        .first('token'),
    );
  };

  it('stores messages whole, shows them escaped, and has a link to reply', async () => {
    const token = await write('A map <img src=x onerror=alert(1)> hid a door.');
    const list = await site.textAt('/management/messages', site.admin);
    expect(list).toContain(`/management/messages/${token}`);
    expect(wordsOf(list)).toContain('No contact endpoint is set');
    const page = await site.textAt(`/management/messages/${token}`, site.admin);
    expect(page).not.toContain('<img src=x');
    expect(page).toMatch(/href="mailto:maren@tavern\.example\?subject=Re%3A%20your%20message/);
    expect((await site.press(`/management/messages/${token}`, { intent: 'read' })).status).toBe(
      303,
    );
    expect(
      wordsOf(await site.textAt('/management/messages?show=unread', site.admin)),
    ).not.toContain('hid a door');
    expect((await site.press(`/management/messages/${token}`, { intent: 'retry' })).status).toBe(
      409,
    );
    expect((await site.press(`/management/messages/${token}`, { intent: 'delete' })).status).toBe(
      303,
    );
    expect((await site.admin.ask(`/management/messages/${token}`)).status).toBe(404);
    const late = await site.press(`/management/messages/${token}`, { intent: 'delete' });
    expect(late.headers.get('Location')).toContain('done=deleted');
  });

  it('marks an opened message as read once, and stays on the page', async () => {
    const token = await write('Which dice do you use?');
    const path = `/management/messages/${token}`;
    expect(wordsOf(await site.textAt(path, site.admin))).toContain('Mark as read');
    const opened = await site.press(path, { intent: 'opened' });
    expect(opened.status).toBe(200);
    expect(wordsOf(await site.textAt(path, site.admin))).toContain('Mark as unread');
    await site.press(path, { intent: 'unread' });
    expect(wordsOf(await site.textAt(`${path}?done=unread`, site.admin))).toContain('Mark as read');
  });

  it('shows the sender’s account with a link to it, and nothing if there is no account', async () => {
    const ours = await site.here.db
      .prepare("select id, email from users where email = 'lapsed@delvewright.test'")
      .first<{ id: string; email: string }>();
    const token = await write('Where is my invoice?', ours?.email.toUpperCase());
    const page = await site.textAt(`/management/messages/${token}`, site.admin);
    expect(wordsOf(page)).toContain('Their account');
    expect(page).toContain(`href="/management/people/${ours?.id}"`);
    // The last payments in the database: their periods, and which of them failed.
    const period = (from: string, until: string) =>
      [from, until].map((day) => Date.parse(`${day}T00:00:00Z`) / 1000);
    for (const [status, [from, until]] of [
      ['active', period('2026-09-05', '2026-10-05')],
      ['past_due', period('2026-10-05', '2026-11-05')],
    ] as const) {
      await site.here.db
        .prepare(
          `insert into plan_history (user_id, at, status, current_period_start, current_period_end)
           values (?1, 1, ?2, ?3, ?4)`,
        )
        .bind(ours?.id, status, from, until)
        .run();
    }
    const told = wordsOf(await site.textAt(`/management/messages/${token}`, site.admin));
    expect(told).toContain('Last payments Failed: Oct 5, 2026 to Nov 5, 2026');
    expect(told).toContain('Paid: Sep 5, 2026 to Oct 5, 2026');
    const [, , paying] = site.people;
    const refused = await paying?.ask(`/management/messages/${token}`);
    expect(refused?.headers.get('location')).toContain('/no-access');
    const strange = await write('Nobody knows me here.');
    expect(wordsOf(await site.textAt(`/management/messages/${strange}`, site.admin))).not.toContain(
      'Their account',
    );
  });

  it('deletes a message after thirty days', async () => {
    const token = await write('This one is to be forgotten.');
    site.later(31 * 86_400_000);
    await site.here.schedule();
    const left = await site.here.db
      .prepare('select 1 from contact_messages where token = ?1')
      .bind(token)
      .first();
    expect(left).toBeNull();
  });
});
