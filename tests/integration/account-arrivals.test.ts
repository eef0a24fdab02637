import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { idTokenOf } from '~/account/session/id-token.server';
import { endAllSessions } from '~/account/session/session-ends.server';
import { personOf, rowOfSubject } from '~/account/session/standing-row.server';
import { openSession } from '~/account/sign-in/open-session.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { claimsOf, type Desk, openDesk, START, TOKENS } from './account-desk';

let desk: Desk;

beforeEach(() => {
  desk = openDesk();
});

function arrive(changes: Partial<IdentityClaims> = {}) {
  const request = new Request('https://delvewright.example/auth/callback');
  return openSession(request, desk, { tokens: TOKENS, claims: claimsOf(changes) });
}

/** The person as an API call with their token would identify them. */
async function personNow(sub = 'sub-1') {
  const row = await rowOfSubject(desk.db, desk.config.IDENTITY_ISSUER, sub);
  return personOf(row, START);
}

describe('a sign-in', () => {
  it('reports a new user to the other modules once, with the e-mail and whether it is verified', async () => {
    const first = await arrive({ emailVerified: false });
    const userId = await env.DB.prepare('select id from users').first<string>('id');
    const told = { userId, email: 'mira@delvewright.test' };
    expect(first).toMatchObject({ arrived: { ...told, emailVerified: false, isNew: true } });
    expect(await arrive()).toMatchObject({
      arrived: { ...told, emailVerified: true, isNew: false },
    });
    expect(await arrive({ sub: 'sub-2' })).toMatchObject({ arrived: { isNew: true } });
  });

  it('of a disabled user is not sent to sign in again', async () => {
    await arrive();
    const userId = (await env.DB.prepare('select id from users').first<string>('id')) ?? '';
    await endAllSessions(desk.db, { userId, now: START });
    expect(await arrive()).toEqual({ ok: false, problem: 'remembered' });
    expect(await arrive({ authTime: START / 1000 + 1 })).toMatchObject({ ok: true });
    await env.DB.prepare('update users set disabled_at = ?1').bind(START).run();
    expect(await arrive()).toEqual({ ok: false, problem: 'no_session' });
    expect(await personNow()).toBeNull();
  });

  it('keeps the readable groups, whatever else is in the list', async () => {
    await arrive();
    const withGroups = async (groups: string) => {
      await env.DB.prepare("update users set role = '', groups = ?1").bind(groups).run();
      return (await personNow())?.roles;
    };
    expect(await withGroups('["PaidUser",7,null,"AdminUser"]')).toEqual(['PaidUser', 'AdminUser']);
    expect(await withGroups('{"0":"AdminUser"}')).toEqual([]);
    expect(await withGroups('"AdminUser"')).toEqual([]);
  });

  it('has no ID token to copy after its session has ended', async () => {
    await arrive();
    const sessionId = await env.DB.prepare('select id from sessions').first<string>('id');
    const person = await personNow();
    if (person === null) throw new Error('There is nobody.');
    expect(person.sessionId).toBeNull();
    expect(await idTokenOf({ ...person, sessionId }, desk)).toBe(TOKENS.idToken);
    await endAllSessions(desk.db, { userId: person.userId, now: START });
    expect(await idTokenOf({ ...person, sessionId }, desk)).toBeNull();
    expect(await idTokenOf({ ...person, sessionId: '' }, desk)).toBeNull();
  });
});
