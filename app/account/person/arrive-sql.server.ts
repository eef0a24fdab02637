import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { overruledGroups } from './overruled-groups-sql.server';
import { personColumns } from './person-rows.server';

/**
 * The statement that creates a user at the first sign-in and updates a known one, found by issuer and subject only. A
 * role that the product gave is kept, and what an admin gave or took here outweighs the provider's claim. For a user
 * who was only invited or imported from the provider, `created_at` becomes the time of this sign-in. Writes nothing
 * while the user's removal at the provider is pending.
 */
export function arriveStatement(
  db: Database,
  claims: IdentityClaims,
  { newId, now }: { newId: string; now: number },
) {
  const { username, email, emailVerified, name, familyName, role, groups } = personColumns(claims);
  return db.run(sql`
    insert into users (id, issuer, sub, username, email, email_verified, name, family_name, role, groups, created_at, seen_at)
    select ${newId}, ${claims.issuer}, ${claims.sub}, ${username}, ${email}, ${Number(emailVerified)}, ${name}, ${familyName},
      ${role}, ${JSON.stringify(groups)}, ${now}, ${now}
    where not exists (select 1 from provider_removals where username = ${username})
    on conflict (issuer, sub) do update set
      username = excluded.username, email = excluded.email, email_verified = excluded.email_verified, name = excluded.name,
      family_name = excluded.family_name, groups = ${overruledGroups(sql`excluded.groups`)}, seen_at = excluded.seen_at,
      created_at = case when users.seen_at = 0 then excluded.created_at else users.created_at end,
      status = case when users.status in ('FORCE_CHANGE_PASSWORD', 'UNCONFIRMED', 'RESET_REQUIRED') then 'CONFIRMED' else users.status end,
      role = case when users.role = '' then excluded.role else users.role end`);
}
