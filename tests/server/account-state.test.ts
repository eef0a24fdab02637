import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PEOPLE, switchIdentity, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const DAY = 24 * 60 * 60 * 1000;
let here: WorkerHere;

beforeAll(async () => {
  here = await openWorkerHere();
});
afterAll(() => here?.close());

afterEach(async () => {
  vi.useRealTimers();
  await here.db.prepare('delete from tool_overrides').run();
});

function visitor(): Visitor {
  return new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
}

async function signedIn(user: string): Promise<Visitor> {
  const one = visitor();
  await one.signIn(user, '/about');
  return one;
}

async function ask(who: Visitor, path: string): Promise<string> {
  const answer = await who.ask(path);
  await answer.arrayBuffer();
  return `${answer.status} ${answer.headers.get('Location') ?? ''}`.trim();
}

function setDate(moment: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
}

describe('database reads', () => {
  it('a public page needs none, with or without a session', async () => {
    const someone = await signedIn(PEOPLE.trial);
    // The tool catalogue is read at most every half minute per machine; read it before counting.
    await ask(visitor(), '/');
    for (const who of [visitor(), someone]) {
      for (const path of ['/access-gate', '/no-access', '/about', '/no/such/page']) {
        here.reads.length = 0;
        await ask(who, path);
        expect(here.reads, path).toEqual([]);
      }
    }
  });

  it('a guarded page, its .data request and an API call need one', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const paths = ['/battle-simulator/bring', '/battle-simulator/bring.data', '/me/entitlements'];
    for (const path of paths) {
      here.reads.length = 0;
      expect(await ask(admin, path), path).toBe('200');
      expect(here.reads, path).toHaveLength(1);
    }
  });
});

describe('an admin’s change takes effect at the next request', () => {
  it('for a disabled user', async () => {
    const someone = await signedIn(PEOPLE.gifted);
    expect(await ask(someone, '/me/entitlements')).toBe('200');
    const disable = 'update users set disabled_at = 1 where email = ?1';
    await here.db.prepare(disable).bind(PEOPLE.gifted).run();
    expect(await ask(someone, '/me/entitlements')).toBe('401');
    const back = await visitor().signIn(PEOPLE.gifted);
    expect(back.headers.get('Location')).toBe('/access-gate?auth=no_session');
    await here.db.prepare('update users set disabled_at = null').run();
  });

  it('for a demoted user', async () => {
    const admin = await signedIn(PEOPLE.admin);
    expect(await ask(admin, '/adventuring')).toBe('200');
    const demote = "update users set role = 'GrantedUser', groups = '[]' where email = ?1";
    await here.db.prepare(demote).bind(PEOPLE.admin).run();
    expect(await ask(admin, '/adventuring')).toBe('303 /no-access?reason=role&next=%2Fadventuring');
    expect(await ask(admin, '/adventuring.data')).toContain('/no-access?reason=role');
    expect(await ask(admin, '/admin/users')).toBe('403');
  });

  it('for a user without any role', async () => {
    const someone = await signedIn(PEOPLE.lapsed);
    const strip = "update users set role = '', groups = '[]' where email = ?1";
    await here.db.prepare(strip).bind(PEOPLE.lapsed).run();
    expect(await ask(someone, '/settings')).toBe('303 /no-access?reason=role&next=%2Fsettings');
    expect(await ask(someone, '/me/entitlements')).toBe('200');
  });

  it('for a tool that is opened, closed or withdrawn', async () => {
    const [someone, nobody] = [await signedIn(PEOPLE.trial), visitor()];
    expect(await ask(someone, '/battle-simulator')).toContain('/no-access');
    const set = (state: string, access: string | null) =>
      here.db
        .prepare('insert or replace into tool_overrides (id, state, access) values (?1, ?2, ?3)')
        .bind('battle-simulator', state, access)
        .run();
    await set('live', null);
    expect(await ask(someone, '/battle-simulator')).toBe('200');
    expect(await ask(nobody, '/battle-simulator')).toContain('/access-gate');
    await set('live', 'free');
    expect(await ask(nobody, '/battle-simulator')).toBe('200');
    expect(await ask(nobody, '/battle-simulator.data')).toBe('200');
    await set('planned', null);
    expect(await ask(await signedIn(PEOPLE.admin), '/battle-simulator')).toBe('404');
    expect(await ask(nobody, '/battle-simulator.data')).toBe('404');
  });
});

describe('a session', () => {
  it('ends after 14 days without use', async () => {
    const start = Date.now();
    const someone = await signedIn(PEOPLE.trial);
    const cookie = someone.cookies.get('__Host-session') ?? '';
    setDate(start + 14 * DAY + 60_000);
    // A browser has dropped the cookie by then, but a stolen copy could still be sent.
    someone.cookies.set('__Host-session', cookie);
    expect(await ask(someone, '/me/entitlements')).toBe('401');
  });

  it('is extended by use, for at most 90 days', async () => {
    const start = Date.now();
    const someone = await signedIn(PEOPLE.trial);
    for (const day of [10, 20]) {
      setDate(start + day * DAY);
      expect(await ask(someone, '/me/entitlements'), `on day ${day}`).toBe('200');
    }
    await here.db
      .prepare('update sessions set created_at = ?1')
      .bind(Date.now() - 90 * DAY)
      .run();
    expect(await ask(someone, '/me/entitlements')).toBe('401');
  });

  it('stays valid after a key change while the old key is listed', async () => {
    const someone = await signedIn(PEOPLE.trial);
    const old = here.environment.SESSION_KEYS;
    here.environment.SESSION_KEYS = `next:${'6'.repeat(64)},${old}`;
    expect(await ask(someone, '/me/entitlements')).toBe('200');
    const other = await signedIn(PEOPLE.trial);
    expect(other.cookies.get('__Host-session')).toMatch(/^next\./);
    here.environment.SESSION_KEYS = `next:${'6'.repeat(64)}`;
    expect(await ask(someone, '/me/entitlements')).toBe('401');
    expect(await ask(other, '/me/entitlements')).toBe('200');
    here.environment.SESSION_KEYS = old;
  });

  it('is not created when the database fails, and the response says so', async () => {
    const one = visitor();
    const back = await one.passProvider(PEOPLE.trial, await one.startSignIn('/about'));
    await here.db.prepare('alter table sessions rename to sessions_away').run();
    const gate = (await one.ask(back)).headers.get('Location');
    await here.db.prepare('alter table sessions_away rename to sessions').run();
    expect(gate).toBe('/access-gate?auth=no_session&next=%2Fabout');
    expect(one.cookies.has('__Host-session')).toBe(false);
  });
});

describe('a first sign-in', () => {
  async function planOf(who: Visitor): Promise<{ status: string; trialEnd: number }> {
    return (await who.ask('/me/entitlements')).json();
  }

  it('creates a granted user with a trial of 14 days', async () => {
    const now = Math.floor(Date.now() / 1000);
    const plan = await planOf(await signedIn('fresh-1@delvewright.test'));
    expect(plan).toMatchObject({ status: 'trialing', currentPeriodEnd: null });
    expect(Math.abs(plan.trialEnd - now - 14 * 86_400)).toBeLessThan(60);
    const row = await here.db
      .prepare('select role, groups, email_verified from users where email = ?1')
      .bind('fresh-1@delvewright.test')
      .first();
    expect(row).toEqual({ role: 'GrantedUser', groups: '[]', email_verified: 1 });
  });

  it('stores the e-mail of a trial only as a hash', async () => {
    const { results } = await here.db.prepare('select * from trial_claims').all();
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain('@');
  });

  it('starts no trial when TRIAL_DAYS is 0, and never a second one', async () => {
    here.environment.TRIAL_DAYS = '0';
    const someone = await signedIn('fresh-2@delvewright.test');
    expect(await planOf(someone)).toMatchObject({ status: 'expired', trialEnd: null });
    here.environment.TRIAL_DAYS = '14';
    expect(await planOf(await signedIn('fresh-2@delvewright.test'))).toMatchObject({
      status: 'expired',
    });
  });

  it('starts the trial once the e-mail is verified', async () => {
    const person = { username: 'late', email: 'late@delvewright.test', email_verified: false };
    const { sub } = await switchIdentity('users', person, here.standin.url);
    expect(await planOf(await signedIn(String(sub)))).toMatchObject({ status: 'unknown' });
    await switchIdentity('users', { ...person, email_verified: true }, here.standin.url);
    expect(await planOf(await signedIn(String(sub)))).toMatchObject({ status: 'trialing' });
  });

  it('reports an expired trial after its days are over', async () => {
    const someone = await signedIn('fresh-3@delvewright.test');
    setDate(Date.now() + 13 * DAY);
    expect(await planOf(someone)).toMatchObject({ status: 'trialing' });
    setDate(Date.now() + 2 * DAY);
    expect(await planOf(someone)).toMatchObject({ status: 'expired' });
  });
});
