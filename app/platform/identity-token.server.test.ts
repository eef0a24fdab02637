import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from './env.server';
import { verifyIdToken } from './identity-token.server';

const NOW = 1_800_000_000;
const ISSUER = 'https://idp.example/pool';
const config = {
  IDENTITY_ISSUER: ISSUER,
  IDENTITY_CLIENT_ID: 'delvewright',
  IDENTITY_GROUPS_CLAIM: 'cognito:groups',
  IDENTITY_DOMAIN: undefined as string | undefined,
};
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let keys: () => Response | Promise<Response>;
let sites = 0;
let asked = 0;

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true });
});
beforeEach(async () => {
  asked = 0;
  // Keys are cached by address, so each test uses an address of its own.
  sites += 1;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  keys = () => Response.json({ keys: [jwk] });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return keys();
  });
});
afterEach(() => vi.unstubAllGlobals());

const CLAIMS = {
  iss: ISSUER,
  aud: 'delvewright',
  sub: 'sub-1',
  iat: NOW,
  exp: NOW + 3600,
  email: 'mira@tavern.example',
};

function sign(claims: JWTPayload = {}, header: { typ?: string } = {}, key = pair.privateKey) {
  return new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
    .sign(key);
}

function verify(
  token: string,
  { now = NOW, values = {} }: { now?: number; values?: Partial<Config> } = {},
) {
  // Only the settings that a token is checked against.
  const site = { ...config, ...values } as Config;
  return verifyIdToken(token, {
    config: site,
    keysAddress: `https://idp-${sites}.example/keys`,
    now: now * 1000,
  });
}
const INVALID = { ok: false, reason: 'invalid' };

describe('a token of the sign-in', () => {
  it('says who somebody is', async () => {
    const token = await sign({
      email_verified: true,
      given_name: 'Mira',
      name: 'Mira Lantern',
      family_name: 'Lantern',
      preferred_username: 'mira-l',
      'cognito:username': 'mira',
      'cognito:groups': ['PaidUser'],
      nonce: 'n-1',
      auth_time: NOW - 60,
      jti: 'token-1',
    });
    expect(await verify(token)).toEqual({
      ok: true,
      claims: {
        issuer: ISSUER,
        sub: 'sub-1',
        username: 'mira',
        email: 'mira@tavern.example',
        emailVerified: true,
        name: 'Mira',
        familyName: 'Lantern',
        groups: ['PaidUser'],
        nonce: 'n-1',
        issuedAt: NOW,
        authTime: NOW - 60,
        expiresAt: NOW + 3600,
        jti: 'token-1',
      },
    });
  });

  it('may say little: then nothing is assumed, least of all a verified e-mail', async () => {
    expect(await verify(await sign({ email: undefined }))).toMatchObject({
      claims: {
        username: 'sub-1',
        email: '',
        emailVerified: false,
        name: '',
        familyName: '',
        groups: [],
        nonce: null,
        authTime: NOW,
        jti: '',
      },
    });
  });

  it.each([
    [{ email_verified: 'true' }, { emailVerified: true }],
    [{ email_verified: 'false' }, { emailVerified: false }],
    [{ email_verified: 'yes' }, { emailVerified: false }],
    [{ email_verified: 1 }, { emailVerified: false }],
    [{ name: 'Mira Lantern' }, { name: 'Mira Lantern' }],
    [{ preferred_username: 'mira-l' }, { username: 'mira-l' }],
    [{ email: 7 }, { email: '' }],
    [{ nonce: 7 }, { nonce: null }],
    [{ auth_time: 'yesterday' }, { authTime: NOW }],
    [{ 'cognito:groups': 'PaidUser, AdminUser' }, { groups: ['PaidUser', 'AdminUser'] }],
    [{ 'cognito:groups': ' PaidUser ' }, { groups: ['PaidUser'] }],
    [{ 'cognito:groups': ['PaidUser', '', 7, null] }, { groups: ['PaidUser'] }],
    [{ 'cognito:groups': { PaidUser: true } }, { groups: [] }],
    [{ groups: ['AdminUser'] }, { groups: [] }],
  ])('%o says %o', async (claims, expected) => {
    expect(await verify(await sign(claims))).toMatchObject({ ok: true, claims: expected });
  });

  it('names its groups where the owner says', async () => {
    const values = { IDENTITY_GROUPS_CLAIM: 'roles' };
    const token = await sign({ roles: ['PaidUser'], 'cognito:groups': ['AdminUser'] });
    expect(await verify(token, { values })).toMatchObject({ claims: { groups: ['PaidUser'] } });
  });
});

describe('a token that is not to be trusted', () => {
  it.each<[string, JWTPayload]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another site', { aud: 'other' }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is too long', { sub: 'x'.repeat(256) }],
    ['that never ends', { exp: undefined }],
    ['without its moment', { iat: undefined }],
    ['that is an access token', { token_use: 'access' }],
    ['that is of no kind we know', { token_use: 7 }],
  ])('is one %s', async (_what, claims) => {
    expect(await verify(await sign(claims))).toEqual(INVALID);
  });

  it('has ended more than a minute ago', async () => {
    const token = await sign({ exp: NOW + 10 });
    expect(await verify(token, { now: NOW + 69 })).toMatchObject({ ok: true });
    expect(await verify(token, { now: NOW + 70 })).toEqual(INVALID);
  });

  it.each(['at+jwt', 'AT+JWT'])('is an access token by its header: %s', async (typ) => {
    expect(await verify(await sign({}, { typ }))).toEqual(INVALID);
    expect(await verify(await sign({}, { typ: 'JWT' }))).toMatchObject({ ok: true });
  });

  it('does not say what it is for, where the provider always says', async () => {
    const values = { IDENTITY_DOMAIN: 'https://hosted.example' };
    expect(await verify(await sign(), { values })).toEqual(INVALID);
    expect(await verify(await sign({ token_use: 'id' }), { values })).toMatchObject({ ok: true });
    expect(await verify(await sign({ token_use: 'id' }))).toMatchObject({ ok: true });
  });

  it('was signed by somebody else, or not at all', async () => {
    const other = await generateKeyPair('RS256');
    expect(await verify(await sign({}, {}, other.privateKey))).toEqual(INVALID);
    const [, body] = (await sign()).split('.');
    const none = btoa('{"alg":"none"}').replaceAll('=', '');
    expect(await verify(`${none}.${body}.`)).toEqual(INVALID);
    const secret = new TextEncoder().encode('a secret of thirty-two letters..');
    const shared = await new SignJWT(CLAIMS)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(secret);
    expect(await verify(shared)).toEqual(INVALID);
    expect(await verify('no token at all')).toEqual(INVALID);
  });

  it('is longer than any of ours: its keys are not even asked for', async () => {
    expect(await verify(await sign({ email: 'x'.repeat(16 * 1024) }))).toEqual(INVALID);
    expect(asked).toBe(0);
    expect(await verify(await sign({ email: 'x'.repeat(8 * 1024) }))).toMatchObject({ ok: true });
  });
});

describe('keys that cannot be had', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['no answer', () => Promise.reject(new TypeError('refused'))],
    ['a fault', () => Response.json({ keys: [] }, { status: 500 })],
    ['a page', () => new Response('<h1>Soon back</h1>')],
  ])('say nothing of a token: %s', async (_what, answer) => {
    const good = keys;
    keys = answer;
    const token = await sign();
    expect(await verify(token)).toEqual({ ok: false, reason: 'unavailable' });
    keys = good;
    expect(await verify(token)).toMatchObject({ ok: true });
  });

  it('are asked for once for many tokens', async () => {
    await verify(await sign());
    await verify(await sign({ sub: 'sub-2' }));
    expect(asked).toBe(1);
  });
});
