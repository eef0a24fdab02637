import type { Database } from '~/platform/database.server';
import type { IdentityUser } from '~/platform/identity-user';

/**
 * The statement that stores a page of users from the hosted sign-in. For users who have signed in here only the status
 * is updated, because their own sign-ins bring the rest; the others are added or updated completely. Writes no user who
 * is being deleted, or may have been deleted since the page was requested.
 */
export function pageStatement(
  db: Database,
  issuer: string,
  users: readonly IdentityUser[],
  { until, askedAt, now }: { until: number; askedAt: number; now: number },
): D1PreparedStatement {
  const rows = users.map((user) => ({ ...user, id: crypto.randomUUID() }));
  return db.$client
    .prepare(
      `insert into users (id, issuer, sub, username, email, name, family_name, role, groups, status, created_at, seen_at)
       select value ->> 'id', ?2, value ->> 'sub', value ->> 'username', value ->> 'email', value ->> 'name',
         value ->> 'familyName', 'GrantedUser', '[]', value ->> 'status', ?3, 0
       from json_each(?1)
       where exists (select 1 from identity_walk where stepping_until = ?4 and removed_at < ?5)
         and not exists (select 1 from provider_removals r where r.username = value ->> 'username')
       on conflict (issuer, sub) do update set
         status = excluded.status,
         username = case when users.seen_at = 0 then excluded.username else users.username end,
         email = case when users.seen_at = 0 then excluded.email else users.email end,
         name = case when users.seen_at = 0 then excluded.name else users.name end,
         family_name = case when users.seen_at = 0 then excluded.family_name else users.family_name end
       where users.status is not excluded.status or users.seen_at = 0 and
         (users.username, users.email, users.name, users.family_name) is not
         (excluded.username, excluded.email, excluded.name, excluded.family_name)`,
    )
    .bind(JSON.stringify(rows), issuer, now, until, askedAt);
}
