import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { guardPath } from '~/account/guard/path-guard.server';
import { accountAt } from '../harness/account-at';
import { DAY, type Desk, openDesk, signIn } from './account-desk';

const SITE = 'https://delvewright.example';
let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

type Asked = { cookie?: string; method?: string; services?: Desk };

/** What the entry guard does with a request: "served", or the status and location of its response. */
async function knock(path: string, { cookie = '', method = 'GET', services = desk }: Asked = {}) {
  const request = new Request(SITE + path, {
    method,
    headers: { Cookie: cookie, 'X-Own': 'kept' },
  });
  const account = accountAt(request, services);
  const verdict = await guardPath(request, { account, services });
  if (verdict.kind === 'serve') return 'served';
  if (verdict.kind === 'serve-instead') {
    const { url, method: by, headers } = verdict.request;
    return `${by} ${url.replace(SITE, '')} ${headers.get('X-Own')}`;
  }
  const { answer } = verdict;
  const said = answer.headers.get('Location') ?? JSON.parse(await answer.text()).error;
  return `${answer.status} ${said}`;
}

const TO_GATE = '/access-gate?auth=auth&next=%2Fsettings';

describe('a stranger', () => {
  it('is redirected to the gate on a page, and gets a 401 from an API call', async () => {
    expect(await knock('/settings')).toBe(`303 ${TO_GATE}`);
    expect(await knock('/settings?tab=plan')).toBe(`303 ${TO_GATE}%3Ftab%3Dplan`);
    expect(await knock('/me/entitlements')).toBe(
      '401 User needs to be authenticated to call this API.',
    );
  });

  it('is redirected to the gate on a client-side navigation too, in the router’s format', async () => {
    const instead = `/auth/refused.data?to=${encodeURIComponent(TO_GATE)} kept`;
    expect(await knock('/settings.data')).toBe(`GET ${instead}`);
    expect(await knock('/settings.data?_routes=settings%2Fpage')).toBe(`GET ${instead}`);
    expect(await knock('/settings.data', { method: 'HEAD' })).toBe(`GET ${instead}`);
    expect(await knock('/settings.data', { method: 'POST' })).toBe(`POST ${instead}`);
  });

  it('gets the 404 page for a tool that is closed to everyone', async () => {
    await env.DB.prepare(
      "insert into tool_overrides (id, state) values ('mapwright', 'planned')",
    ).run();
    expect(await knock('/mapwright')).toBe('GET /auth/refused kept');
    expect(await knock('/mapwright.data')).toBe('GET /auth/refused.data kept');
    expect(await knock('/mapwright/keep')).toBe('404 404 Not Found');
  });

  it('meets the gate of the matched route, however the path is spelled', async () => {
    expect(await knock('/%73ETTINGS')).toContain('/access-gate?auth=auth');
    expect(await knock('/nowhere')).toBe('served');
  });

  it('can open public pages while the database fails', async () => {
    await env.DB.exec('drop table sessions');
    for (const path of ['/', '/about', '/monsters/goblin', '/admin/seed/monsters', '/health']) {
      expect(await knock(path)).toBe('served');
    }
  });

  it('can open a page of the catalogue until the admin closes it', async () => {
    expect(await knock('/monster-lookup')).toBe('served');
    await env.DB.prepare(
      "insert into tool_overrides (id, state) values ('monster-lookup', 'maintenance')",
    ).run();
    const later = { ...desk, clock: { now: () => desk.at.now + DAY } };
    expect(await knock('/monster-lookup', { services: later })).toBe(
      '303 /access-gate?auth=auth&next=%2Fmonster-lookup',
    );
  });
});

describe('a signed-in user', () => {
  it('can open what their role allows', async () => {
    const cookie = await signIn(desk);
    const paid = await signIn(desk, { sub: 'sub-2', groups: ['PaidUser'] });
    const admin = await signIn(desk, { sub: 'sub-3', groups: ['AdminUser'] });
    const answers = async (path: string) =>
      Promise.all([cookie, paid, admin].map((who) => knock(path, { cookie: who })));
    const noRole = (path: string) => `303 /no-access?reason=role&next=${encodeURIComponent(path)}`;
    const no = '403 Your account doesn’t have permission to do this.';
    expect(await answers('/me/entitlements')).toEqual(['served', 'served', 'served']);
    expect(await answers('/management')).toEqual([
      noRole('/management'),
      noRole('/management'),
      'served',
    ]);
    expect(await answers('/admin/users')).toEqual([no, no, 'served']);
    expect((await answers('/mapwright')).slice(1)).toEqual(['served', 'served']);
  });

  it('gets 503 and is not sent to sign in while the provider is unavailable', async () => {
    const cookie = await signIn(desk, { expiresAt: desk.at.now / 1000 + 3600 });
    const away = {
      ...desk.identity,
      refresh: async () => ({ ok: false as const, reason: 'unavailable' as const }),
    };
    desk.at.now += 2 * 3_600_000;
    const services = { ...desk, identity: away };
    expect(await knock('/settings', { cookie, services })).toBe(
      '303 /access-gate?auth=unavailable&next=%2Fsettings',
    );
    expect(await knock('/me/entitlements', { cookie, services })).toBe(
      '503 The sign-in service is not answering. Nothing is lost; try again in a minute.',
    );
    // The same session works again when the provider is back.
    desk.at.now -= 2 * 3_600_000;
    expect(await knock('/me/entitlements', { cookie })).toBe('served');
  });
});
