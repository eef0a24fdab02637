import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noteRemovalStatement } from '~/account/person/note-removal-sql.server';
import { dueRemovals, takeRemoval } from '~/account/person/removal-rows.server';
import { openSession } from '~/account/sign-in/open-session.server';
import { openDatabase } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import type { Services } from '~/platform/services.server';
import { deletePerson } from '~/settings/person/delete.server';
import { removeProviderUsers } from '~/settings/person/provider-removal.server';
import { openSignInHere, type SignInHere, userExists } from '../harness/hosted-sign-in';
import type { IdentityStandin } from '../standins/identity/start.mjs';

const ORIGIN = 'http://localhost:4324';
const MINUTE = 60_000;
const TOKENS = { idToken: 'an-id-token', accessToken: 'an-access-token', refreshToken: null };

let here: SignInHere;
let standin: IdentityStandin;
let services: Services;
let db: D1Database;
let now = 1_800_000_000_000;

beforeAll(async () => {
  here = await openSignInHere(ORIGIN, { now: () => now });
  ({ standin, services, db } = here);
}, 120_000);

afterAll(() => here?.close());

beforeEach(async () => {
  now += 24 * 60 * MINUTE;
  await standin.control('POST fail', { step: 'admin', how: 'none' });
  await db.prepare('delete from provider_removals').run();
});

/** The arguments for a sign-in of the provider's user with this name. */
function signInOf(username: string, to: Services): Parameters<typeof openSession> {
  const seconds = Math.floor(now / 1000);
  const claims: IdentityClaims = {
    issuer: standin.issuer,
    sub: `sub of ${username}`,
    username,
    email: `${username}@delvewright.test`,
    emailVerified: true,
    name: '',
    familyName: '',
    groups: [],
    nonce: null,
    issuedAt: seconds,
    authTime: seconds,
    expiresAt: seconds + 3600,
    jti: 'j',
  };
  const request = new Request(`${ORIGIN}/auth/callback`);
  return [request, to, { tokens: TOKENS, claims }];
}

/** Signs a user in; false when no session was opened. */
async function signIn(username: string): Promise<boolean> {
  return (await openSession(...signInOf(username, services))).ok;
}

async function note(...usernames: string[]): Promise<void> {
  for (const username of usernames) {
    await db
      .prepare('insert into provider_removals (username, asked_at) values (?1, ?2)')
      .bind(username, now)
      .run();
    now += 1;
  }
}

async function waiting(): Promise<string[]> {
  const query = 'select username from provider_removals order by asked_at';
  return (await db.prepare(query).all<{ username: string }>()).results.map((row) => row.username);
}

it('keeps the provider’s user for a person who deleted their account and returned', async () => {
  expect(await signIn('lapsed')).toBe(true);
  const userId = await db
    .prepare("select id from users where username = 'lapsed'")
    .first<string>('id');
  await standin.control('POST fail', { step: 'admin', how: '500' });
  expect(await deletePerson(services, userId ?? '')).toHaveLength(1);
  expect(await waiting()).toEqual(['lapsed']);
  // The attempt has begun and failed; before it begins nothing is being asked either.
  await expect
    .poll(() => db.prepare('select attempts, asking_until from provider_removals').first())
    .toEqual({ attempts: 1, asking_until: 0 });
  expect(await signIn('lapsed')).toBe(true);
  expect(await waiting()).toEqual([]);
  await standin.control('POST fail', { step: 'admin', how: 'none' });
  now += 60 * MINUTE;
  await removeProviderUsers(services);
  expect(await userExists(standin, 'lapsed')).toBe(true);
});

it('keeps the pending removal when the sign-in that cancels it cannot be written', async () => {
  await note('trial');
  const broken = new Proxy(db, {
    get(target, name) {
      if (name === 'batch') {
        // Makes the batch with the session fail by adding an invalid statement.
        return (statements: D1PreparedStatement[]) =>
          target.batch([...statements, target.prepare('select * from no_such_table')]);
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const failing = { ...services, db: openDatabase(broken) };
  const opened = await openSession(...signInOf('trial', failing));
  expect(opened).toEqual({ ok: false, problem: 'no_session' });
  expect(await waiting()).toEqual(['trial']);
});

it('refuses the sign-in of a user who is being removed at that moment', async () => {
  const before: Record<string, unknown> = {};
  for (const table of ['users', 'entitlements', 'trial_claims']) {
    before[table] = await db.prepare(`select count(*) as n from ${table}`).first('n');
  }
  await note('gifted');
  expect(await takeRemoval(services.db, 'gifted', now)).toBe(true);
  expect(await signIn('gifted')).toBe(false);
  expect(await waiting()).toEqual(['gifted']);
  // The attempt leaves nothing: no user, and no used trial of their e-mail.
  for (const table of ['users', 'entitlements', 'trial_claims']) {
    const query = `select count(*) as n from ${table}`;
    expect(await db.prepare(query).first('n'), table).toBe(before[table]);
  }
  now += 11_000;
  expect(await signIn('gifted')).toBe(true);
  expect(await waiting()).toEqual([]);
});

it('is taken by one request only, and by none after the user has returned', async () => {
  await note('trial');
  const both = await Promise.all([0, 1].map(() => takeRemoval(services.db, 'trial', now)));
  expect(both.toSorted()).toEqual([false, true]);
  expect(await takeRemoval(services.db, 'somebody who came back', now)).toBe(false);
});

it('continues with the others when one fails, and retries that one at growing intervals', async () => {
  await note('trial', 'paying');
  await standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
  await removeProviderUsers(services);
  expect(await waiting()).toEqual(['trial']);
  expect(await userExists(standin, 'paying')).toBe(false);

  const tries: number[] = [];
  for (let minute = 1; minute <= 16; minute += 1) {
    now += MINUTE;
    await standin.control('POST fail', { step: 'admin', how: '500', times: 1 });
    const before = await db
      .prepare('select attempts from provider_removals')
      .first<number>('attempts');
    await removeProviderUsers(services);
    const after = await db
      .prepare('select attempts from provider_removals')
      .first<number>('attempts');
    if (after !== before) tries.push(minute);
  }
  expect(tries).toEqual([1, 3, 7, 15]);
  await standin.control('POST fail', { step: 'admin', how: 'none' });
  now += 24 * 60 * MINUTE;
  await removeProviderUsers(services);
  expect(await waiting()).toEqual([]);
  expect(await userExists(standin, 'trial')).toBe(false);
});

it('handles those that have not failed yet first, however many others have', async () => {
  await note(...Array.from({ length: 6 }, (_, number) => `failing-${number}`), 'past-due');
  for (let minute = 0; minute < 2; minute += 1) {
    await standin.control('POST fail', { step: 'admin', how: '500', times: 3 });
    await removeProviderUsers(services);
    now += MINUTE;
  }
  expect(await dueRemovals(services.db, { now, most: 1 })).toEqual(['past-due']);
});

it('stops with all of them while the provider does not answer at all', async () => {
  await note('a', 'b', 'c', 'd', 'e');
  await standin.control('POST fail', { step: 'admin', how: '500' });
  const { requests: before } = await standin.control('GET log');
  await removeProviderUsers(services);
  const { requests } = await standin.control('GET log');
  const asked = requests.slice(before.length).filter(({ step }) => step === 'admin');
  expect(asked).toHaveLength(3);
  expect(await waiting()).toHaveLength(5);
});

it('stores a user’s removal once', async () => {
  expect(await signIn('admin')).toBe(true);
  const userId =
    (await db.prepare("select id from users where username = 'admin'").first<string>('id')) ?? '';
  await noteRemovalStatement(services.db, { userId, now });
  await noteRemovalStatement(services.db, { userId, now: now + 1 });
  expect(await waiting()).toEqual(['admin']);
});
