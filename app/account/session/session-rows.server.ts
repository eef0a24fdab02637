import { and, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { overruledGroups } from '../person/overruled-groups-sql.server';
import { personColumns } from '../person/person-rows.server';
import { sessions, users } from '../person/tables';

/** How long a renewal of a session's tokens may take: two calls of 5 seconds, and the writing. */
const LEASE_MS = 15_000;

type Renewing = { sessionId: string; version: number };

/** The condition that the session's tokens have not been renewed since. */
function unchanged({ sessionId, version }: Renewing) {
  return and(eq(sessions.id, sessionId), eq(sessions.tokensVersion, version));
}

/** The sealed tokens of a session; null when it is over. */
export async function sealedTokensOf(db: Database, sessionId: string): Promise<string | null> {
  const { tokens } = sessions;
  const [row] = await db.select({ tokens }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.tokens ?? null;
}

/**
 * Takes the lease to renew a session's tokens and returns the sealed tokens; null when another request holds the lease
 * or has renewed them already.
 */
export async function takeRefreshLease(
  db: Database,
  { now, ...session }: Renewing & { now: number },
): Promise<string | null> {
  const { refreshingUntil, tokens } = sessions;
  const isFree = or(isNull(refreshingUntil), lte(refreshingUntil, now));
  const [row] = await db
    .update(sessions)
    .set({ refreshingUntil: now + LEASE_MS })
    .where(and(unchanged(session), isFree))
    .returning({ tokens });
  return row?.tokens ?? null;
}

/** Releases the lease without new tokens, so that the next request can try. */
export async function releaseRefreshLease(db: Database, session: Renewing): Promise<void> {
  await db.update(sessions).set({ refreshingUntil: null }).where(unchanged(session));
}

/**
 * Stores renewed tokens and the provider's latest claims; returns false and stores nothing when the session has ended
 * or another request has renewed it meanwhile.
 */
export async function saveRefreshed(
  db: Database,
  { tokens, now, ...session }: Renewing & { tokens: string; now: number },
  claims: IdentityClaims,
): Promise<boolean> {
  const { role, ...person } = personColumns(claims);
  const { id } = sessions;
  const kept = db
    .select({ id })
    .from(sessions)
    .where(and(eq(id, session.sessionId), eq(sessions.tokens, tokens)));
  const [renewed] = await db.batch([
    db
      .update(sessions)
      .set({
        tokens,
        tokensVersion: sql`${sessions.tokensVersion} + 1`,
        refreshingUntil: null,
        tokensExpireAt: claims.expiresAt * 1000,
        issuedAt: claims.issuedAt,
        jti: claims.jti,
        seenAt: now,
      })
      .where(unchanged(session))
      .returning({ id }),
    db
      .update(users)
      .set({
        ...person,
        groups: overruledGroups(JSON.stringify(person.groups)),
        role: sql`case when ${users.role} = '' then ${role} else ${users.role} end`,
        seenAt: now,
      })
      .where(and(eq(users.issuer, claims.issuer), eq(users.sub, claims.sub), exists(kept))),
  ]);
  return renewed.length > 0;
}
