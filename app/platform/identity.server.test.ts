import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from './env.server';
import { createIdentity } from './identity.server';

const DOMAIN = 'https://hosted.example';
let asked: { address: string; headers: Headers; fields: Record<string, string> }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    expect(init.method).toBe('POST');
    const fields = Object.fromEntries(new URLSearchParams(String(init.body)));
    asked.push({ address, headers: new Headers(init.headers), fields });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function identity(values: Partial<Config> = {}) {
  const config = {
    APP_ORIGIN: 'https://delvewright.example',
    IDENTITY_ISSUER: 'https://idp.example/pool',
    IDENTITY_DOMAIN: DOMAIN,
    IDENTITY_CLIENT_ID: 'client:1',
    ...values,
  };
  // Only the settings that the sign-in needs.
  return createIdentity(config as Config, { now: () => 0 });
}

const TOKENS = { id_token: 'id', access_token: 'access', refresh_token: 'refresh' };

describe('asking for tokens', () => {
  it('exchanges a code with the proof of who began, and one address to come back to', async () => {
    answer = () => Response.json(TOKENS);
    expect(await identity().exchange('the code', 'the verifier')).toEqual({
      ok: true,
      tokens: { idToken: 'id', accessToken: 'access', refreshToken: 'refresh' },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.address).toBe('https://hosted.example/oauth2/token');
    expect(asked[0]?.fields).toEqual({
      client_id: 'client:1',
      grant_type: 'authorization_code',
      code: 'the code',
      redirect_uri: 'https://delvewright.example/auth/callback',
      code_verifier: 'the verifier',
    });
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(asked[0]?.headers.get('Accept')).toBe('application/json');
    expect(asked[0]?.headers.has('Authorization')).toBe(false);
  });

  it('proves who the site is, when it has a secret', async () => {
    answer = () => Response.json(TOKENS);
    await identity({ IDENTITY_CLIENT_SECRET: 'a b:c' }).exchange('code', 'verifier');
    expect(asked[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('client%3A1:a%20b%3Ac')}`);
  });

  it('renews them, and keeps the old refresh token where no new one comes', async () => {
    answer = () => Response.json({ ...TOKENS, refresh_token: undefined });
    expect(await identity().refresh('old')).toEqual({
      ok: true,
      tokens: { idToken: 'id', accessToken: 'access', refreshToken: null },
    });
    expect(asked[0]?.fields).toEqual({
      client_id: 'client:1',
      grant_type: 'refresh_token',
      refresh_token: 'old',
    });
  });

  it.each(['invalid_grant', 'access_denied', 'login_required', 'interaction_required'])(
    'takes %s for a no',
    async (error) => {
      answer = () => Response.json({ error }, { status: 400 });
      expect(await identity().refresh('old')).toEqual({ ok: false, reason: 'refused' });
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['a wrong secret of ours', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['a fault of theirs', () => Response.json(TOKENS, { status: 500 })],
    ['a fault that says it went well', () => Response.json({ ...TOKENS, error: 'server_error' })],
    ['an error that is no word', () => Response.json({ ...TOKENS, error: 7 })],
    ['a page', () => new Response('<h1>Bad gateway</h1>')],
    ['silence', () => Promise.reject(new TypeError('refused'))],
  ])('may work later after %s', async (_what, said) => {
    answer = said;
    expect(await identity().refresh('old')).toEqual({ ok: false, reason: 'unavailable' });
  });

  it.each([{ id_token: '' }, { id_token: 7 }, { access_token: undefined }, { access_token: '' }])(
    'opens nothing without both tokens: %o',
    async (lacking) => {
      answer = () => Response.json({ ...TOKENS, ...lacking });
      expect(await identity().exchange('a', 'b')).toEqual({ ok: false, reason: 'no-token' });
    },
  );
});

describe('taking a token back', () => {
  it('has worked only when the provider says so', async () => {
    answer = () => new Response(null, { status: 200 });
    expect(await identity().revoke('refresh')).toBe(true);
    expect(asked[0]).toMatchObject({
      address: 'https://hosted.example/oauth2/revoke',
      fields: { client_id: 'client:1', token: 'refresh' },
    });
    answer = () => new Response(null, { status: 400 });
    expect(await identity().revoke('refresh')).toBe(false);
    answer = () => Promise.reject(new TypeError('refused'));
    expect(await identity().revoke('refresh')).toBe(false);
  });
});

describe('a provider that cannot be found', () => {
  it('may be there later', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    const nowhere = identity({
      IDENTITY_DOMAIN: undefined,
      IDENTITY_ISSUER: 'https://gone.example',
    });
    expect(await nowhere.exchange('a', 'b')).toEqual({ ok: false, reason: 'unavailable' });
    expect(await nowhere.revoke('refresh')).toBe(false);
    expect(await nowhere.verify('token')).toEqual({ ok: false, reason: 'unavailable' });
    expect(nowhere.formOrigins()).toEqual(['https://gone.example']);
  });
});
