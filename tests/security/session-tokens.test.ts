import { afterEach, describe, expect, it } from 'vitest';
import { countOf, signInWithOldTokens, standinLog, statusOf } from '../harness/session-requests';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';

afterEach(async () => {
  for (const step of ['refresh', 'revoke', 'logout']) {
    await switchIdentity('fail', { step, how: 'none' });
  }
  await switchIdentity('refuse-refresh', { off: true });
  await switchIdentity('token-life', { seconds: 3600 });
});

describe('the provider’s tokens', () => {
  it('are never sent to the browser', async () => {
    const visitor = new Visitor();
    const answers = [await visitor.ask('/login'), await visitor.signIn(PEOPLE.admin)];
    const pages = ['/', '/lab/character', '/me/entitlements', '/_root.data', '/adventuring.data'];
    for (const page of pages) answers.push(await visitor.ask(page));
    const seen = await Promise.all(
      answers.map(async (answer) => JSON.stringify([...answer.headers]) + (await answer.text())),
    );
    const { tokens } = await standinLog();
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(seen.filter((text) => text.includes(token))).toEqual([]);
  });
});

describe('expired tokens', () => {
  it('are renewed once for ten concurrent requests, and all requests succeed', async () => {
    const visitor = await signInWithOldTokens(PEOPLE.trial);
    const before = await countOf('refresh');
    const old = visitor.cookies.get('__Host-session');
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(visitor)));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(await countOf('refresh')).toBe(before + 1);
    expect(visitor.cookies.get('__Host-session')).not.toBe(old);
    expect(await statusOf(visitor)).toBe(200);
    expect(await countOf('refresh')).toBe(before + 1);
  });

  it('are renewed once for two tabs on guarded pages', async () => {
    const visitor = await signInWithOldTokens(PEOPLE.admin);
    const before = await countOf('refresh');
    const pages = ['/adventuring', '/lab/character', '/adventuring.data', '/lab/character.data'];
    const statuses = await Promise.all(pages.map((page) => statusOf(visitor, page)));
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await countOf('refresh')).toBe(before + 1);
  });

  it('are renewed with the current groups', async () => {
    const { sub } = await switchIdentity('users', {
      username: 'demoted',
      email: 'demoted@delvewright.test',
      groups: ['AdminUser'],
    });
    const visitor = await signInWithOldTokens(String(sub));
    await switchIdentity('users', { sub, groups: [] });
    expect(await statusOf(visitor, '/admin/users')).toBe(403);
    const page = await visitor.ask('/adventuring');
    expect(page.headers.get('Location')).toBe('/no-access?reason=role&next=%2Fadventuring');
    expect(await statusOf(visitor)).toBe(200);
  });

  it('end the session when the provider refuses to renew them', async () => {
    const visitor = await signInWithOldTokens(PEOPLE.trial);
    await switchIdentity('refuse-refresh', { times: 1 });
    expect(await statusOf(visitor)).toBe(401);
    expect(visitor.cookies.has('__Host-session')).toBe(false);
  });

  it.each(['500', 'html', 'refuse'])(
    'keep the session when renewal fails with %s, and the next renewal works',
    async (how) => {
      const visitor = await signInWithOldTokens(PEOPLE.trial);
      await switchIdentity('fail', { step: 'refresh', how });
      const answer = await visitor.ask('/me/entitlements');
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ error: expect.stringContaining('try again') });
      expect(answer.headers.get('Retry-After')).toBe('10');
      const page = await visitor.ask('/settings');
      expect(page.headers.get('Location')).toBe('/access-gate?auth=unavailable&next=%2Fsettings');
      expect(visitor.cookies.has('__Host-session')).toBe(true);
      await switchIdentity('fail', { step: 'refresh', how: 'none' });
      expect(await statusOf(visitor)).toBe(200);
    },
  );

  it('keep the session when the provider hangs, and the request is answered within a few seconds', async () => {
    const visitor = await signInWithOldTokens(PEOPLE.trial);
    await switchIdentity('fail', { step: 'refresh', how: 'hang', times: 1 });
    expect(await Promise.all([statusOf(visitor), statusOf(visitor)])).toEqual([503, 503]);
    expect(await statusOf(visitor)).toBe(200);
  });
});
