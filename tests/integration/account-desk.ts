import { env } from 'cloudflare:workers';
import { openSession } from '~/account/sign-in/open-session.server';
import { readEnvironment } from '~/platform/env.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { createLog } from '~/platform/log';
import { createServices, type Services } from '~/platform/services.server';
import { accountAt } from '../harness/account-at';

export const DAY = 24 * 60 * 60 * 1000;
export const START = 1_800_000_000_000;
export const TOKENS = { idToken: 'an-id-token', accessToken: 'an-access-token', refreshToken: 'r' };

/** The account's services with the real database and a clock that tests can set. */
export type Desk = Services & { at: { now: number } };

export function openDesk(sessionKeys = `test:${'7'.repeat(64)}`): Desk {
  const checked = readEnvironment({
    DB: env.DB,
    FILES: env.FILES,
    FIGHTS: env.FIGHTS,
    WRITE_LIMIT: {},
    COSTLY_LIMIT: {},
    COSTLY_READ_LIMIT: {},
    APP_ORIGIN: 'https://delvewright.example',
    SESSION_KEYS: sessionKeys,
    TICKET_SECRET: 'a-ticket-secret-for-this-test-alone-0',
    IDENTITY_ISSUER: 'https://sign-in.example',
    IDENTITY_DOMAIN: 'https://sign-in.example',
    IDENTITY_CLIENT_ID: 'delvewright',
  });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  const built = createServices(
    checked.environment,
    createLog(() => {}),
    () => {},
  );
  const at = { now: START };
  return { ...built, clock: { now: () => at.now }, at };
}

export function claimsOf(changes: Partial<IdentityClaims> = {}): IdentityClaims {
  return {
    issuer: 'https://sign-in.example',
    sub: 'sub-1',
    username: 'mira',
    email: 'mira@delvewright.test',
    emailVerified: true,
    name: 'Mira',
    familyName: 'Lantern',
    groups: [],
    nonce: null,
    issuedAt: START / 1000,
    authTime: START / 1000,
    expiresAt: START / 1000 + 100 * 86_400,
    jti: 'token-1',
    ...changes,
  };
}

/** Signs a user in and returns the cookie as a browser sends it. */
export async function signIn(desk: Desk, changes: Partial<IdentityClaims> = {}): Promise<string> {
  const request = new Request('https://delvewright.example/auth/callback');
  const opened = await openSession(request, desk, { tokens: TOKENS, claims: claimsOf(changes) });
  if (!opened.ok) throw new Error('no session was opened');
  return opened.cookie.split(';')[0] ?? '';
}

export function accountOf(desk: Desk, cookie: string, path = '/me/entitlements') {
  const headers = { Cookie: cookie };
  return accountAt(new Request(`https://delvewright.example${path}`, { headers }), desk);
}

/** The status with which a guard ends a request; 200 when it lets the user through. */
export async function statusOf(guard: () => Promise<unknown>): Promise<number> {
  try {
    await guard();
    return 200;
  } catch (answer) {
    if (answer instanceof Response) return answer.status;
    throw answer;
  }
}
