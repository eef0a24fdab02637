import { describe, expect, it, vi } from 'vitest';
import {
  contextOf,
  ORIGIN,
  openProviderForTests,
  start,
} from '../../../tests/harness/sign-in-site';
import { startSignIn } from './start-sign-in.server';

openProviderForTests();

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
