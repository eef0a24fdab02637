import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginSignIn, refreshTokens, signInFully } from './code-flow';
import {
  type IdentityStandin,
  type StandinLog,
  type Step,
  startIdentityStandin,
} from './start.mjs';

const APP = 'http://localhost:18005';
const CALLBACK = `${APP}/auth/callback`;
let standin: IdentityStandin;

beforeAll(async () => {
  standin = await startIdentityStandin({ appOrigin: APP });
});
beforeEach(() => standin.control('POST reset'));
afterAll(() => standin.close());

function turn(name: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${standin.url}/_standin/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

/** Sends one request that belongs to this step. */
function requestAt(step: Step, init: RequestInit = {}): Promise<Response> {
  const { endpoints } = standin;
  const post = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), ...init });
  switch (step) {
    case 'token':
      return post(endpoints.token, { grant_type: 'authorization_code' });
    case 'refresh':
      return post(endpoints.token, { grant_type: 'refresh_token' });
    case 'revoke':
      return post(endpoints.revoke, { token: 'x' });
    case 'admin':
      return fetch(standin.admin.endpoint, {
        method: 'POST',
        headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers' },
        ...init,
      });
    case 'userinfo':
      return fetch(endpoints.userInfo, init);
    default:
      return fetch(endpoints[step], { redirect: 'manual', ...init });
  }
}

const EVERY_STEP: Step[] = [
  'authorize',
  'token',
  'refresh',
  'revoke',
  'jwks',
  'discovery',
  'userinfo',
  'logout',
  'admin',
];

test.each(EVERY_STEP)('step %s can answer 500 once, and works again afterwards', async (step) => {
  const healthy = (await requestAt(step)).status;
  expect(healthy).not.toBe(500);
  await turn('fail', { step, how: '500', times: 1 });
  expect((await requestAt(step)).status).toBe(500);
  expect((await requestAt(step)).status).toBe(healthy);
});

test.each(EVERY_STEP)('step %s can answer HTML where something else is expected', async (step) => {
  await turn('fail', { step, how: 'html' });
  for (let round = 0; round < 2; round++) {
    const answer = await requestAt(step);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringMatching(/^<!doctype/),
    ]);
  }
});

test.each(EVERY_STEP)('step %s can close the connection', async (step) => {
  await turn('fail', { step, how: 'refuse', times: 1 });
  await expect(requestAt(step)).rejects.toThrow();
});

async function untilSeen(step: Step) {
  for (;;) {
    const { requests } = await standin.control('GET log');
    const seen = requests.findLast((request) => request.step === step);
    if (seen) return seen;
    await new Promise((next) => setTimeout(next, 5));
  }
}

test.each(EVERY_STEP)('step %s can leave the request unanswered', async (step) => {
  await turn('fail', { step, how: 'hang', times: 1 });
  const gone = new AbortController();
  const answer = requestAt(step, { signal: gone.signal }).then(
    () => 'answered',
    () => 'given up',
  );
  expect((await untilSeen(step)).status).toBeNull();
  gone.abort();
  expect(await answer).toBe('given up');
});

test('a slow step answers late with its normal response', async () => {
  await turn('fail', { step: 'jwks', how: 'slow', times: 1, delayMs: 150 });
  const answer = requestAt('jwks');
  expect((await untilSeen('jwks')).status).toBeNull();
  expect((await answer).status).toBe(200);
});

test('a failing refresh does not affect the exchange of a code', async () => {
  await turn('fail', { step: 'refresh', how: '500' });
  const { status } = await signInFully(standin, CALLBACK, 'trial');
  expect(status).toBe(200);
});

test('a failure is ended by "none"', async () => {
  await turn('fail', { step: 'jwks', how: '500' });
  await turn('fail', { step: 'jwks', how: 'none' });
  expect((await requestAt('jwks')).status).toBe(200);
});

test('a refused refresh returns invalid_grant and leaves the token valid', async () => {
  const { body } = await signInFully(standin, CALLBACK, 'trial');
  await turn('refuse-refresh', { times: 1 });
  const refused = await refreshTokens(standin, body.refresh_token);
  expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
  expect((await refreshTokens(standin, body.refresh_token)).status).toBe(200);
});

test('tokens are valid for the time set by the switch', async () => {
  await turn('token-life', { seconds: 5 });
  const { body } = await signInFully(standin, CALLBACK, 'trial');
  expect(body.expires_in).toBe(5);
  const claims = JSON.parse(atob((body.id_token ?? '').split('.')[1] ?? ''));
  expect(claims.exp - claims.iat).toBe(5);
});

test('two users may share an unverified e-mail', async () => {
  const subs = ['20000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000002'];
  for (const sub of subs) {
    await turn('users', {
      sub,
      username: `twin-${sub.at(-1)}`,
      email: 'twin@example.com',
      email_verified: false,
    });
    const { body } = await signInFully(standin, CALLBACK, sub);
    const claims = JSON.parse(atob((body.id_token ?? '').split('.')[1] ?? ''));
    expect(claims).toMatchObject({ sub, email: 'twin@example.com', email_verified: false });
  }
});

test('a code can be requested without the sign-in page', async () => {
  const { authorizeUrl, state } = beginSignIn(standin, CALLBACK);
  const answer = await turn('sign-in', { user: 'someone.else@example.com', authorizeUrl });
  expect(await answer.json()).toMatchObject({
    state,
    code: expect.stringMatching(/./),
    error: null,
  });
});

test('the log shows the requests and every issued token', async () => {
  const { body } = await signInFully(standin, CALLBACK, 'trial');
  const answer = await fetch(`${standin.url}/_standin/log`);
  const log = (await answer.json()) as StandinLog;
  expect(log.tokens).toEqual([body.access_token, body.id_token, body.refresh_token]);
  const exchange = log.requests.find(({ step }) => step === 'token');
  expect(exchange).toMatchObject({ method: 'POST', path: '/oauth2/token', status: 200 });
  expect(exchange?.form).toMatchObject({ grant_type: 'authorization_code' });
});

test('a reset clears switches, users, sign-ins and the log', async () => {
  const { body } = await signInFully(standin, CALLBACK, 'fresh@example.com');
  await turn('users', { username: 'trial', groups: ['AdminUser'] });
  await turn('fail', { step: 'jwks', how: '500' });
  await turn('bad-token', { kind: 'expired' });
  await turn('refuse-refresh', {});
  await turn('reset', {});
  const nothing = { requests: [], tokens: [], invitations: [], resets: [] };
  expect(await standin.control('GET log')).toEqual(nothing);
  expect((await requestAt('jwks')).status).toBe(200);
  expect((await refreshTokens(standin, body.refresh_token)).body.error).toBe('invalid_grant');
  expect((await standin.control('POST users', { username: 'trial' })).groups).toEqual([]);
  const again = await signInFully(standin, CALLBACK, 'trial');
  expect((await refreshTokens(standin, again.body.refresh_token)).status).toBe(200);
});

test('an invalid switch is refused with a sentence', async () => {
  for (const [name, body] of [
    ['fail', { step: 'lunch', how: '500' }],
    ['fail', { step: 'jwks', how: 'gently' }],
    ['fail', { step: 'jwks', how: '500', times: 0 }],
    ['bad-token', { kind: 'ugly' }],
    ['token-life', { seconds: 0.5 }],
    ['users', { username: 'nobody-yet' }],
    ['users', { sub: 'another', username: 'trial', email: 'second@example.com' }],
    ['sign-in', {}],
    ['nothing', {}],
    ['fail', null],
  ] as const) {
    const answer = await turn(name, body);
    expect([name, answer.status]).toEqual([name, 400]);
    expect(((await answer.json()) as { error: string }).error).toMatch(/\w+ \w+/);
  }
});

test('a page of another origin cannot use switches', async () => {
  const answer = await turn('reset', {}, { origin: 'http://evil.example' });
  expect(answer.status).toBe(403);
});

test('a body that is too large is refused', async () => {
  const answer = await turn('users', { email: 'x'.repeat(300_000) });
  expect(answer.status).toBe(413);
});
