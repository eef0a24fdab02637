import { and, eq, notExists, sql } from 'drizzle-orm';
import type { IdentityClaims } from '~/platform/identity-token.server';
import type { Statement } from '~/platform/one-batch.server';
import type { Services } from '~/platform/services.server';
import type { StoredPlanStatus } from '../person/pro';
import { entitlements, trialClaims, users } from '../person/tables';
import { keyedHash, trialKeys } from './trial-keys.server';

const DAY_SECONDS = 24 * 60 * 60;

function trialText(email: string): string {
  return `trial\n${email.trim().toLowerCase()}`;
}

/** The unkeyed hash by which trials first stored a verified e-mail, as 64 hex digits. */
export async function plainEmailHash(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(trialText(email)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The statements that start a trial at a first sign-in: once per verified e-mail, for `trialDays` days; without a trial
 * the plan is expired. An e-mail that is not verified starts no trial, but can start one once it is verified.
 */
export async function trialStatements(
  services: Services,
  claims: IdentityClaims,
  { trialDays, claimId, now }: { trialDays: number; claimId: string; now: number },
): Promise<Statement[]> {
  if (!claims.emailVerified || claims.email === '') return [];
  const keys = await trialKeys(services);
  const keyed = await Promise.all(keys.map((key) => keyedHash(key, trialText(claims.email))));
  const [hash] = keyed;
  if (hash === undefined) throw new Error('There is no key to remember trials by.');
  const older = JSON.stringify([...keyed, await plainEmailHash(claims.email)]);
  const { issuer, sub } = claims;
  const { db } = services;
  const trialEnd = Math.floor(now / 1000) + trialDays * DAY_SECONDS;
  const isThem = and(eq(users.issuer, issuer), eq(users.sub, sub));
  const own = db.select().from(entitlements).where(eq(entitlements.userId, users.id));
  const earlier = db
    .select()
    .from(trialClaims)
    .where(sql`${trialClaims.emailHash} in (select value from json_each(${older}))`);
  const claim = db
    .insert(trialClaims)
    .select(
      db
        .select({
          emailHash: sql<string>`${hash}`.as('email_hash'),
          claimId: sql<string>`${claimId}`.as('claim_id'),
          claimedAt: sql<number>`${now}`.as('claimed_at'),
        })
        .from(users)
        .where(and(isThem, notExists(own), notExists(earlier))),
    )
    .onConflictDoNothing();
  const isClaimed = eq(trialClaims.claimId, claimId);
  const start = db
    .insert(entitlements)
    .select(
      db
        .select({
          userId: users.id,
          status:
            sql<StoredPlanStatus>`case when ${isClaimed} then 'trialing' else 'expired' end`.as(
              'status',
            ),
          trialEnd: sql<number | null>`case when ${isClaimed} then ${trialEnd} end`.as('trial_end'),
          currentPeriodStart: sql<null>`null`.as('current_period_start'),
          currentPeriodEnd: sql<null>`null`.as('current_period_end'),
          updatedAt: sql<number>`${now}`.as('updated_at'),
        })
        .from(users)
        .leftJoin(trialClaims, eq(trialClaims.emailHash, hash))
        .where(isThem),
    )
    .onConflictDoNothing();
  return trialDays > 0 ? [claim, start] : [start];
}
