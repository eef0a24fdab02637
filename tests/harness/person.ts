import type { Person } from '~/account/person/person';
import type { StoredPlanStatus } from '~/account/person/pro';
import { entitlements, sessions, users } from '~/account/person/tables';
import { type SessionUser, sessionCookie } from '~/account/session/session-cookie.server';
import { sealTokens } from '~/account/session/token-box.server';
import type { Role } from '~/catalogue/tool';
import { openDatabase } from '~/platform/database.server';
import { createSealer } from '~/platform/seal';
import { askedDatabase } from '../../scripts/setup/asked-database.mjs';
import { SESSION_KEYS } from './app.mjs';
import { appOrigin } from './origin';
import { identityUrl, Visitor } from './visitor';

/** A user's plan: none, a trial, a running plan, one with a failed payment, or an expired one. */
export type HeldPlan = 'none' | 'trial' | 'paying' | 'past-due' | 'lapsed';

/** A user's plan and roles; without either, a new user without a trial. */
export type Somebody = { plan?: HeldPlan; roles?: readonly Role[]; name?: string };

/** A user to whom every tool is open, launched or not. */
export const ADMIN: Somebody = { roles: ['AdminUser'] };

/** A created user: the id of their rows, their names, and their browser's cookie. */
export type MadePerson = Pick<Person, 'userId' | 'username' | 'email'> & {
  cookie: { name: string; value: string };
};

const DAY_MS = 86_400_000;

/** Each plan as stored: its status, the end of a trial, the period; in days from now. */
const PLANS: Record<
  Exclude<HeldPlan, 'none'>,
  { status: StoredPlanStatus; trial?: number; period?: readonly [from: number, to: number] }
> = {
  trial: { status: 'trialing', trial: 13 },
  paying: { status: 'active', period: [-3, 27] },
  'past-due': { status: 'past_due', period: [-2, 28] },
  lapsed: { status: 'expired', period: [-60, -30] },
};

/** The database of the running product, for rows that a test needs. */
export function rowsHere() {
  return openDatabase(askedDatabase(() => `${appOrigin()}/__rows`));
}

/** A user in the terms of the session cookie, without a session yet. */
type Rows = Pick<SessionUser, 'sub' | 'username' | 'email' | 'name' | 'familyName' | 'role'> & {
  groups: string[];
};

const known = new Map<string, { rows: Rows; trialEnd: number | null }>();

/**
 * Creates a new signed-in user at the running product: three rows and a sealed cookie, in milliseconds. The sign-in
 * stand-in does not know them: tests that involve it (deleting an account, an admin's actions) sign in through its
 * screens.
 */
export async function makePerson({
  plan = 'none',
  roles = [],
  name = 'Wren Ashdown',
}: Somebody = {}): Promise<MadePerson> {
  const db = rowsHere();
  const now = Date.now();
  const seconds = (days: number) => Math.floor((now + days * DAY_MS) / 1000);
  const userId = crypto.randomUUID();
  const username = `person-${userId.slice(0, 8)}`;
  const email = `${username}@example.com`;
  const role = roles.length === 0 ? 'GrantedUser' : '';
  const held = plan === 'none' ? null : PLANS[plan];
  const trialEnd = held?.trial === undefined ? null : seconds(held.trial);
  const [givenName = '', familyName = ''] = name.split(' ');
  const rows = { sub: userId, username, email, name: givenName, familyName, role };
  const person = db.insert(users).values({
    ...rows,
    groups: [...roles],
    id: userId,
    issuer: identityUrl(),
    emailVerified: true,
    createdAt: now,
    seenAt: now,
  });
  const standing = held && {
    userId,
    status: held.status,
    trialEnd,
    currentPeriodStart: held.period ? seconds(held.period[0]) : null,
    currentPeriodEnd: held.period ? seconds(held.period[1]) : null,
    updatedAt: now,
  };
  if (standing) await db.batch([person, db.insert(entitlements).values(standing)]);
  else await person;
  const isGiven = roles.includes('AdminUser') || roles.includes('PaidUser');
  known.set(userId, {
    rows: { ...rows, groups: [...roles] },
    trialEnd: isGiven ? null : trialEnd,
  });
  return { userId, username, email, cookie: await signInAgain(userId) };
}

/** Signs in again a user whom `makePerson` created; returns the cookie of the new session. */
export async function signInAgain(userId: string): Promise<MadePerson['cookie']> {
  const person = known.get(userId);
  if (!person) throw new Error('Only a person who was made here can be signed in again.');
  const sealer = createSealer(SESSION_KEYS);
  const now = Date.now();
  const sessionId = crypto.randomUUID().replaceAll('-', '');
  const tokens = { idToken: 'none', accessToken: 'none', refreshToken: null };
  const at = Math.floor(now / 1000);
  const session = { issuedAt: at, authTime: at, jti: sessionId };
  await rowsHere()
    .insert(sessions)
    .values({
      ...session,
      id: sessionId,
      userId,
      tokens: await sealTokens(sealer, sessionId, tokens, now),
      tokensExpireAt: now + DAY_MS,
      createdAt: now,
      seenAt: now,
    });
  const expiresAt = Math.floor((now + DAY_MS) / 1000);
  const { rows, trialEnd } = person;
  const user = { ...rows, ...session, sessionId, userId, expiresAt, trialEnd };
  const [pair = ''] = (await sessionCookie(sealer, user, { createdAt: now, now })).split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  return { name, value };
}

/** A visitor with such a user's session. */
export async function visitorOf(userId: string): Promise<Visitor> {
  const visitor = new Visitor();
  const { name, value } = await signInAgain(userId);
  visitor.cookies.set(name, value);
  return visitor;
}
