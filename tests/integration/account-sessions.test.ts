import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { requireUser } from '~/account/guard/guards.server';
import { createSessionStatement } from '~/account/session/create-session-sql.server';
import { idTokenOf } from '~/account/session/id-token.server';
import { endSession, sweepSessions } from '~/account/session/session-ends.server';
import {
  releaseRefreshLease,
  saveRefreshed,
  takeRefreshLease,
} from '~/account/session/session-rows.server';
import { type OpenedSession, openSession } from '~/account/sign-in/open-session.server';
import { openDatabase } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { createSealer } from '~/platform/seal';
import {
  accountOf,
  claimsOf,
  DAY,
  type Desk,
  openDesk,
  START,
  signIn as signInAt,
  statusOf,
  TOKENS,
} from './account-desk';

const db = openDatabase(env.DB);

let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

const signIn = (changes?: Partial<IdentityClaims>) => signInAt(desk, changes);
const account = (cookie: string, path?: string) => accountOf(desk, cookie, path);

describe('the lease for renewing tokens', () => {
  const session = { sessionId: 's1', version: 1 };

  beforeEach(async () => {
    await signIn();
    await createSessionStatement(db, claimsOf(), { sessionId: 's1', tokens: 'sealed', now: START });
  });

  it('goes to one of ten concurrent requests', async () => {
    const asked = Array.from({ length: 10 }, () =>
      takeRefreshLease(db, { ...session, now: START }),
    );
    const given = (await Promise.all(asked)).filter((tokens) => tokens !== null);
    expect(given).toEqual(['sealed']);
  });

  it('is free again after it was released or has expired', async () => {
    expect(await takeRefreshLease(db, { ...session, now: START })).toBe('sealed');
    await releaseRefreshLease(db, session);
    expect(await takeRefreshLease(db, { ...session, now: START })).toBe('sealed');
    expect(await takeRefreshLease(db, { ...session, now: START + 14_999 })).toBeNull();
    expect(await takeRefreshLease(db, { ...session, now: START + 15_000 })).toBe('sealed');
  });

  it('is refused for tokens that are already renewed', async () => {
    await takeRefreshLease(db, { ...session, now: START });
    const renewed = { ...session, tokens: 'fresh', now: START + 1000 };
    expect(await saveRefreshed(db, renewed, claimsOf({ name: 'Mirabel' }))).toBe(true);
    expect(await takeRefreshLease(db, { ...session, now: START })).toBeNull();
    expect(await takeRefreshLease(db, { ...session, version: 2, now: START })).toBe('fresh');
    expect(await env.DB.prepare('select name from users').first('name')).toBe('Mirabel');
  });

  it('has no effect once the session has ended', async () => {
    await takeRefreshLease(db, { ...session, now: START });
    expect(await endSession(db, 's1')).toEqual([{ id: 's1', tokens: 'sealed' }]);
    expect(await saveRefreshed(db, { ...session, tokens: 'fresh', now: START }, claimsOf())).toBe(
      false,
    );
    expect(await env.DB.prepare("select 1 from sessions where id = 's1'").first()).toBeNull();
  });
});

describe('sessions', () => {
  it('end when their browser opens another, but not when that sign-in is refused', async () => {
    const first = await signIn();
    const claims = claimsOf({ sub: 'sub-2', email: 'other@delvewright.test' });
    const headers = { Cookie: first };
    const again = (): Promise<OpenedSession> =>
      openSession(new Request('https://delvewright.example/auth/callback', { headers }), desk, {
        tokens: TOKENS,
        claims,
      });
    expect(await again()).toMatchObject({ ok: true });
    expect(await statusOf(() => requireUser({ account: account(first) }))).toBe(401);

    const second = await signIn();
    headers.Cookie = second;
    await env.DB.prepare("update users set disabled_at = 1 where sub = 'sub-2'").run();
    expect(await again()).toEqual({ ok: false, problem: 'no_session' });
    expect(await statusOf(() => requireUser({ account: account(second) }))).toBe(200);
  });

  it('are deleted when they are idle or too old', async () => {
    await signIn();
    await env.DB.prepare('delete from sessions').run();
    for (const [sessionId, age, idle] of [
      ['in use', 80 * DAY, DAY],
      ['idle', 20 * DAY, 15 * DAY],
      ['too old', 91 * DAY, DAY],
    ] as const) {
      const made = { sessionId, tokens: 'sealed', now: START - age };
      await createSessionStatement(db, claimsOf(), made);
      const seen = 'update sessions set seen_at = ?1 where id = ?2';
      await env.DB.prepare(seen)
        .bind(START - idle, sessionId)
        .run();
    }
    await sweepSessions(db, START);
    const { results } = await env.DB.prepare('select id from sessions').all();
    expect(results).toEqual([{ id: 'in use' }]);
  });

  it('store the provider’s tokens encrypted', async () => {
    await signIn();
    const row = JSON.stringify(await env.DB.prepare('select * from sessions').first());
    for (const token of Object.values(TOKENS)) {
      if (token.length > 1) expect(row).not.toContain(token);
    }
  });

  it('return their own ID token, and nothing once the key is gone', async () => {
    const person = await requireUser({ account: account(await signIn()) });
    expect(await idTokenOf(person, desk)).toBe(TOKENS.idToken);
    expect(await idTokenOf({ ...person, sessionId: null }, desk)).toBeNull();
    const sealer = createSealer(`other:${'8'.repeat(64)}`);
    expect(await idTokenOf(person, { ...desk, sealer })).toBeNull();
  });

  it('are deleted with their user', async () => {
    await signIn();
    await env.DB.prepare('delete from users').run();
    for (const table of ['sessions', 'entitlements']) {
      expect(await env.DB.prepare(`select count(*) as n from ${table}`).first('n')).toBe(0);
    }
    expect(await env.DB.prepare('select count(*) as n from trial_claims').first('n')).toBe(1);
  });
});
