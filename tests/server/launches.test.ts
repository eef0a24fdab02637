import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCESSES, STATES } from '~/admin/tools/wanted-change';
import { type Sight, whoSees } from '~/admin/tools/who-sees';
import { toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { Tool, ToolAccess, ToolId, ToolState } from '~/catalogue/tool';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
const held = new Map<string, Response>();

/** A cache as the edge has it, which forgets nothing: what is shown of it is the Worker's own choice. */
const edge = {
  match: async (asked: Request) => held.get(asked.url)?.clone(),
  put: async (asked: Request, answer: Response) => {
    held.set(asked.url, new Response(await answer.text(), answer));
  },
};

/** A stranger, somebody without Pro, with Pro, and an admin: as the preview lists them. */
let people: Visitor[];
const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere({ APP_MODE: 'production' }, { seed: true });
  vi.stubGlobal('caches', { default: edge });
  people = [visitor()];
  for (const person of [PEOPLE.lapsed, PEOPLE.paying, PEOPLE.admin]) {
    const someone = visitor();
    await someone.signIn(person, '/about');
    people.push(someone);
  }
  const until = Math.floor(Date.now() / 1000) + 86_400;
  const plan = `insert or replace into entitlements (user_id, status, trial_end, current_period_start, current_period_end, updated_at)
    select id, ?2, null, ?3 - 90000, ?3, 0 from users where email = ?1`;
  await here.db.batch([
    here.db.prepare(plan).bind(PEOPLE.lapsed, 'expired', until),
    here.db.prepare(plan).bind(PEOPLE.paying, 'active', until),
  ]);
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await here?.close();
});

const admin = () => people[3] ?? visitor();

async function textAt(path: string, who = visitor()): Promise<string> {
  const answer = await who.ask(path);
  const text = await answer.text();
  await here.settle();
  return text;
}

const press = (path: string, fields: Record<string, string>, who = admin()) =>
  who.ask(path, { method: 'POST', body: new URLSearchParams(fields).toString() });

const launch = (tool: ToolId, state: string, access: string, when = '', who = admin()) =>
  press('/management/tools/change', { tool, state, access, when, zone: 'UTC' }, who);

/** As another machine launches a tool: this one has not heard of it. */
async function elsewhere(tool: ToolId, state: ToolState | null, access: ToolAccess | null) {
  await here.db
    .prepare(
      'insert or replace into tool_overrides (id, state, access, at) values (?1, ?2, ?3, ?4)',
    )
    .bind(tool, state, access, Date.now() - 1000)
    .run();
}

/** Lets time pass, and a machine forget what it heard within the last half minute; it never goes back. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

describe('a tool that is launched', () => {
  it('is open at once to those for whom it is, and on the pages that strangers are shown', async () => {
    const gate = async () => (await visitor().ask('/dice-roller')).status;
    expect(await gate()).toBe(303);
    expect(await textAt('/')).not.toContain('href="/dice-roller"');
    expect((await launch('dice-roller', 'live', 'free')).headers.get('Location')).toContain(
      'done=launched',
    );
    expect(await gate()).toBe(200);
    for (const page of ['/', '/features', '/sitemap.xml'])
      expect(await textAt(page), page).toContain('/dice-roller');
    const back = { intent: 'take-back', tool: 'dice-roller' };
    expect((await press('/management/tools', back)).status).toBe(303);
    expect(await gate()).toBe(303);
    expect(await textAt('/sitemap.xml')).not.toContain('/dice-roller');
    expect((await press('/management/tools', back)).status).toBe(409);
  });

  it('elsewhere is guarded at once, and shown on open pages within half a minute, whatever the edge keeps', async () => {
    const pages = ['/', '/features', '/sitemap.xml'];
    const shown = async () =>
      Promise.all(pages.map(async (page) => (await textAt(page)).includes('/spell-scroll-cost')));
    const before = await shown();
    await elsewhere('spell-scroll-cost', 'live', 'free');
    expect((await visitor().ask('/spell-scroll-cost')).status).toBe(200);
    expect(await shown()).toEqual(before);
    later(31_000);
    expect(await shown()).toEqual([true, true, true]);
    // And one that is closed, although it is open by the catalogue.
    await elsewhere('cheat-sheet', 'maintenance', null);
    expect((await visitor().ask('/cheat-sheet')).status).toBe(200);
    later(31_000);
    expect((await visitor().ask('/cheat-sheet')).headers.get('Location')).toContain('/access-gate');
    expect(await textAt('/sitemap.xml')).not.toContain('/cheat-sheet');
    await elsewhere('cheat-sheet', null, null);
    await elsewhere('spell-scroll-cost', null, null);
    later(31_000);
    expect(await textAt('/sitemap.xml')).toContain('/cheat-sheet');
  });

  it('at a moment opens by itself, and the schedule writes down who planned it', async () => {
    const start = Date.now();
    const when = new Date(start + 120_000).toISOString().slice(0, 16);
    const at = Date.parse(`${when}:00Z`);
    expect((await launch('spell-lookup', 'live', 'free', when)).status).toBe(303);
    expect(await textAt('/management/tools', admin())).toContain('Planned changes');
    vi.useFakeTimers({ toFake: ['Date'], now: at - 1 });
    expect((await visitor().ask('/spell-lookup')).status).toBe(303);
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    expect((await visitor().ask('/spell-lookup')).status).toBe(200);
    await here.schedule();
    const row = await here.db
      .prepare(
        "select act, at, admin_name from audit_log where subject_id = 'spell-lookup' order by id desc",
      )
      .first();
    expect(row).toMatchObject({ act: 'Launch tool', at });
    expect(row?.admin_name).not.toBe('');
    await press('/management/tools', { intent: 'take-back', tool: 'spell-lookup' });
    expect((await visitor().ask('/spell-lookup')).status).toBe(303);
  });

  it('is never one that is not built, and what was asked for stays on the page', async () => {
    const answer = await launch('homebrew-monsters', 'live', 'free');
    expect(answer.status).toBe(400);
    const search =
      'tool=homebrew-monsters&state=live&access=paid&when=2099-01-01T10:00&zone=Nowhere';
    const page = await textAt(`/management/tools/change?${search}`, admin());
    expect(wordsOf(page)).toContain('not built yet, so it cannot be made live');
    expect(page).toContain('value="Nowhere"');
    expect(page).toContain('value="2099-01-01T10:00"');
    expect(page).toMatch(/<option value="paid" selected/);
    expect((await admin().ask('/management/tools/change?tool=none')).status).toBe(404);
  });
});

describe('the preview', () => {
  /** Where something is kept with a tool, and what is sent there. */
  const KEEPING: Partial<Record<ToolId, { path: string; body: string; json?: true }>> = {
    mapwright: {
      path: '/mapwright/keep',
      body: 'intent=save-recipe&recipe=preset%3Dbandit-cellars%26seed%3Dcopy',
    },
    adventuring: {
      path: '/party',
      body: JSON.stringify({ name: 'Ford', members: [{ name: 'Mira', level: 1, hp: 9 }] }),
      json: true,
    },
    'encounter-builder': { path: '/encounter-builder/keep?m=goblin', body: 'name=Ford' },
    'cheat-sheet': undefined,
  };

  async function pageOf(who: Visitor, tool: Tool): Promise<Sight['page']> {
    const answer = await who.ask(toolAddress(tool) ?? '');
    const to = answer.headers.get('Location') ?? '';
    if (answer.status === 404) return 'not-found';
    if (to.startsWith('/access-gate?auth=auth')) return 'sign-in';
    if (to.startsWith('/no-access?reason=role')) return 'wrong-role';
    // Mapwright chooses a seed first and says so in the address.
    if (answer.status === 200 || to.startsWith(`${toolAddress(tool)}?`)) return 'open';
    throw new Error(`${tool.id}: ${answer.status} ${to}`);
  }

  async function keepOf(who: Visitor, tool: Tool): Promise<Sight['keep']> {
    const asked = KEEPING[tool.id];
    if (!asked) return 'nothing';
    const headers: Record<string, string> = asked.json
      ? { 'Content-Type': 'application/json' }
      : {};
    const { status } = await who.ask(asked.path, { method: 'POST', body: asked.body, headers });
    const told: Record<number, Sight['keep']> = {
      ...{ 401: 'sign-in', 402: 'pro', 403: 'wrong-role', 404: 'not-found' },
      ...{ 200: 'open', 201: 'open' },
    };
    return told[status] ?? Promise.reject(new Error(`${tool.id} ${asked.path}: ${status}`));
  }

  function cardIn(html: string, tool: Tool) {
    const at = html.indexOf(`id="${tool.id}"`);
    const card = html.slice(html.lastIndexOf('<article', at), html.indexOf('</article>', at));
    const heading = /<h[23][^>]*>([\s\S]*?)<\/h[23]>/.exec(card)?.[1] ?? '';
    return {
      to: /href="([^"]+)"/.exec(heading)?.[1] ?? null,
      active: at < html.indexOf('Show less'),
      lock: /Locked: [a-zA-Z ]+|Open to you/.exec(wordsOf(`<body>${card}`))?.[0] ?? '',
    };
  }

  const LOCKS = {
    'not-built': 'Locked: not built yet',
    'in-trial': 'Locked: being tried out',
    'sign-in': 'Locked: needs sign',
    pro: 'Locked: needs Pro',
  } as const;

  it.each(['cheat-sheet', 'adventuring', 'mapwright', 'encounter-builder'] as const)(
    'says of %s what really happens, in every state, for every access and everybody',
    async (id) => {
      for (const state of STATES) {
        for (const access of ACCESSES) {
          await elsewhere(id, state, access);
          later(31_000);
          const [tool] = withOverrides(CATALOGUE, [{ id, state, access }]).filter(
            (one) => one.id === id,
          );
          if (!tool) throw new Error(`no tool ${id}`);
          const home = await textAt('/');
          for (const [at, foretold] of whoSees(tool).entries()) {
            const who = people[at] ?? visitor();
            const said = `${id} ${state} ${access}: ${foretold.who}`;
            expect(await pageOf(who, tool), said).toBe(foretold.page);
            expect(await keepOf(who, tool), said).toBe(foretold.keep);
            const card = cardIn(await textAt('/features', who), tool);
            const { lock, to, active, onHome } = foretold.card;
            expect([card.to, card.active], said).toEqual([to, active]);
            expect(card.lock, said).toContain(lock === null ? 'Open to you' : LOCKS[lock]);
            if (at === 0)
              expect(wordsOf(home).includes(tool.title), said).toBe(onHome || NAMED.has(id));
          }
        }
      }
      await elsewhere(id, null, null);
    },
  );

  /** Home names them besides, in the footer or in its own words. */
  const NAMED = new Set<ToolId>(['cheat-sheet', 'mapwright']);

  it('shows on its page what it says, and changes nothing', async () => {
    const count = () => here.db.prepare('select count(*) as n from tool_overrides').first('n');
    const before = await count();
    const search = 'tool=adventuring&state=live&access=paid&when=&zone=UTC';
    const html = await textAt(`/management/tools/change?${search}`, admin());
    const answers = [...html.matchAll(/data-answer="([\w-]+)"/g)].map(([, answer]) => answer);
    expect(answers).toEqual(['sign-in', 'open', 'open', 'open']);
    const keeps = [...html.matchAll(/data-keep="([\w-]+)"/g)].map(([, keep]) => keep);
    expect(keeps).toEqual(['sign-in', 'pro', 'open', 'open']);
    expect(wordsOf(html)).toContain('Change it now');
    expect(await count()).toBe(before);
  });
});

describe('the pages of tools, notices and messages', () => {
  const PAGES = [
    ...['/management/tools', '/management/tools/change?tool=mapwright', '/management/notices'],
    ...['/management/notices/1', '/management/messages', '/management/messages/1'],
  ];

  it.each(PAGES)('%s is for admins alone, to read and to press', async (page) => {
    for (const [at, who] of people.slice(0, 3).entries()) {
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
    expect([200, 404]).toContain((await admin().ask(page)).status);
    expect([400, 404, 405]).toContain((await press(page, { intent: 'x' })).status);
  });

  it('change nothing for an admin who signed in long ago', async () => {
    await here.db.prepare('update sessions set auth_time = auth_time - 50000').run();
    const asked = [
      press('/management/tools', { intent: 'take-back', tool: 'mapwright' }),
      launch('mapwright', 'soon', ''),
      press('/management/notices', { intent: 'delete', id: '0123abcd' }),
      press('/management/messages/1', { intent: 'delete' }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toContain('/management/sign-in');
    }
    const typed = { intent: 'publish', text: 'Typed with care.', until: '2099-01-01T10:00' };
    const kept = await press('/management/notices', typed);
    const html = await kept.text();
    expect(kept.status).toBe(403);
    expect(wordsOf(html)).toContain('What you typed still stands here.');
    expect(html).toMatch(/<textarea[^>]*>Typed with care\.</);
    expect(await here.db.prepare('select id from notices').first()).toBeNull();
    await here.db.prepare('update sessions set auth_time = auth_time + 50000').run();
  });
});

describe('a notice', () => {
  const publish = (fields: Record<string, string> = {}) =>
    press('/management/notices', {
      ...{
        intent: 'publish',
        text: 'Mapwright rests <tonight>.',
        link: '/features',
        tone: 'warning',
      },
      ...{
        from: '',
        until: new Date(Date.now() + 3_600_000).toISOString().slice(0, 16),
        zone: 'UTC',
      },
      ...fields,
    });
  const bannerIn = (html: string) => /<aside data-notice[\s\S]*?<\/aside>/.exec(html)?.[0] ?? null;
  const PAGES = ['/', '/about', '/contact', '/monster-lookup', '/try/mapwright', '/no/such/page'];

  it('stands above every page, until it is put away on a device, and on no page when it is over', async () => {
    for (const page of PAGES) {
      const html = await textAt(page);
      expect(html, page).not.toMatch(/data-notice|notice-banner|"notice"/);
    }
    expect((await publish()).headers.get('Location')).toContain('done=published');
    const device = visitor();
    let away = '';
    for (const page of PAGES) {
      const banner = bannerIn(await textAt(page, device)) ?? '';
      expect(banner, page).toContain('href="/features"');
      expect(banner, page).toContain('Mapwright rests &lt;tonight&gt;.');
      expect(banner, page).toContain('data-print="no"');
      const style = /href="(\/assets\/[\w.-]+\.css)"/.exec(banner)?.[1] ?? '';
      expect((await visitor().ask(style)).status, page).toBe(200);
      away = (/action="([^"]+)"/.exec(banner)?.[1] ?? '').replaceAll('&amp;', '&');
      expect(decodeURIComponent(away), page).toContain(`next=${page}`);
    }
    expect((await device.ask(away)).status).toBe(405);
    const gone = await device.ask(away, { method: 'POST', body: '' });
    expect([gone.status, gone.headers.get('Location')]).toEqual([303, '/no/such/page']);
    for (const page of PAGES) expect(bannerIn(await textAt(page, device)), page).toBeNull();
    expect(bannerIn(await textAt('/', visitor()))).not.toBeNull();
    const [id] = /(?<=id=)\w+/.exec(away) ?? [''];
    expect((await press('/management/notices', { intent: 'end', id })).status).toBe(303);
    expect(bannerIn(await textAt('/', visitor()))).toBeNull();
  });

  it('costs open pages no read of their own', async () => {
    const someone = visitor();
    await textAt('/about', someone);
    here.reads.length = 0;
    for (const page of ['/about', '/blog', '/terms']) await textAt(page, someone);
    expect(here.reads).toEqual([]);
  });

  it('is published once however often its form is sent, and anew when its words are others', async () => {
    const id = /name="id" value="([0-9a-f]{8})"/.exec(
      await textAt('/management/notices', admin()),
    )?.[1];
    const count = async () =>
      Number(await here.db.prepare('select count(*) as n from notices').first('n'));
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
    await here.db
      .prepare("delete from notices where id = ?1 or text = 'Something else.'")
      .bind(id)
      .run();
  });

  it('is refused with a sentence, and nothing typed is lost', async () => {
    const answer = await publish({ link: 'https://evil.example', until: '' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(wordsOf(html)).toContain('Name a page of ours');
    expect(html).toContain('value="https://evil.example"');
    expect(html).toContain('Mapwright rests &lt;tonight&gt;.');
  });

  it.each(['/notice', '/notice?id=%3Cscript%3E', '/notice?id=12345678901'])(
    'cannot be put away as %s',
    async (path) => {
      const answer = await visitor().ask(path, { method: 'POST', body: '' });
      expect([answer.status, answer.headers.has('Set-Cookie')]).toEqual([400, false]);
    },
  );

  it('never leads out of the site', async () => {
    const path = `/notice?id=0123abcd&next=${encodeURIComponent('//evil.example')}`;
    const answer = await visitor().ask(path, { method: 'POST', body: '' });
    expect(answer.headers.get('Location')).toBe('/');
  });
});

describe('the inbox', () => {
  const write = async (message: string) => {
    const body = new URLSearchParams({
      ...{ name: 'Maren <b>', email: 'maren@tavern.example', website: '' },
      message,
    }).toString();
    const answer = await visitor().ask('/contact', { method: 'POST', body });
    expect(answer.status).toBe(200);
    return String(
      await here.db
        .prepare('select token from contact_messages where message = ?1')
        .bind(message)
        .first('token'),
    );
  };

  it('keeps what was written, whole and as text, with a link to answer it', async () => {
    const token = await write('A map <img src=x onerror=alert(1)> hid a door.');
    const list = await textAt('/management/messages', admin());
    expect(list).toContain(`/management/messages/${token}`);
    expect(wordsOf(list)).toContain('No contact endpoint is set');
    const page = await textAt(`/management/messages/${token}`, admin());
    expect(page).not.toContain('<img src=x');
    expect(page).toMatch(/href="mailto:maren@tavern\.example\?subject=Re%3A%20your%20message/);
    expect((await press(`/management/messages/${token}`, { intent: 'read' })).status).toBe(303);
    expect(wordsOf(await textAt('/management/messages?show=unread', admin()))).not.toContain(
      'hid a door',
    );
    expect((await press(`/management/messages/${token}`, { intent: 'retry' })).status).toBe(409);
    expect((await press(`/management/messages/${token}`, { intent: 'delete' })).status).toBe(303);
    expect((await admin().ask(`/management/messages/${token}`)).status).toBe(404);
    const late = await press(`/management/messages/${token}`, { intent: 'delete' });
    expect(late.headers.get('Location')).toContain('done=deleted');
  });

  it('forgets a message after thirty days', async () => {
    const token = await write('This one is to be forgotten.');
    later(31 * 86_400_000);
    await here.schedule();
    const left = await here.db
      .prepare('select 1 from contact_messages where token = ?1')
      .bind(token)
      .first();
    expect(left).toBeNull();
  });
});
