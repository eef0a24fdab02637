import { decodeJwt } from 'jose';
import { entitlementAnswer } from '~/account/person/entitlement-answer';
import type { Person } from '~/account/person/person';
import { idTokenOf } from '~/account/session/id-token.server';
import { adminPaths } from '~/admin-paths';
import type { Services } from '~/platform/services.server';
import { isFresh } from '../act/fresh-admin.server';

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Why a typed user pool is refused; null for the configured one, and where none was typed. */
export function poolProblem(asked: string, pool: string | undefined): string | null {
  if (asked === '' || asked === pool) return null;
  return pool
    ? `This site only has the pool ${pool}.`
    : 'No user pool is configured for this site.';
}

/** The user behind this request in full, as JSON, for 'Check User'. */
function checkedUser(person: Person, now: number): string {
  const { userId, sub, username, email, name, familyName, roles, pro, plan, authTime, sessionId } =
    person;
  return asJson({
    session: sessionId === null ? 'a bearer token' : 'this browser',
    signedInAt: new Date(authTime * 1000).toISOString(),
    userId,
    sub,
    username,
    email,
    name,
    familyName,
    roles,
    pro,
    entitlement: entitlementAnswer(plan, now),
  });
}

/** The data of the identity section: who is signed in, and whatever else the query asks for. */
export async function identityFacts(services: Services, person: Person, search: URLSearchParams) {
  const { config, clock } = services;
  const pool = (search.get('pool') ?? '').trim().slice(0, 80);
  const problem = search.has('check') ? poolProblem(pool, config.IDENTITY_USER_POOL_ID) : null;
  const token = await idTokenOf(person, services);
  return {
    email: person.email || person.username,
    pool,
    problem,
    checked: search.has('check') && problem === null ? checkedUser(person, clock.now()) : null,
    /** The length of the ID token [specification 2]; null where this session has none. */
    tokenLength: token?.length ?? null,
    claims: search.has('claims') ? claimsOf(services, person, token) : null,
  };
}

/** The claims of the ID token; an admin who signed in more than twelve hours ago must sign in again first. */
function claimsOf(services: Services, person: Person, token: string | null) {
  if (!isFresh(person, services.clock.now())) {
    const signIn = adminPaths.signIn(`${adminPaths.management()}?claims=1`);
    return { text: 'You signed in more than 12 hours ago.', signIn };
  }
  const text =
    token === null ? 'No ID token is stored for this session.' : asJson(decodeJwt(token));
  return { text, signIn: null };
}

export type IdentityFacts = Awaited<ReturnType<typeof identityFacts>>;
