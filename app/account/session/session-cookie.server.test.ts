import { describe, expect, it } from 'vitest';
import { createSealer } from '~/platform/seal';
import {
  readSessionCookie,
  type SessionUser,
  sessionCookie,
  viewerOf,
} from './session-cookie.server';

const NOW = 1_800_000_000_000;
const sealer = createSealer(`sixteen-letters-:${'7'.repeat(64)}`);

/** The fields that the cookie may drop, the most important first. */
const FIELDS = ['sub', 'jti', 'email', 'username', 'name', 'familyName'] as const;

function userOf(letters: number, groups: string[] = []): SessionUser {
  const texts = Object.fromEntries(FIELDS.map((field) => [field, 'x'.repeat(letters)]));
  const times = { issuedAt: NOW / 1000, authTime: NOW / 1000, expiresAt: NOW / 1000 + 3600 };
  const ids = { sessionId: 's'.repeat(32), userId: 'u'.repeat(36) };
  return { ...ids, ...times, role: '', groups, trialEnd: null, ...texts } as SessionUser;
}

const written = (user: SessionUser) => sessionCookie(sealer, user, { createdAt: NOW, now: NOW });

async function readBack(user: SessionUser): Promise<SessionUser | null> {
  const Cookie = (await written(user)).split(';')[0] ?? '';
  return readSessionCookie(sealer, new Headers({ Cookie }), NOW);
}

describe('the session cookie', () => {
  it.each([
    [80, 6],
    [95, 5],
    [120, 4],
    [160, 3],
    [240, 2],
    [480, 1],
    [600, 0],
  ])(
    'with texts of %i letters keeps the %i that are needed most, under 1 KB',
    async (letters, kept) => {
      const user = userOf(letters);
      const gone = Object.fromEntries(FIELDS.slice(kept).map((field) => [field, '']));
      expect(await readBack(user)).toEqual({ ...user, ...gone });
      expect((await written(user)).split(';')[0]?.length).toBeLessThan(1024);
    },
  );

  it('counts bytes and not letters', async () => {
    const user = { ...userOf(0), familyName: 'ł'.repeat(400), name: 'Mira' };
    expect(await readBack(user)).toEqual({ ...user, familyName: '' });
    const plain = { ...user, familyName: 'l'.repeat(400) };
    expect(await readBack(plain)).toEqual(plain);
  });

  it('is filled to the last byte, and not beyond', async () => {
    const full = { ...userOf(0), familyName: 'l'.repeat(558) };
    expect(await readBack(full)).toEqual(full);
    expect((await readBack({ ...full, familyName: 'l'.repeat(559) }))?.familyName).toBe('');
  });

  it('holds the groups that give a role, and no other', async () => {
    const groups = ['the-tuesday-table', 'PaidUser', 'adminuser'];
    expect((await readBack(userOf(5, groups)))?.groups).toEqual(['PaidUser', 'AdminUser']);
  });

  it('says nobody when what it seals is no session', async () => {
    for (const text of ['[]', '{"sessionId":"s"}', 'null']) {
      const sealed = await sealer.seal('session', text, NOW + 1);
      const headers = new Headers({ Cookie: `__Host-session=${sealed}` });
      expect(await readSessionCookie(sealer, headers, NOW)).toBeNull();
    }
    expect(await readSessionCookie(sealer, new Headers(), NOW)).toBeNull();
  });

  it('shows a menu the name and the roles, and no e-mail', () => {
    const user = { ...userOf(0, ['AdminUser']), role: 'GrantedUser', email: 'mira@a.example' };
    expect(viewerOf({ ...user, name: 'Mira' })).toEqual({
      userId: user.userId,
      name: 'Mira',
      roles: ['GrantedUser', 'AdminUser'],
      trialEnd: null,
    });
  });
});
