import { afterEach, describe, expect, it } from 'vitest';
import { countOf, statusOf } from '../harness/session-requests';
import { identityUrl, PEOPLE, switchIdentity, Visitor } from '../harness/visitor';

afterEach(async () => {
  for (const step of ['refresh', 'revoke', 'logout']) {
    await switchIdentity('fail', { step, how: 'none' });
  }
  await switchIdentity('refuse-refresh', { off: true });
  await switchIdentity('token-life', { seconds: 3600 });
});

describe('the session cookie', () => {
  it('is host-only, HttpOnly and not sent by other sites', async () => {
    const visitor = new Visitor();
    const login = await visitor.ask('/login');
    const back = await visitor.signIn(PEOPLE.trial);
    const out = await visitor.ask('/logout', { method: 'POST', body: '' });
    const lines = [login, back, out].flatMap((answer) => answer.headers.getSetCookie());
    expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ');
      expect(pair).toMatch(/^__Host-(session|signin|back|bookmark-[0-9a-f]{8})=/);
      const plain = attributes.filter((attribute) => !attribute.startsWith('Max-Age='));
      expect(plain.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
    }
  });

  it('is small, and contains neither e-mail nor name in readable form', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.admin);
    const value = visitor.cookies.get('__Host-session') ?? '';
    expect(value.length).toBeLessThan(1024);
    const decoded = Buffer.from(value, 'base64url').toString('latin1');
    for (const secret of ['admin', 'delvewright.test', 'Aldith', 'AdminUser', '10000000']) {
      expect(decoded).not.toContain(secret);
    }
  });

  it('stays under 1 KB for the longest names', async () => {
    const long = '\u{1F409}'.repeat(300);
    const { sub } = await switchIdentity('users', {
      username: `long-${long}`,
      email: `${'l'.repeat(240)}@delvewright.test`,
      given_name: long,
      family_name: long,
      groups: [
        'GrantedUser',
        'PaidUser',
        'AdminUser',
        ...Array.from({ length: 50 }, (_, n) => `g${n}`),
      ],
    });
    const visitor = new Visitor();
    await visitor.signIn(String(sub), '/about');
    expect((visitor.cookies.get('__Host-session') ?? '').length).toBeLessThan(1024);
    expect(await statusOf(visitor)).toBe(200);
  });

  it('is refused when any part of it was altered', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    const value = visitor.cookies.get('__Host-session') ?? '';
    for (const at of [0, 8, 20, 60, value.length - 2]) {
      const other = value[at] === 'A' ? 'B' : 'A';
      const thief = new Visitor();
      thief.cookies.set('__Host-session', value.slice(0, at) + other + value.slice(at + 1));
      expect(await statusOf(thief), `changed at ${at}`).toBe(401);
    }
    expect(await statusOf(visitor)).toBe(200);
  });

  it('is not interchangeable with the sign-in cookie', async () => {
    const visitor = new Visitor();
    await visitor.startSignIn();
    const thief = new Visitor();
    thief.cookies.set('__Host-session', visitor.cookies.get('__Host-signin') ?? '');
    expect(await statusOf(thief)).toBe(401);
  });

  it('changes with every sign-in, and the previous cookie becomes invalid', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    const before = new Visitor();
    before.cookies.set('__Host-session', visitor.cookies.get('__Host-session') ?? '');
    // The sign-in page redirects signed-in users; a sign-in started in another browser still completes.
    const other = new Visitor();
    const authorize = await other.startSignIn();
    visitor.cookies.set('__Host-signin', other.cookies.get('__Host-signin') ?? '');
    await visitor.ask(await visitor.passProvider(PEOPLE.trial, authorize));
    expect(await statusOf(visitor)).toBe(200);
    expect(await statusOf(before)).toBe(401);
  });
});

describe('pages of a signed-in user', () => {
  it.each(['/', '/_root.data', '/adventuring', '/me/entitlements', '/no/such/page'])(
    '%s is never cached',
    async (path) => {
      const visitor = new Visitor();
      await visitor.signIn(PEOPLE.admin);
      const answer = await visitor.ask(path);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    },
  );
});

describe('signing out', () => {
  it('requires POST', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    for (const path of ['/logout', '/logout.data']) {
      const answer = await visitor.ask(path);
      expect(answer.status, path).toBe(405);
    }
    expect((await visitor.ask('/logout')).headers.get('Allow')).toBe('POST');
    expect(await statusOf(visitor)).toBe(200);
  });

  it('cannot be started by another site', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    const headers = { Origin: 'https://evil.example' };
    const answer = await visitor.ask('/logout', { method: 'POST', body: '', headers });
    expect(answer.status).toBe(403);
    expect(await statusOf(visitor)).toBe(200);
  });

  it('ends the session for every copy of the cookie, revokes the token, and redirects to the provider', async () => {
    const visitor = new Visitor();
    await visitor.signIn(PEOPLE.trial);
    const copy = new Visitor();
    copy.cookies.set('__Host-session', visitor.cookies.get('__Host-session') ?? '');
    const revoked = await countOf('revoke');
    const answer = await visitor.ask('/logout', { method: 'POST', body: '' });
    expect(answer.status).toBe(303);
    const goal = new URL(answer.headers.get('Location') ?? '');
    expect(goal.origin + goal.pathname).toBe(`${visitor.identity}/logout`);
    expect(goal.searchParams.get('logout_uri')).toBe(`${visitor.origin}/`);
    expect(visitor.cookies.has('__Host-session')).toBe(false);
    expect(await statusOf(copy)).toBe(401);
    const page = await copy.ask('/settings');
    expect(page.headers.get('Location')).toBe('/access-gate?auth=auth&next=%2Fsettings');
    await expect.poll(() => countOf('revoke'), { timeout: 20_000 }).toBe(revoked + 1);
  });

  it.each(['500', 'refuse', 'hang'])(
    'redirects to the provider even when revoking fails with %s',
    async (how) => {
      await switchIdentity('fail', { step: 'revoke', how });
      const visitor = new Visitor();
      await visitor.signIn(PEOPLE.trial);
      const answer = await visitor.ask('/logout', { method: 'POST', body: '' });
      expect(answer.headers.get('Location')).toContain('/logout?client_id=');
      expect(visitor.cookies.has('__Host-session')).toBe(false);
    },
  );

  it('without a session only redirects to the provider', async () => {
    const answer = await new Visitor().ask('/logout', { method: 'POST', body: '' });
    expect(answer.status).toBe(303);
  });

  it('lists the provider in form-action', async () => {
    const policy = (await new Visitor().ask('/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${identityUrl()}`);
  });
});
