import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginSignIn, clientHeaders, exchangeCode, refreshTokens, signInFully } from './code-flow';
import { createPlainBrowser } from './plain-browser';
import { type IdentityStandin, startIdentityStandin } from './start.mjs';

const APP = 'http://localhost:18002';
const CALLBACK = `${APP}/auth/callback`;
let cognito: IdentityStandin;
let generic: IdentityStandin;

beforeAll(async () => {
  cognito = await startIdentityStandin({ appOrigin: APP });
  generic = await startIdentityStandin({
    appOrigin: APP,
    paths: 'generic',
    groupsClaim: 'roles',
    clientSecret: null,
  });
});
beforeEach(async () => {
  await cognito.control('POST reset');
  await generic.control('POST reset');
});
afterAll(async () => {
  await cognito.close();
  await generic.close();
});

async function verified(standin: IdentityStandin, jwt: string | undefined, audience?: string) {
  const jwks = createRemoteJWKSet(new URL(standin.endpoints.jwks));
  const options = { issuer: standin.issuer, algorithms: ['RS256'] };
  const { payload } = await jwtVerify(
    jwt ?? '',
    jwks,
    audience ? { ...options, audience } : options,
  );
  return payload;
}

test('the ID token has the claims of Cognito and verifies against the published key', async () => {
  const { body, attempt } = await signInFully(cognito, CALLBACK, 'admin');
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  const claims = await verified(cognito, body.id_token, cognito.clientId);
  expect(claims).toMatchObject({
    sub: '10000000-0000-4000-8000-000000000006',
    email: 'admin@delvewright.test',
    email_verified: true,
    name: 'Aldith Keymaster',
    given_name: 'Aldith',
    family_name: 'Keymaster',
    'cognito:username': 'admin',
    'cognito:groups': ['AdminUser'],
    token_use: 'id',
    nonce: attempt.nonce,
  });
  expect(typeof claims.auth_time).toBe('number');
  expect(claims.jti).toBeTruthy();
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
});

test('a user in no group has no groups claim', async () => {
  const { body } = await signInFully(cognito, CALLBACK, 'paying');
  const claims = await verified(cognito, body.id_token, cognito.clientId);
  expect(claims).not.toHaveProperty('cognito:groups');
});

test('the access token is a JWT with token_use access and without an audience', async () => {
  const { body } = await signInFully(cognito, CALLBACK, 'gifted');
  const claims = await verified(cognito, body.access_token);
  expect(claims).toMatchObject({
    token_use: 'access',
    client_id: cognito.clientId,
    username: 'gifted',
    scope: 'openid email profile',
    'cognito:groups': ['PaidUser'],
  });
  expect(claims).not.toHaveProperty('aud');
});

test('user info accepts the access token and nothing else', async () => {
  const { body } = await signInFully(cognito, CALLBACK, 'trial');
  const ask = (token: string | undefined) =>
    fetch(cognito.endpoints.userInfo, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask(body.access_token)).status).toBe(200);
  expect((await ask(body.id_token)).status).toBe(401);
  expect((await ask(`${body.access_token}x`)).status).toBe(401);
  expect((await ask('nonsense')).status).toBe(401);
});

test('a code works once, with its own verifier, its own redirect URL and the client secret', async () => {
  const codeFor = async () => {
    const attempt = beginSignIn(cognito, CALLBACK);
    const { authorizeUrl } = attempt;
    const { code } = await cognito.control('POST sign-in', { user: 'trial', authorizeUrl });
    return { attempt, code };
  };
  const used = await codeFor();
  const first = await exchangeCode(cognito, CALLBACK, used.attempt.verifier, used.code);
  expect(first.status).toBe(200);
  const second = await exchangeCode(cognito, CALLBACK, used.attempt.verifier, used.code);
  expect([second.status, second.body.error]).toEqual([400, 'invalid_grant']);

  const other = await codeFor();
  const wrong = await exchangeCode(cognito, CALLBACK, used.attempt.verifier, other.code);
  expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_grant']);

  const third = await codeFor();
  const stranger = { ...cognito, clientSecret: 'guessed' };
  const refused = await exchangeCode(stranger, CALLBACK, third.attempt.verifier, third.code);
  expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
});

test('the client secret may also be sent in the form', async () => {
  const attempt = beginSignIn(cognito, CALLBACK);
  const { code } = await cognito.control('POST sign-in', { user: 'trial', ...attempt });
  const answer = await fetch(cognito.endpoints.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: CALLBACK,
      code_verifier: attempt.verifier,
      client_id: cognito.clientId,
      client_secret: cognito.clientSecret ?? '',
    }),
  });
  expect(answer.status).toBe(200);
});

test('a refresh returns new tokens with the current groups, no nonce and no second refresh token', async () => {
  const { body, attempt } = await signInFully(cognito, CALLBACK, 'trial');
  const before = await verified(cognito, body.id_token, cognito.clientId);
  expect(before.nonce).toBe(attempt.nonce);
  await cognito.control('POST users', { username: 'trial', groups: ['PaidUser'] });
  const again = await refreshTokens(cognito, body.refresh_token);
  expect(again.status).toBe(200);
  expect(again.body).not.toHaveProperty('refresh_token');
  const claims = await verified(cognito, again.body.id_token, cognito.clientId);
  expect(claims['cognito:groups']).toEqual(['PaidUser']);
  expect(claims).not.toHaveProperty('nonce');
  expect(claims.auth_time).toBe(before.auth_time);
  expect((await refreshTokens(cognito, body.refresh_token)).status).toBe(200);
});

test('with rotation a refresh token works once, and its second use ends the sign-in', async () => {
  const rotating = await startIdentityStandin({ appOrigin: APP, rotateRefreshTokens: true });
  try {
    const { body } = await signInFully(rotating, CALLBACK, 'trial');
    const next = await refreshTokens(rotating, body.refresh_token);
    expect(next.body.refresh_token).not.toBe(body.refresh_token);
    const replayed = await refreshTokens(rotating, body.refresh_token);
    expect(replayed.body.error).toBe('invalid_grant');
    expect((await refreshTokens(rotating, next.body.refresh_token)).status).toBe(400);
  } finally {
    await rotating.close();
  }
});

test('revoking ends one sign-in and not the user’s other sign-in', async () => {
  const one = await signInFully(cognito, CALLBACK, 'trial');
  const other = await signInFully(cognito, CALLBACK, 'trial');
  const answer = await fetch(cognito.endpoints.revoke, {
    method: 'POST',
    headers: clientHeaders(cognito),
    body: new URLSearchParams({ token: one.body.refresh_token ?? '' }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect((await refreshTokens(cognito, one.body.refresh_token)).body.error).toBe('invalid_grant');
  const info = await fetch(cognito.endpoints.userInfo, {
    headers: { authorization: `Bearer ${one.body.access_token}` },
  });
  expect(info.status).toBe(401);
  expect((await refreshTokens(cognito, other.body.refresh_token)).status).toBe(200);
});

test('a disabled user cannot refresh', async () => {
  const { body } = await signInFully(cognito, CALLBACK, 'trial');
  await cognito.control('POST users', { username: 'trial', enabled: false });
  const refused = await refreshTokens(cognito, body.refresh_token);
  expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
});

test('the generic provider is found by discovery only, below a path', async () => {
  const answer = await fetch(`${generic.issuer}/.well-known/openid-configuration`);
  const found = (await answer.json()) as Record<string, string>;
  expect(found).toMatchObject({
    issuer: generic.issuer,
    authorization_endpoint: generic.endpoints.authorize,
    token_endpoint: generic.endpoints.token,
    jwks_uri: generic.endpoints.jwks,
    revocation_endpoint: generic.endpoints.revoke,
    end_session_endpoint: generic.endpoints.logout,
  });
  expect(new URL(generic.issuer).pathname).toBe('/realms/table');
  expect(found.token_endpoint).not.toContain('/oauth2/');
});

test('the generic provider asks before it signs out, and then returns to the app', async () => {
  const browser = createPlainBrowser();
  const start = await browser.open(beginSignIn(generic, CALLBACK).authorizeUrl);
  const chosen = await browser.open(start.location ?? '', { who: 'trial' });
  await browser.open(chosen.location ?? '');
  const query = new URLSearchParams({
    client_id: generic.clientId,
    post_logout_redirect_uri: `${APP}/`,
  });
  const { html } = await browser.open(`${generic.endpoints.logout}?${query}`);
  const [, action = '', xsrf = ''] =
    /action="([^"]+)".*name="xsrf" value="([^"]+)"/.exec(html) ?? [];
  const out = await browser.open(action, { xsrf, logout: 'yes' });
  expect(out.location?.origin).toBe(APP);
  const again = await browser.open(beginSignIn(generic, CALLBACK).authorizeUrl);
  expect(again.location?.pathname).toMatch(/^\/sign-in\//);
});

test('the generic provider signs in a public client, with groups in another claim', async () => {
  const { status, body, attempt } = await signInFully(generic, CALLBACK, 'admin');
  expect(status).toBe(200);
  const claims = await verified(generic, body.id_token, generic.clientId);
  expect(claims).toMatchObject({
    email: 'admin@delvewright.test',
    roles: ['AdminUser'],
    preferred_username: 'admin',
    nonce: attempt.nonce,
  });
  for (const name of ['token_use', 'cognito:groups', 'cognito:username']) {
    expect(claims).not.toHaveProperty(name);
  }
  expect(() => decodeProtectedHeader(body.access_token ?? '')).toThrow();
  expect((await refreshTokens(generic, body.refresh_token)).body.refresh_token).toBeTruthy();
});
