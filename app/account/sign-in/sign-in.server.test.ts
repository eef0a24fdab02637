import type { AppLoadContext } from '@remix-run/cloudflare';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Config, readEnvironment } from '~/platform/env.server';
import { createLog } from '~/platform/log';
import { createServices } from '~/platform/services.server';
import { openAccount } from '../guard/account.server';
import { finishSignIn } from './finish-sign-in.server';
import { startSignIn } from './start-sign-in.server';

const ORIGIN = 'https://delvewright.example';
const ISSUER = 'https://idp.example/pool';
let now = 1_800_000_000_000;
let lines: string[] = [];
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
/** What the provider says when it is asked for tokens. */
let tokens: () => Promise<Response>;
let exchanged: URLSearchParams[] = [];

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true });
});
beforeEach(() => {
  [lines, exchanged] = [[], []];
  now = 1_800_000_000_000;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/oauth2/token')) {
      exchanged.push(new URLSearchParams(String(init.body)));
      return tokens();
    }
    return Response.json({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one' }] });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The site without a database: none of these people gets as far as a session. */
function contextOf(request: Request, values: Partial<Config> = {}): AppLoadContext {
  const bindings = { DB: {}, FILES: {}, WRITE_LIMIT: {}, COSTLY_LIMIT: {}, COSTLY_READ_LIMIT: {} };
  const checked = readEnvironment({
    ...bindings,
    APP_ORIGIN: ORIGIN,
    SESSION_KEYS: `test:${'7'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-for-this-test-alone-0',
    IDENTITY_ISSUER: ISSUER,
    IDENTITY_DOMAIN: 'https://hosted.example',
    IDENTITY_CLIENT_ID: 'delvewright',
    ...values,
  });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  const log = createLog((line) => lines.push(line));
  const built = createServices(checked.environment, log, () => {});
  const services = { ...built, clock: { now: () => now } };
  // Loaders are given no more than this of it.
  return { services, account: openAccount(request, services) } as AppLoadContext;
}

type Started = { status: number; location: string | null; cookie: string; goTo: URL | null };

async function start(
  path: string,
  headers: Record<string, string> = {},
  values: Partial<Config> = {},
): Promise<Started> {
  const request = new Request(new URL(path, ORIGIN), { headers });
  const answer = await startSignIn(request, contextOf(request, values));
  const goTo = /url=([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    goTo: goTo === undefined ? null : new URL(goTo),
  };
}

async function finish(search: string, cookie = '') {
  const request = new Request(`${ORIGIN}/auth/callback${search}`, { headers: { Cookie: cookie } });
  const answer = await finishSignIn(request, contextOf(request), []);
  return {
    leadsTo: answer.headers.get('Location'),
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  };
}

describe('a sign-in that begins', () => {
  it('leads to the provider with proofs that only this browser keeps', async () => {
    const { status, cookie, goTo } = await start('/login?next=/settings');
    expect(status).toBe(200);
    expect(cookie).toMatch(/^__Host-signin=/);
    expect(`${goTo?.origin}${goTo?.pathname}`).toBe('https://hosted.example/oauth2/authorize');
    const asked = Object.fromEntries(goTo?.searchParams ?? []);
    expect(asked).toEqual({
      response_type: 'code',
      client_id: 'delvewright',
      redirect_uri: `${ORIGIN}/auth/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{32}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(cookie).not.toContain(asked.state);
  });

  it('passes on what a link may say to the provider, and nothing else', async () => {
    const { goTo } = await start(
      '/login?login_hint=mira%40a.example&lang=en&prompt=login&scope=admin&redirect_uri=x&state=s',
    );
    const said = goTo?.searchParams;
    expect([said?.get('login_hint'), said?.get('lang'), said?.get('prompt')]).toEqual([
      'mira@a.example',
      'en',
      'login',
    ]);
    expect(said?.get('scope')).toBe('openid email profile');
    expect(said?.getAll('redirect_uri')).toEqual([`${ORIGIN}/auth/callback`]);
    expect(said?.get('state')).not.toBe('s');
    const hint = async (letters: number) =>
      (await start(`/login?login_hint=${'x'.repeat(letters)}`)).goTo?.searchParams.has(
        'login_hint',
      );
    expect([await hint(254), await hint(255)]).toEqual([true, false]);
    expect(said?.has('identity_provider')).toBe(false);
    const behind = await start('/login', {}, { IDENTITY_PROVIDER: 'Google' });
    expect(behind.goTo?.searchParams.get('identity_provider')).toBe('Google');
  });

  it('is not begun by a browser that only looks ahead', async () => {
    for (const header of ['Sec-Purpose', 'Purpose', 'X-Moz']) {
      expect(await start('/login', { [header]: 'prefetch;prerender' })).toMatchObject({
        status: 503,
        cookie: '',
      });
    }
    expect(await start('/login', { Purpose: 'reading' })).toMatchObject({ status: 200 });
  });

  it('inside an open page is begun by the page itself', async () => {
    const request = new Request(`${ORIGIN}/login.data?next=%2Fabout&_routes=x`);
    const answer = await startSignIn(request, contextOf(request));
    expect(answer.headers.get('Location')).toBe('/login?next=%2Fabout');
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });

  it('is begun at the one address that the provider sends people back to', async () => {
    expect(await start('https://www.delvewright.example/login?next=/settings')).toMatchObject({
      status: 302,
      location: `${ORIGIN}/login?next=/settings`,
      cookie: '',
    });
  });

  it('says that the provider is away, and where one was going', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    const away = { IDENTITY_DOMAIN: '', IDENTITY_ISSUER: 'https://away.example' };
    expect(await start('/login?next=/settings', {}, away)).toMatchObject({
      location: '/access-gate?auth=unavailable&next=%2Fsettings',
      cookie: '',
    });
  });
});

describe('where a sign-in leads', () => {
  const leads = async (path: string, headers: Record<string, string> = {}) => {
    const { goTo, cookie } = await start(path, headers);
    const state = goTo?.searchParams.get('state');
    return (await finish(`?state=${state}&error=access_denied`, cookie)).leadsTo;
  };
  const gate = (next: string) => `/access-gate?auth=access_denied&next=${encodeURIComponent(next)}`;

  it.each([
    ['/login?next=/settings?tab=1', {}, '/settings?tab=1'],
    ['/login', { Referer: `${ORIGIN}/mapwright?seed=7` }, '/mapwright?seed=7'],
    // What the link says counts before where somebody came from.
    ['/login?next=/about', { Referer: `${ORIGIN}/mapwright` }, '/about'],
  ])('from %s', async (path, headers, next) => {
    expect(await leads(path, headers as Record<string, string>)).toBe(gate(next));
  });

  it.each([
    ['/login?next=https://evil.example/', {}],
    ['/login?next=//evil.example', {}],
    ['/login?next=', { Referer: `${ORIGIN}/mapwright` }],
    ['/login', { Referer: 'https://evil.example/settings' }],
    ['/login', { Referer: 'no address' }],
    ['/login', {}],
  ])('is home from %s with %o', async (path, headers) => {
    expect(await leads(path, headers as Record<string, string>)).toBe(
      '/access-gate?auth=access_denied',
    );
  });
});

describe('a sign-in that comes back', () => {
  const failed = (code: string, next = '') =>
    `/access-gate?auth=${code}${next && `&next=${encodeURIComponent(next)}`}`;

  /** Begins one and gives the browser's cookie and what the provider was told. */
  async function begun(path = '/login?next=/settings') {
    const { cookie, goTo } = await start(path);
    const { state = '', nonce = '' } = Object.fromEntries(goTo?.searchParams ?? []);
    return { cookie, state, nonce };
  }

  function idToken(claims: Record<string, unknown>) {
    const seconds = now / 1000;
    return new SignJWT({ token_use: 'id', email: 'mira@a.example', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience('delvewright')
      .setSubject('sub-1')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(pair.privateKey);
  }

  it('to a browser that began none, or another one, opens nothing', async () => {
    expect((await finish('?state=s&code=c')).leadsTo).toBe(failed('not_found'));
    const { cookie } = await begun();
    const strange = await finish('?state=s&code=c', cookie);
    expect(strange).toMatchObject({ leadsTo: failed('state'), cookies: [] });
    expect((await finish('?code=c', cookie)).leadsTo).toBe(failed('state'));
    expect(exchanged).toEqual([]);
  });

  it('after an hour opens nothing', async () => {
    const { cookie, state } = await begun();
    now += 60 * 60 * 1000 + 1;
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(failed('not_found'));
  });

  it.each([
    ['error=access_denied', 'access_denied'],
    ['error=server_error', 'failed'],
    ['error=', 'failed'],
    ['code=', 'failed'],
    ['', 'failed'],
  ])('with “%s” says so, and where one was going', async (said, code) => {
    const { cookie, state } = await begun();
    const back = await finish(`?state=${state}&${said}`, cookie);
    expect(back.leadsTo).toBe(failed(code, '/settings'));
    expect(exchanged).toEqual([]);
    // An attempt serves once.
    expect(back.cookies).toEqual([expect.stringMatching(/^__Host-signin=; Max-Age=0/)]);
  });

  it.each([
    [() => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })), 'failed'],
    [() => Promise.resolve(Response.json({ access_token: 'a' })), 'no_token'],
    [() => Promise.reject(new TypeError('refused')), 'unavailable'],
  ])('says what came of its code (%#)', async (answer, code) => {
    tokens = answer;
    const { cookie, state } = await begun();
    expect((await finish(`?state=${state}&code=the-code`, cookie)).leadsTo).toBe(
      failed(code, '/settings'),
    );
    expect(exchanged).toHaveLength(1);
    expect(exchanged[0]?.get('code')).toBe('the-code');
    expect(exchanged[0]?.get('code_verifier')).toMatch(/^[\w-]{128}$/);
  });

  it('with a token of another browser’s sign-in opens nothing', async () => {
    const { cookie, state } = await begun();
    for (const nonce of ['another', undefined]) {
      const token = await idToken({ nonce });
      tokens = async () => Response.json({ id_token: token, access_token: 'a' });
      const { leadsTo } = await finish(`?state=${state}&code=c`, cookie);
      expect(leadsTo).toBe(failed('invalid_tokens', '/settings'));
    }
    tokens = async () => Response.json({ id_token: 'forged', access_token: 'a' });
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(
      failed('invalid_tokens', '/settings'),
    );
  });

  it('without having been asked anew, though that was wished, opens nothing', async () => {
    const { cookie, state, nonce } = await begun('/login?next=/settings&prompt=consent%20login');
    const seconds = now / 1000;
    const remembered = await idToken({ nonce, auth_time: seconds - 61 });
    tokens = async () => Response.json({ id_token: remembered, access_token: 'a' });
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(
      failed('remembered', '/settings'),
    );
    // Within the drift of two clocks it goes on to the session, which this site without a database cannot open.
    const anew = await idToken({ nonce, auth_time: seconds - 60 });
    tokens = async () => Response.json({ id_token: anew, access_token: 'a' });
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(
      failed('no_session', '/settings'),
    );
  });

  it('leaves the other tabs’ sign-ins as they are, three at most', async () => {
    let cookie = '';
    const states: string[] = [];
    for (let tab = 0; tab < 4; tab += 1) {
      const tabs = await start(`/login?next=/tab-${tab}`, { Cookie: cookie });
      cookie = tabs.cookie;
      states.push(tabs.goTo?.searchParams.get('state') ?? '');
    }
    expect((await finish(`?state=${states[0]}&error=x`, cookie)).leadsTo).toBe(failed('failed'));
    const [kept = ''] = (await finish(`?state=${states[2]}&error=x`, cookie)).cookies;
    const left = kept.split(';')[0];
    const codes = [];
    for (const state of states) codes.push((await finish(`?state=${state}&code=`, left)).leadsTo);
    expect(codes).toEqual([
      failed('state'),
      failed('failed', '/tab-1'),
      failed('state'),
      failed('failed', '/tab-3'),
    ]);
  });

  it('shows nothing of what its address says', async () => {
    const { text, leadsTo } = await finish('?error=<script>&error_description=You+won');
    expect(leadsTo).toBe(failed('failed'));
    expect(text).not.toMatch(/<script>|You won/);
  });
});
