import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sealTokens } from '~/account/session/token-box.server';
import { createSealer } from '~/platform/seal';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;

beforeAll(async () => {
  here = await openWorkerHere();
});
afterAll(() => here?.close());

afterEach(async () => {
  vi.useRealTimers();
  await switchIdentity('token-life', { seconds: 3600 }, here.standin.url);
});

function visitor(): Visitor {
  return new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
}

async function signedIn(user: string, tokenSeconds = 3600): Promise<Visitor> {
  const one = visitor();
  await switchIdentity('token-life', { seconds: tokenSeconds }, here.standin.url);
  await one.signIn(user, '/about');
  await switchIdentity('token-life', { seconds: 3600 }, here.standin.url);
  return one;
}

async function statusOf(who: Visitor, headers: Record<string, string> = {}): Promise<number> {
  const answer = await who.ask('/me/entitlements', { headers });
  await answer.arrayBuffer();
  return answer.status;
}

async function sessionsOf(email: string): Promise<string[]> {
  const query = `select s.id from sessions s join users u on u.id = s.user_id where u.email = ?1 order by s.rowid`;
  const { results } = await here.db.prepare(query).bind(email).all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function revoked(): Promise<number> {
  await here.settle();
  const { requests } = await here.standin.control('GET log');
  return requests.filter(({ step, status }) => step === 'revoke' && status === 200).length;
}

/** The ways to end all access, each with the form that the page sends. */
const WAYS_OUT = [
  { name: 'Logout', path: '/logout', body: '', all: false },
  {
    name: 'signing out everywhere',
    path: '/settings',
    body: 'intent=sign-out-everywhere',
    all: true,
  },
  { name: 'deleting the account', path: '/settings/delete', body: 'word=DELETE', all: true },
] as const;

describe.each(WAYS_OUT)('$name', ({ path, body, all }) => {
  // Sessions that start in the same second as a sign-out everywhere count as ended, so each test uses a user of its
  // own.
  async function leaver(tokenSeconds = 0): Promise<Visitor> {
    const username = `leaver-${path.length}-${tokenSeconds}`;
    const email = `${username}@delvewright.test`;
    await switchIdentity('users', { username, email }, here.standin.url);
    return signedIn(email, tokenSeconds || undefined);
  }

  it('ends the session for every copy of the cookie, clears the cookie, and revokes the tokens', async () => {
    const [one, other] = [await leaver(), await leaver()];
    const copies = [one, other].map((each) => {
      const copy = visitor();
      copy.cookies.set('__Host-session', each.cookies.get('__Host-session') ?? '');
      return copy;
    });
    const before = await revoked();
    const answer = await one.ask(path, { method: 'POST', body });
    expect(answer.status).toBe(303);
    const goal = new URL(answer.headers.get('Location') ?? '');
    expect(goal.origin + goal.pathname).toBe(`${here.standin.url}/logout`);
    expect(one.cookies.has('__Host-session')).toBe(false);
    expect(await Promise.all(copies.map((copy) => statusOf(copy)))).toEqual([401, all ? 401 : 200]);
    expect(await revoked()).toBe(before + (all ? 2 : 1));
  });

  it('clears the cookie even when the same request has renewed the tokens', async () => {
    const one = await leaver(30);
    const answer = await one.ask(path, { method: 'POST', body });
    expect(answer.status).toBe(303);
    const lines = answer.headers.getSetCookie().filter((line) => line.startsWith('__Host-session'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^__Host-session=; Max-Age=0;/);
    expect(one.cookies.has('__Host-session')).toBe(false);
  });
});

describe('an API client with an ID token', () => {
  const NOW = Date.now();

  async function tokenOf(user: string): Promise<string> {
    await signedIn(user);
    const { tokens } = await here.standin.control('GET log');
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
    const jwts = tokens.filter((token) => token.split('.').length === 3);
    return jwts.findLast((token) => claims(token).token_use === 'id') ?? '';
  }

  it('is refused after its user signed out everywhere, and accepted with a newer token', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const token = await tokenOf(PEOPLE.gifted);
    const bearer = (one: string) => statusOf(visitor(), { Authorization: `Bearer ${one}` });
    expect(await bearer(token)).toBe(200);
    vi.setSystemTime(NOW + 10_000);
    const someone = await signedIn(PEOPLE.gifted);
    await someone.ask('/settings', { method: 'POST', body: 'intent=sign-out-everywhere' });
    expect(await bearer(token)).toBe(401);
    vi.setSystemTime(NOW + 20_000);
    expect(await bearer(await tokenOf(PEOPLE.gifted))).toBe(200);
    expect(await bearer(token)).toBe(401);
  });
});

describe('public pages', () => {
  it('never contain an e-mail, neither with a valid nor with a revoked session cookie', async () => {
    const someone = await signedIn(PEOPLE.paying);
    const copy = visitor();
    copy.cookies.set('__Host-session', someone.cookies.get('__Host-session') ?? '');
    const pages = ['/', '/about', '/_root.data', '/about.data', '/no/such/page'];
    for (const who of [someone, copy]) {
      for (const page of pages) {
        const text = await (await who.ask(page)).text();
        expect(text, page).not.toContain(PEOPLE.paying);
      }
      if (who === someone) await someone.ask('/logout', { method: 'POST', body: '' });
    }
    expect(await statusOf(copy)).toBe(401);
  });
});

describe('a token renewal', () => {
  it('that returns another user’s tokens ends the session', async () => {
    const [mine, theirs] = [PEOPLE.lapsed, PEOPLE.admin];
    await signedIn(theirs);
    const { tokens } = await here.standin.control('GET log');
    const refreshToken = tokens.at(-1) ?? '';
    expect(refreshToken.split('.').length).not.toBe(3);
    const someone = await signedIn(mine, 30);
    const [sessionId = ''] = (await sessionsOf(mine)).slice(-1);
    const sealer = createSealer(String(here.environment.SESSION_KEYS));
    const stolen = { idToken: 'x', accessToken: 'x', refreshToken };
    await here.db
      .prepare('update sessions set tokens = ?1 where id = ?2')
      .bind(await sealTokens(sealer, sessionId, stolen, Date.now()), sessionId)
      .run();
    const before = (await here.standin.control('GET log')).requests.length;
    expect(await statusOf(someone)).toBe(401);
    const asked = (await here.standin.control('GET log')).requests.slice(before);
    // The provider did renew the tokens: the refusal is the site's own.
    expect(asked.filter(({ step }) => step === 'refresh').map(({ status }) => status)).toEqual([
      200,
    ]);
    expect(someone.cookies.has('__Host-session')).toBe(false);
    expect(await sessionsOf(mine)).not.toContain(sessionId);
  });

  it('that returns the tokens of another session of the same user ends the session', async () => {
    const user = PEOPLE.pastDue;
    await signedIn(user);
    const someone = await signedIn(user, 30);
    const [first = '', second = ''] = (await sessionsOf(user)).slice(-2);
    const copy =
      'update sessions set tokens = (select tokens from sessions where id = ?1) where id = ?2';
    await here.db.prepare(copy).bind(first, second).run();
    expect(await statusOf(someone)).toBe(401);
    expect(await sessionsOf(user)).toEqual([first]);
  });
});
