import type { Person } from '~/account/person/person';
import { openSession } from '~/account/sign-in/open-session.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import type { Services } from '~/platform/services.server';
import type { IdentityStandin } from '../standins/identity/start.mjs';
import { openSignInHere, type SignInHere } from './hosted-sign-in';

const TOKENS = { idToken: 'an-id-token', accessToken: 'an-access-token', refreshToken: null };

/** The product with its database and the sign-in stand-in, for tests of actions on users. */
export type PeopleDesk = SignInHere & {
  /** Signs a user in as the provider now has them, and returns their id; null when they are refused. */
  arrive(username: string): Promise<string | null>;
  /** The parameters of an action: an admin. */
  acting(userId: string): { services: Services; admin: Person; requestId: string };
  /** The same without admin keys. */
  without(): Services;
  rolesOf(userId: string): Promise<string>;
  groupsThere(username: string): Promise<string[]>;
  acts(): Promise<string[]>;
  at: { now: number };
};

async function claimsFor(
  standin: IdentityStandin,
  username: string,
  seconds: number,
): Promise<IdentityClaims> {
  const user = await standin.control('POST users', { username });
  return {
    issuer: standin.issuer,
    sub: user.sub,
    username: user.username,
    email: user.attributes.email ?? '',
    emailVerified: true,
    name: user.attributes.given_name ?? '',
    familyName: '',
    groups: user.groups,
    nonce: null,
    issuedAt: seconds,
    authTime: seconds,
    expiresAt: seconds + 3600,
    jti: 'j',
  };
}

export async function openPeopleDesk(origin: string): Promise<PeopleDesk> {
  const at = { now: 1_800_000_000_000 };
  const here = await openSignInHere(origin, { now: () => at.now });
  const { standin, services, db } = here;
  const without = () => ({ ...services, identityAdmin: null });
  return {
    ...here,
    at,
    without,
    async arrive(username) {
      at.now += 5000;
      const claims = await claimsFor(standin, username, Math.floor(at.now / 1000));
      const request = new Request(`${origin}/auth/callback`);
      const opened = await openSession(request, services, { tokens: TOKENS, claims });
      return opened.ok ? opened.arrived.userId : null;
    },
    acting(userId) {
      // An action records only the id and the name of its admin.
      const admin = { userId, username: 'the-admin', email: '' } as Person;
      return { services, admin, requestId: 'request-1' };
    },
    async rolesOf(userId) {
      const query = 'select role from people where person = ?1';
      return String(await db.prepare(query).bind(userId).first('role'));
    },
    async groupsThere(username) {
      return (await standin.control('POST users', { username })).groups;
    },
    async acts() {
      const { results } = await db.prepare('select act from audit_log order by id').all();
      return results.map(({ act }) => String(act));
    },
  };
}
