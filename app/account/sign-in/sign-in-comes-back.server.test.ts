import { describe, expect, it } from 'vitest';
import {
  finish,
  idToken,
  openProviderForTests,
  provider,
  start,
} from '../../../tests/harness/sign-in-site';

openProviderForTests();

describe('a sign-in that comes back', () => {
  const failed = (code: string, next = '') =>
    `/access-gate?auth=${code}${next && `&next=${encodeURIComponent(next)}`}`;

  /** Starts a sign-in; returns the browser's cookie, and the state and nonce that were sent to the provider. */
  async function begun(path = '/login?next=/settings') {
    const { cookie, goTo } = await start(path);
    const { state = '', nonce = '' } = Object.fromEntries(goTo?.searchParams ?? []);
    return { cookie, state, nonce };
  }

  it('to a browser that began none, or another one, opens nothing', async () => {
    expect((await finish('?state=s&code=c')).leadsTo).toBe(failed('not_found'));
    const { cookie } = await begun();
    const strange = await finish('?state=s&code=c', cookie);
    expect(strange).toMatchObject({ leadsTo: failed('state'), cookies: [] });
    expect((await finish('?code=c', cookie)).leadsTo).toBe(failed('state'));
    expect(provider.exchanged).toEqual([]);
  });

  it('after an hour opens nothing', async () => {
    const { cookie, state } = await begun();
    provider.now += 60 * 60 * 1000 + 1;
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(failed('not_found'));
  });

  it.each([
    ['error=access_denied', 'access_denied'],
    ['error=server_error', 'server_error'],
    ['error=temporarily_unavailable', 'temporarily_unavailable'],
    [`error=${'a'.repeat(40)}`, 'a'.repeat(40)],
    [`error=${'a'.repeat(41)}`, 'failed'],
    ['error=%0Aevil', 'failed'],
    ['error=a%26next%3Devil', 'failed'],
    ['error=state', 'state'],
    ['error=', 'failed'],
    ['code=', 'failed'],
    ['', 'failed'],
  ])('with “%s” says so, and where one was going', async (said, code) => {
    const { cookie, state } = await begun();
    const back = await finish(`?state=${state}&${said}`, cookie);
    expect(back.leadsTo).toBe(failed(code, '/settings'));
    expect(provider.exchanged).toEqual([]);
    // The cookie is deleted: an attempt can be used only once.
    expect(back.cookies).toEqual([expect.stringMatching(/^__Host-signin=; Max-Age=0/)]);
  });

  it.each([
    [() => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })), 'failed'],
    [() => Promise.resolve(Response.json({ access_token: 'a' })), 'no_token'],
    [() => Promise.reject(new TypeError('refused')), 'unavailable'],
  ])('says what came of its code (%#)', async (answer, code) => {
    provider.tokens = answer;
    const { cookie, state } = await begun();
    expect((await finish(`?state=${state}&code=the-code`, cookie)).leadsTo).toBe(
      failed(code, '/settings'),
    );
    expect(provider.exchanged).toHaveLength(1);
    expect(provider.exchanged[0]?.get('code')).toBe('the-code');
    expect(provider.exchanged[0]?.get('code_verifier')).toMatch(/^[\w-]{128}$/);
  });

  it('with a token of another browser’s sign-in opens nothing', async () => {
    const { cookie, state } = await begun();
    for (const nonce of ['another', undefined]) {
      const token = await idToken({ nonce });
      provider.tokens = async () => Response.json({ id_token: token, access_token: 'a' });
      const { leadsTo } = await finish(`?state=${state}&code=c`, cookie);
      expect(leadsTo).toBe(failed('invalid_tokens', '/settings'));
    }
    provider.tokens = async () => Response.json({ id_token: 'forged', access_token: 'a' });
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(
      failed('invalid_tokens', '/settings'),
    );
  });

  it('without having been asked anew, though that was wished, opens nothing', async () => {
    const { cookie, state, nonce } = await begun('/login?next=/settings&prompt=consent%20login');
    const seconds = provider.now / 1000;
    const remembered = await idToken({ nonce, auth_time: seconds - 61 });
    provider.tokens = async () => Response.json({ id_token: remembered, access_token: 'a' });
    expect((await finish(`?state=${state}&code=c`, cookie)).leadsTo).toBe(
      failed('remembered', '/settings'),
    );
    // Within the allowed clock drift, the sign-in goes on to open a session; that fails because this site has no
    // database.
    const anew = await idToken({ nonce, auth_time: seconds - 60 });
    provider.tokens = async () => Response.json({ id_token: anew, access_token: 'a' });
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
    expect((await finish(`?state=${states[0]}&error=x`, cookie)).leadsTo).toBe(failed('x'));
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
