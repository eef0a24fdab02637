import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginSignIn, exchangeCode } from './code-flow';
import { createPlainBrowser } from './plain-browser';
import { type IdentityStandin, startIdentityStandin } from './start.mjs';

const APP = 'http://localhost:18001';
const CALLBACK = `${APP}/auth/callback`;
let standin: IdentityStandin;

beforeAll(async () => {
  standin = await startIdentityStandin({ appOrigin: APP });
});
beforeEach(() => standin.control('POST reset'));
afterAll(() => standin.close());

type Browser = ReturnType<typeof createPlainBrowser>;

async function openScreen(browser: Browser, extra?: Record<string, string | undefined>) {
  const attempt = beginSignIn(standin, CALLBACK, extra);
  const start = await browser.open(attempt.authorizeUrl);
  expect(start.status).toBe(303);
  const screen = start.location ?? new URL(standin.url);
  return { attempt, screen, page: await browser.open(screen) };
}

async function choose(browser: Browser, screen: URL, form: Record<string, string>) {
  const chosen = await browser.open(screen, form);
  if (!chosen.location) return chosen;
  return browser.open(chosen.location);
}

async function whoIs(landing: URL | null, verifier: string) {
  const { body } = await exchangeCode(
    standin,
    CALLBACK,
    verifier,
    landing?.searchParams.get('code') ?? null,
  );
  const answer = await fetch(standin.endpoints.userInfo, {
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  return (await answer.json()) as Record<string, string>;
}

test('a persona is chosen with one button and reaches the callback with a code and the state', async () => {
  const browser = createPlainBrowser();
  const { attempt, screen, page } = await openScreen(browser);
  expect(page.html).toContain('name="who" value="past-due"');
  const { location } = await choose(browser, screen, { who: 'trial' });
  expect(location?.href.startsWith(`${CALLBACK}?`)).toBe(true);
  expect(location?.searchParams.get('state')).toBe(attempt.state);
  expect(location?.searchParams.has('iss')).toBe(false);
  expect(await whoIs(location, attempt.verifier)).toMatchObject({
    email: 'trial@delvewright.test',
    email_verified: 'true',
    username: 'trial',
  });
});

test('each new visitor is another user', async () => {
  const emails = new Set<string | undefined>();
  for (let visit = 0; visit < 2; visit++) {
    const browser = createPlainBrowser();
    const { attempt, screen } = await openScreen(browser);
    const { location } = await choose(browser, screen, { who: 'new' });
    emails.add((await whoIs(location, attempt.verifier)).email);
  }
  expect(emails.size).toBe(2);
});

test('any other e-mail signs in, and the same e-mail is the same user again', async () => {
  const subs = new Set<string | undefined>();
  for (const email of ['Rowan@example.com', 'rowan@EXAMPLE.com']) {
    const browser = createPlainBrowser();
    const { attempt, screen } = await openScreen(browser);
    const { location } = await choose(browser, screen, { who: 'email', email });
    subs.add((await whoIs(location, attempt.verifier)).sub);
  }
  expect(subs.size).toBe(1);
});

test('text that is not an e-mail shows the form again with the typed text escaped', async () => {
  const browser = createPlainBrowser();
  const { screen } = await openScreen(browser);
  const again = await browser.open(screen, { who: 'email', email: '"><script>' });
  expect(again.status).toBe(400);
  expect(again.html).toContain('Please enter a valid email.');
  expect(again.html).not.toContain('<script>');
});

test('canceling returns to the app with access_denied and no code', async () => {
  const browser = createPlainBrowser();
  const { attempt, screen } = await openScreen(browser);
  const { location } = await choose(browser, screen, { cancel: 'yes' });
  expect(location?.searchParams.get('error')).toBe('access_denied');
  expect(location?.searchParams.get('state')).toBe(attempt.state);
  expect(location?.searchParams.has('code')).toBe(false);
});

test('a login hint is filled in, and lang and identity_provider are accepted', async () => {
  const { page } = await openScreen(createPlainBrowser(), {
    login_hint: 'kit@example.com',
    lang: 'de',
    identity_provider: 'COGNITO',
  });
  expect(page.html).toContain('value="kit@example.com"');
});

test('a signed-in browser is not asked again unless the app sends prompt=login', async () => {
  const browser = createPlainBrowser();
  const { screen } = await openScreen(browser);
  await choose(browser, screen, { who: 'paying' });
  const again = await browser.open(beginSignIn(standin, CALLBACK).authorizeUrl);
  expect(again.location?.searchParams.has('code')).toBe(true);
  const { page } = await openScreen(browser, { prompt: 'login' });
  expect(page.html).toContain('Who sits down at the table?');
});

test('another user can sign in while one is signed in', async () => {
  const browser = createPlainBrowser();
  const first = await openScreen(browser);
  await choose(browser, first.screen, { who: 'paying' });
  const second = await openScreen(browser, { prompt: 'login' });
  const { location } = await choose(browser, second.screen, { who: 'admin' });
  expect((await whoIs(location, second.attempt.verifier)).username).toBe('admin');
});

test('/logout ends the browser’s sign-in and returns to the root of the app', async () => {
  const browser = createPlainBrowser();
  const { screen } = await openScreen(browser);
  await choose(browser, screen, { who: 'paying' });
  const logout = new URL(standin.endpoints.logout);
  logout.searchParams.set('client_id', standin.clientId);
  logout.searchParams.set('logout_uri', `${APP}/`);
  const out = await browser.open(logout);
  expect(out.location?.href).toBe(`${APP}/`);
  expect([...browser.cookies.keys()].some((name) => name.includes('session'))).toBe(false);
  const { page } = await openScreen(browser);
  expect(page.html).toContain('Who sits down at the table?');
});

test('/logout refuses another client and a URL outside the app', async () => {
  for (const [client, target] of [
    ['another', `${APP}/`],
    [standin.clientId, 'http://localhost:18001.evil.example/'],
    [standin.clientId, `${APP}/elsewhere`],
    [standin.clientId, 'javascript:alert(1)'],
  ] as const) {
    const query = new URLSearchParams({ client_id: client, logout_uri: target });
    const answer = await createPlainBrowser().open(`${standin.endpoints.logout}?${query}`);
    expect([answer.status, answer.location]).toEqual([400, null]);
  }
});

test('a disabled user is told so, also when the browser is still signed in', async () => {
  const browser = createPlainBrowser();
  const first = await openScreen(browser);
  await choose(browser, first.screen, { who: 'lapsed' });
  await standin.control('POST users', { username: 'lapsed', enabled: false });
  const { screen, page } = await openScreen(browser);
  expect(page.html).toContain('Who sits down at the table?');
  const refused = await browser.open(screen, { who: 'lapsed' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('User is disabled.');
});

test('an unknown redirect URL or client shows an error page and does not redirect', async () => {
  for (const extra of [{ redirect_uri: 'https://evil.example/cb' }, { client_id: 'another' }]) {
    const { authorizeUrl } = beginSignIn(standin, CALLBACK, extra);
    const answer = await createPlainBrowser().open(authorizeUrl);
    expect([answer.status, answer.location]).toEqual([400, null]);
  }
});

test('a request without PKCE, or with the plain method, returns with invalid_request', async () => {
  for (const extra of [
    { code_challenge: undefined, code_challenge_method: undefined },
    { code_challenge_method: 'plain' },
  ]) {
    const { authorizeUrl } = beginSignIn(standin, CALLBACK, extra);
    const { location } = await createPlainBrowser().open(authorizeUrl);
    expect(location?.searchParams.get('error')).toBe('invalid_request');
  }
});

test('a sign-in page without its cookie says that the sign-in has expired', async () => {
  const { screen } = await openScreen(createPlainBrowser());
  const page = await createPlainBrowser().open(screen);
  expect(page.status).toBe(400);
  expect(page.html).toContain('has run out');
});
