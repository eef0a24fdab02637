import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { requirePro, requireUser } from '~/account/guard/guards.server';
import { createSessionStatement } from '~/account/session/create-session-sql.server';
import {
  readSessionCookie,
  type SessionUser,
  sessionCookie,
} from '~/account/session/session-cookie.server';
import { endSession } from '~/account/session/session-ends.server';
import { saveRefreshed, takeRefreshLease } from '~/account/session/session-rows.server';
import { openTokens, sealTokens } from '~/account/session/token-box.server';
import { deletePerson } from '~/settings/person/delete.server';
import { exportPerson, ownerOf } from '~/settings/person/export.server';
import {
  accountOf,
  claimsOf,
  DAY,
  type Desk,
  openDesk,
  START,
  signIn,
  statusOf,
  TOKENS,
} from './account-desk';

let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

describe('access for Pro only', () => {
  const over = { status: 'expired', role: '', disabled: null };
  it.each([
    { ...over, groups: ['GrantedUser'], expected: 402 },
    { ...over, groups: ['PaidUser'], expected: 200 },
    { ...over, groups: ['paiduser'], expected: 200 },
    { ...over, groups: ['AdminUser'], expected: 200 },
    { ...over, groups: ['players'], expected: 403 },
    { ...over, role: 'PaidUser', groups: [], expected: 200 },
    { ...over, role: 'GrantedUser', groups: [], expected: 402 },
    { ...over, groups: ['GrantedUser'], status: 'active', expected: 200 },
    { ...over, groups: ['players'], status: 'active', expected: 403 },
    { ...over, groups: ['PaidUser'], disabled: START, expected: 401 },
    { ...over, groups: ['AdminUser'], status: 'active', disabled: START, expected: 401 },
  ])(
    'with groups $groups, role "$role", plan $status, disabled $disabled: $expected',
    async (one) => {
      const cookie = await signIn(desk);
      await env.DB.batch([
        env.DB.prepare('update users set role = ?1, groups = ?2, disabled_at = ?3').bind(
          one.role,
          JSON.stringify(one.groups),
          one.disabled,
        ),
        env.DB.prepare('update entitlements set status = ?1, trial_end = null').bind(one.status),
      ]);
      expect(await statusOf(() => requirePro({ account: accountOf(desk, cookie) }))).toBe(
        one.expected,
      );
    },
  );

  it('is granted by a role listed after more than twenty other groups', async () => {
    const others = Array.from({ length: 30 }, (_, number) => `table-${number}`);
    const cookie = await signIn(desk, { groups: [...others, 'PaidUser'] });
    const person = await requireUser({ account: accountOf(desk, cookie) });
    expect(person.roles).toEqual(['PaidUser']);
    const kept = await env.DB.prepare('select groups from users').first<string>('groups');
    expect(JSON.parse(kept ?? '')).toEqual(['PaidUser', ...others.slice(0, 19)]);
  });
});

describe('renewed tokens that are saved late', () => {
  const session = { sessionId: 's1', version: 1 };
  const tokensOf = (id: string) =>
    env.DB.prepare('select tokens from sessions where id = ?1').bind(id).first('tokens');

  beforeEach(async () => {
    await signIn(desk);
    const made = { sessionId: 's1', tokens: 'sealed', now: START };
    await createSessionStatement(desk.db, claimsOf(), made);
  });

  it('do not overwrite those of the request that took over the lease', async () => {
    const { db } = desk;
    expect(await takeRefreshLease(db, { ...session, now: START })).toBe('sealed');
    const later = START + 16_000;
    expect(await takeRefreshLease(db, { ...session, now: later })).toBe('sealed');
    const winner = { ...session, tokens: 'of the winner', now: later };
    expect(await saveRefreshed(db, winner, claimsOf({ groups: ['PaidUser'] }))).toBe(true);
    const loser = { ...session, tokens: 'of the loser', now: later + 1 };
    expect(await saveRefreshed(db, loser, claimsOf({ groups: ['AdminUser'] }))).toBe(false);
    expect(await tokensOf('s1')).toBe('of the winner');
    expect(await env.DB.prepare('select groups from users').first('groups')).toBe('["PaidUser"]');
  });

  it('do not restore an ended session or a deleted user', async () => {
    const { db } = desk;
    const late = { ...session, tokens: 'late', now: START };
    await takeRefreshLease(db, { ...session, now: START });
    await endSession(db, 's1');
    expect(await saveRefreshed(db, late, claimsOf({ groups: ['AdminUser'] }))).toBe(false);
    expect(await tokensOf('s1')).toBeNull();
    expect(await env.DB.prepare('select groups from users').first('groups')).toBe('[]');
    await env.DB.prepare('delete from users').run();
    expect(await saveRefreshed(db, late, claimsOf())).toBe(false);
    expect(await env.DB.prepare('select count(*) as n from users').first('n')).toBe(0);
  });
});

describe('sealed data', () => {
  it('of one session cannot be opened for another', async () => {
    const { sealer } = desk;
    const sealed = await sealTokens(sealer, 's1', TOKENS, START);
    expect(await openTokens(sealer, 's1', sealed, START)).toEqual(TOKENS);
    expect(await openTokens(sealer, 's2', sealed, START)).toBeNull();
    expect(await openTokens(sealer, '', sealed, START)).toBeNull();
  });

  const user: SessionUser = {
    sessionId: 's1',
    userId: 'u1',
    sub: 'sub-1',
    username: 'mira',
    email: 'mira@delvewright.test',
    name: 'Mira',
    familyName: '',
    role: '',
    groups: [],
    issuedAt: 1,
    authTime: 1,
    expiresAt: 2,
    jti: 'j',
    trialEnd: null,
  };

  it.each([
    { age: 0, life: 14 },
    { age: 75, life: 14 },
    { age: 76, life: 14 },
    { age: 80, life: 10 },
    { age: 89, life: 1 },
  ])(
    'in the cookie of a session $age days old lasts $life days, 90 in all',
    async ({ age, life }) => {
      const { sealer } = desk;
      const line = await sessionCookie(sealer, user, { createdAt: START - age * DAY, now: START });
      expect(line).toContain(`; Max-Age=${(life * DAY) / 1000};`);
      const headers = new Headers({ Cookie: line.split(';')[0] ?? '' });
      expect(await readSessionCookie(sealer, headers, START + life * DAY - 1)).toEqual(user);
      expect(await readSessionCookie(sealer, headers, START + life * DAY)).toBeNull();
    },
  );

  it('in a cookie from before the user id was included can still be read', async () => {
    const { userId: _, ...rest } = user;
    const { sessionId, sub, username, email, name, familyName, role, groups } = rest;
    const times = [rest.issuedAt, rest.authTime, rest.expiresAt, rest.jti];
    const row = [sessionId, sub, username, email, name, familyName, role, groups, ...times];
    const sealed = await desk.sealer.seal('session', JSON.stringify(row), START + DAY);
    const headers = new Headers({ Cookie: `__Host-session=${sealed}` });
    const read = await readSessionCookie(desk.sealer, headers, START);
    expect(read).toEqual({ ...user, userId: null });
  });
});

describe('contact messages', () => {
  async function arrive(emailVerified: boolean): Promise<string> {
    await signIn(desk, { emailVerified });
    await env.DB.prepare(
      `insert into contact_messages (token, state, first_name, last_name, email, message, created_at, next_try_at)
       values ('token', 'sent', 'Mira', 'Lantern', 'Mira@Delvewright.test', 'Hello', 1, 1)`,
    ).run();
    return (await env.DB.prepare('select id from users').first<string>('id')) ?? '';
  }

  it.each([
    { emailVerified: true, theirs: 1 },
    { emailVerified: false, theirs: 0 },
  ])('are exported and deleted by e-mail only when it is verified: $emailVerified', async (one) => {
    const userId = await arrive(one.emailVerified);
    const file = exportPerson(desk, await ownerOf(desk.db, userId), '2026-01-01');
    let text = '';
    for await (const part of file) text += part;
    const all = JSON.parse(text);
    expect(all.contact_messages).toHaveLength(one.theirs);
    expect(await deletePerson(desk, userId)).toHaveLength(1);
    const left = await env.DB.prepare('select count(*) as n from contact_messages').first('n');
    expect(left).toBe(1 - one.theirs);
    expect(await env.DB.prepare('select count(*) as n from users').first('n')).toBe(0);
  });
});
