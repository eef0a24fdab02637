import { sql } from 'drizzle-orm';
import type { IdentityClaims } from '~/platform/identity-token.server';
import type { Statement } from '~/platform/one-batch.server';
import type { Services } from '~/platform/services.server';
import { keyedHash, trialKeys } from './trial-keys.server';

const DAY_SECONDS = 24 * 60 * 60;

function trialText(email: string): string {
  return `trial\n${email.trim().toLowerCase()}`;
}

/** The hash without a key by which trials remembered a verified e-mail at first, as 64 hex digits. */
export async function plainEmailHash(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(trialText(email)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The statements that start a trial at a first sign-in: once for each verified e-mail, `trialDays` long; without a trial the
 * plan is expired. An e-mail that is not verified starts nothing, and may still do so when it is.
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
  const claim = db.run(sql`
    insert into trial_claims (email_hash, claim_id, claimed_at)
    select ${hash}, ${claimId}, ${now} where not exists (
      select 1 from entitlements e join users u on u.id = e.user_id where u.issuer = ${issuer} and u.sub = ${sub})
    and exists (select 1 from users u where u.issuer = ${issuer} and u.sub = ${sub})
    and not exists (select 1 from trial_claims where email_hash in (select value from json_each(${older})))
    on conflict (email_hash) do nothing`);
  const start = db.run(sql`
    insert into entitlements (user_id, status, trial_end, updated_at)
    select u.id, case when c.claim_id = ${claimId} then 'trialing' else 'expired' end,
      case when c.claim_id = ${claimId} then ${trialEnd} end, ${now}
    from users u left join trial_claims c on c.email_hash = ${hash}
    where u.issuer = ${issuer} and u.sub = ${sub}
    on conflict (user_id) do nothing`);
  return trialDays > 0 ? [claim, start] : [start];
}
