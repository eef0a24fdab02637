import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { personColumns } from '../person/person-rows.server';

/**
 * The statement that creates a session for a user; it creates none for a user who is disabled, whose removal at the
 * provider is in progress, or who authenticated before they signed out everywhere.
 */
export function createSessionStatement(
  db: Database,
  claims: IdentityClaims,
  { sessionId, tokens, now }: { sessionId: string; tokens: string; now: number },
) {
  const { issuer, sub, expiresAt, issuedAt, authTime, jti } = claims;
  const { username } = personColumns(claims);
  return db.run(sql`
    insert into sessions (id, user_id, tokens, tokens_expire_at, issued_at, auth_time, jti, created_at, seen_at)
    select ${sessionId}, id, ${tokens}, ${expiresAt * 1000}, ${issuedAt}, ${authTime}, ${jti}, ${now}, ${now}
    from users where issuer = ${issuer} and sub = ${sub} and disabled_at is null
    and (signed_out_at is null or signed_out_at / 1000 < ${authTime})
    and not exists (select 1 from provider_removals where username = ${username})`);
}
