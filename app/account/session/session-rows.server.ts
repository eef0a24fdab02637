import type { Database } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { personColumns } from '../person/person-rows.server';
import { ABSOLUTE_MS, IDLE_MS } from './session-cookie.server';

/** How long whoever renews a session's tokens may take: two calls of 5 seconds, and the writing. */
const LEASE_MS = 15_000;

const CREATE = `
  insert into sessions (id, user_id, tokens, tokens_expire_at, issued_at, auth_time, jti, created_at, seen_at)
  select ?1, id, ?2, ?3, ?4, ?5, ?6, ?7, ?7 from users where issuer = ?8 and sub = ?9 and disabled_at is null
  and (signed_out_at is null or signed_out_at / 1000 < ?5)
  and not exists (select 1 from provider_removals where username = ?10)`;

/**
 * The statement that opens a session for a person. It opens none for somebody who is disabled, whose removal at the provider
 * is under way, or who signed in before they signed out everywhere.
 */
export function createSessionStatement(
  db: Database,
  claims: IdentityClaims,
  { sessionId, tokens, now }: { sessionId: string; tokens: string; now: number },
): D1PreparedStatement {
  const times = [claims.expiresAt * 1000, claims.issuedAt, claims.authTime, claims.jti];
  return db.$client
    .prepare(CREATE)
    .bind(
      ...[sessionId, tokens, ...times, now, claims.issuer, claims.sub],
      personColumns(claims).username,
    );
}

/** The statement that ends a session. */
export function endSessionStatement(db: Database, sessionId: string): D1PreparedStatement {
  return db.$client.prepare('delete from sessions where id = ?1').bind(sessionId);
}

/** The statement that ends the session that another one takes the place of; it ends nothing when that one was not opened. */
export function replaceSessionStatement(
  db: Database,
  sessionId: string,
  byId: string,
): D1PreparedStatement {
  const query =
    'delete from sessions where id = ?1 and exists (select 1 from sessions where id = ?2)';
  return db.$client.prepare(query).bind(sessionId, byId);
}

/** A session that has ended, with its sealed tokens, so that they can be taken back. */
export type EndedSession = { id: string; tokens: string };

/** Ends a session and gives it; nothing when it was over already. */
export async function endSession(db: Database, sessionId: string): Promise<EndedSession[]> {
  const query = 'delete from sessions where id = ?1 returning id, tokens';
  return (await db.$client.prepare(query).bind(sessionId).all<EndedSession>()).results;
}

/** The statement that ends all sessions of a person and gives them as `EndedSession`. */
export function endSessionsStatement(db: Database, userId: string): D1PreparedStatement {
  const query = 'delete from sessions where user_id = ?1 returning id, tokens';
  return db.$client.prepare(query).bind(userId);
}

/** Signs a person out in every browser, and every program with a token from before; gives the sessions that ended. */
export async function endAllSessions(
  db: Database,
  { userId, now }: { userId: string; now: number },
): Promise<EndedSession[]> {
  const moment = 'update users set signed_out_at = ?2 where id = ?1';
  const [ended] = await db.$client.batch<EndedSession>([
    endSessionsStatement(db, userId),
    db.$client.prepare(moment).bind(userId, now),
  ]);
  return ended?.results ?? [];
}

/** The sealed tokens of a session; null when it is over. */
export async function sealedTokensOf(db: Database, sessionId: string): Promise<string | null> {
  const query = 'select tokens from sessions where id = ?1';
  return db.$client.prepare(query).bind(sessionId).first<string>('tokens');
}

/**
 * Takes the lease to renew a session's tokens and gives the sealed tokens; null when somebody else holds it, or has renewed
 * them already.
 */
export async function takeRefreshLease(
  db: Database,
  session: { sessionId: string; version: number; now: number },
): Promise<string | null> {
  const query = `update sessions set refreshing_until = ?1
    where id = ?2 and tokens_version = ?3 and (refreshing_until is null or refreshing_until <= ?4) returning tokens`;
  const { sessionId, version, now } = session;
  const bound = db.$client.prepare(query).bind(now + LEASE_MS, sessionId, version, now);
  return bound.first<string>('tokens');
}

/** Gives the lease back without new tokens, so that the next request may try. */
export async function releaseRefreshLease(
  db: Database,
  session: { sessionId: string; version: number },
): Promise<void> {
  const query = 'update sessions set refreshing_until = null where id = ?1 and tokens_version = ?2';
  await db.$client.prepare(query).bind(session.sessionId, session.version).run();
}

/**
 * Keeps renewed tokens, and what the provider now says of the person; false, and nothing is kept, when the session has ended
 * or somebody else has renewed it meanwhile.
 */
export async function saveRefreshed(
  db: Database,
  session: { sessionId: string; version: number; tokens: string; now: number },
  claims: IdentityClaims,
): Promise<boolean> {
  const { sessionId, version, tokens, now } = session;
  const person = personColumns(claims);
  const [kept] = await db.$client.batch([
    db.$client
      .prepare(
        `update sessions set tokens = ?1, tokens_version = tokens_version + 1, refreshing_until = null,
         tokens_expire_at = ?2, issued_at = ?3, jti = ?4, seen_at = ?5 where id = ?6 and tokens_version = ?7`,
      )
      .bind(tokens, claims.expiresAt * 1000, claims.issuedAt, claims.jti, now, sessionId, version),
    db.$client
      .prepare(
        `update users set username = ?1, email = ?2, email_verified = ?3, name = ?4, family_name = ?5, groups = ?6,
         role = case when role = '' then ?7 else role end, seen_at = ?8 where issuer = ?9 and sub = ?10
         and exists (select 1 from sessions where id = ?11 and tokens = ?12)`,
      )
      .bind(
        ...[person.username, person.email, person.emailVerified, person.name, person.familyName],
        ...[person.groups, person.role, now, claims.issuer, claims.sub, sessionId, tokens],
      ),
  ]);
  return (kept?.meta.changes ?? 0) > 0;
}

/** Removes sessions that are idle or too old; a guard refuses them already. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  const query = 'delete from sessions where seen_at < ?1 or created_at < ?2';
  await db.$client
    .prepare(query)
    .bind(now - IDLE_MS, now - ABSOLUTE_MS)
    .run();
}
