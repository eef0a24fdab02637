import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { hasSession, requestsOf } from '../harness/sign-in-requests';
import { leadOf, PEOPLE, switchIdentity, Visitor } from '../harness/visitor';

afterEach(async () => {
  await switchIdentity('fail', { step: 'token', how: 'none' });
  await switchIdentity('bad-token', { kind: 'none' });
});

describe('starting a sign-in', () => {
  it('sends a random challenge, state and nonce, and our callback URL', async () => {
    const visitor = new Visitor();
    const first = new URL(await visitor.startSignIn('/settings'));
    const second = new URL(await visitor.startSignIn('/settings'));
    for (const { searchParams } of [first, second]) {
      expect(searchParams.get('response_type')).toBe('code');
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(searchParams.get('state')).toMatch(/^[\w-]{32}$/);
      expect(searchParams.get('nonce')).toMatch(/^[\w-]{32}$/);
      expect(searchParams.get('scope')).toBe('openid email profile');
      expect(searchParams.get('redirect_uri')).toBe(`${visitor.origin}/auth/callback`);
    }
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
    }
  });

  it('sends a verifier of 128 characters that matches the challenge', async () => {
    const visitor = new Visitor();
    const authorize = await visitor.startSignIn();
    await visitor.ask(await visitor.passProvider('new', authorize));
    const verifier = (await requestsOf('token')).at(-1)?.form.code_verifier ?? '';
    expect(verifier).toMatch(/^[\w-]{128}$/);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    expect(new URL(authorize).searchParams.get('code_challenge')).toBe(challenge);
  });

  it('passes on login_hint, lang and prompt, and no other parameter', async () => {
    const query = '?next=/&login_hint=a%40b.test&lang=de&prompt=login&client_id=evil&scope=all';
    const html = await (await new Visitor().ask(`/login${query}`)).text();
    const { searchParams } = new URL(leadOf(html));
    expect(searchParams.get('login_hint')).toBe('a@b.test');
    expect(searchParams.get('lang')).toBe('de');
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.getAll('client_id')).toEqual(['delvewright-local']);
    expect(searchParams.getAll('scope')).toEqual(['openid email profile']);
  });

  it('shows a page that works without scripts, and prefetching does not start a sign-in', async () => {
    const visitor = new Visitor();
    const answer = await visitor.ask('/login?next=/settings');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Redirecting to login…');
    expect(html).not.toContain('<script');
    expect(html).toContain(`<a href="${leadOf(html).replaceAll('&', '&amp;')}"`);
    const ahead = new Visitor();
    await ahead.ask('/login', { headers: { 'Sec-Purpose': 'prefetch' } });
    expect(ahead.cookies.size).toBe(0);
  });

  it('never takes the callback URL from a request header', async () => {
    const hosts = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' };
    const answer = await new Visitor().ask('/login', { headers: hosts });
    const lead = new URL(leadOf(await answer.text()));
    expect(lead.searchParams.get('redirect_uri')).toBe(`${new Visitor().origin}/auth/callback`);
  });

  it('remembers fifty started sign-ins within the size limit of a cookie', async () => {
    const visitor = new Visitor();
    for (let count = 0; count < 50; count += 1) await visitor.startSignIn(`/${'x'.repeat(600)}`);
    const header = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(header.length).toBeLessThan(4096);
    const answer = await visitor.signIn('new', '/about');
    expect(answer.headers.get('Location')).toBe('/about');
  });
});

describe('the sign-in callback', () => {
  it('signs the user in and redirects to the requested page', async () => {
    const visitor = new Visitor();
    const answer = await visitor.signIn(PEOPLE.trial, '/monster-lookup?q=owl');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe('/monster-lookup?q=owl');
    expect(await answer.text()).toContain('Signing you in…');
    expect(hasSession(visitor)).toBe(true);
    expect(visitor.cookies.has('__Host-signin')).toBe(false);
  });

  it('accepts two tabs that started at the same time', async () => {
    const visitor = new Visitor();
    const [one, two] = [await visitor.startSignIn('/about'), await visitor.startSignIn('/terms')];
    const second = await visitor.ask(await visitor.passProvider(PEOPLE.trial, two));
    const first = await visitor.ask(await visitor.passProvider(PEOPLE.trial, one));
    expect(second.headers.get('Location')).toBe('/terms');
    expect(first.headers.get('Location')).toBe('/about');
  });

  it('returns to the referring page when the sign-in link names no page', async () => {
    const visitor = new Visitor();
    const headers = { Referer: `${visitor.origin}/monster-lookup?q=owl` };
    const lead = leadOf(await (await visitor.ask('/login', { headers })).text());
    const answer = await visitor.ask(await visitor.passProvider('new', lead));
    expect(answer.headers.get('Location')).toBe('/monster-lookup?q=owl');
  });

  it('redirects a signed-in user to the requested page at once', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    const again = await visitor.ask('/login?next=/about');
    expect([again.status, again.headers.get('Location')]).toEqual([302, '/about']);
    const loop = await visitor.ask('/login?next=/login');
    expect(loop.headers.get('Location')).toBe('/');
  });
});

describe('users', () => {
  it('are not merged because they claim the same e-mail', async () => {
    const email = 'shared@delvewright.test';
    const people = ['shared-a', 'shared-b'].map((username) => ({ username, email }));
    const subs: string[] = [];
    for (const person of people) {
      const { sub } = await switchIdentity('users', { ...person, email_verified: false });
      subs.push(String(sub));
    }
    const [one, two] = [new Visitor(), new Visitor()];
    await one.signIn(subs[0] ?? '');
    await two.signIn(subs[1] ?? '');
    const plans = [one, two].map(async (visitor) => (await visitor.ask('/me/entitlements')).json());
    // Neither e-mail is verified, so neither account starts a trial, and the accounts stay separate.
    expect(await Promise.all(plans)).toMatchObject([{ status: 'unknown' }, { status: 'unknown' }]);
  });

  it('get only one trial per verified e-mail', async () => {
    const email = 'second-trial@delvewright.test';
    const statuses: unknown[] = [];
    for (const username of ['first-of-two', 'second-of-two']) {
      const { sub } = await switchIdentity('users', { username, email });
      const visitor = new Visitor();
      await visitor.signIn(String(sub));
      const plan: { status: string } = await (await visitor.ask('/me/entitlements')).json();
      statuses.push(plan.status);
    }
    expect(statuses).toEqual(['trialing', 'expired']);
  });
});
