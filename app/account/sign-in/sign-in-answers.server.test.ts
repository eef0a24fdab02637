import { expect, it } from 'vitest';
import { contextOf, ORIGIN } from '../../../tests/harness/sign-in-site';
import type { Standing } from '../person/person';
import { finishSignIn } from './finish-sign-in.server';
import { startSignIn } from './start-sign-in.server';

function begin(path: string, headers: Record<string, string> = {}, standing?: Standing) {
  const request = new Request(ORIGIN + path, { headers });
  return startSignIn(request, contextOf(request, { IDENTITY_SCOPE: 'openid   email' }, standing));
}

it('the page that leads to the provider says so, and is kept by nobody', async () => {
  const answer = await begin('/login');
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const page = await answer.text();
  expect(page).toContain('<p role="status">Redirecting to login…</p>');
  // Whatever separates the scopes in the configuration.
  expect(page).toContain('scope=openid+email&amp;');
});

it('a browser that only looks ahead is told to ask again, and keeps nothing', async () => {
  for (const purpose of ['prefetch', 'Prerender', 'prefetch;anonymous-client-ip']) {
    const answer = await begin('/login', { 'Sec-Purpose': purpose });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  }
});

it('whose session waits for a provider that is away does not begin another', async () => {
  const answer = await begin('/login?next=/settings', {}, { kind: 'unavailable' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    302,
    '/access-gate?auth=unavailable&next=%2Fsettings',
  ]);
  expect(answer.headers.has('Set-Cookie')).toBe(false);
});

it('the way back says what is going on, and is kept by nobody', async () => {
  const request = new Request(`${ORIGIN}/auth/callback?error=access_denied`);
  const answer = await finishSignIn(request, contextOf(request), []);
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    302,
    '/access-gate?auth=access_denied',
  ]);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const page = await answer.text();
  expect(page).toContain('<p role="status">Signing you in…</p>');
  expect(page).toContain('<a href="/access-gate?auth=access_denied">Continue</a>');
});
