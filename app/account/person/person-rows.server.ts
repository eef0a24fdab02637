import type { Database } from '~/platform/database.server';
import type { IdentityClaims } from '~/platform/identity-token.server';
import { effectiveRoles } from './roles';

const LONGEST = { sub: 255, email: 254, username: 128, name: 80 };
const MOST_GROUPS = 20;
const LONGEST_GROUP = 64;

/** The provider's groups as far as they are kept: those that give a role before all others. */
function keptGroups(groups: readonly string[]): string[] {
  const givesRole = (group: string) => effectiveRoles('', [group]).length > 0;
  const inOrder = [...groups.filter(givesRole), ...groups.filter((group) => !givesRole(group))];
  return inOrder.slice(0, MOST_GROUPS).map((group) => group.slice(0, LONGEST_GROUP));
}

/** The columns of a person that follow the provider's claims, clipped to what the product keeps. */
export function personColumns(claims: IdentityClaims) {
  const groups = keptGroups(claims.groups);
  return {
    username: claims.username.slice(0, LONGEST.username),
    email: claims.email.slice(0, LONGEST.email),
    emailVerified: claims.emailVerified ? 1 : 0,
    name: claims.name.slice(0, LONGEST.name),
    familyName: claims.familyName.slice(0, LONGEST.name),
    groups: JSON.stringify(groups),
    // Whom the provider gives none of our roles is a granted user.
    role: effectiveRoles('', groups).length > 0 ? '' : 'GrantedUser',
  };
}

const ARRIVE = `
  insert into users (id, issuer, sub, username, email, email_verified, name, family_name, role, groups, created_at, seen_at)
  select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11
  where not exists (select 1 from provider_removals where username = ?4)
  on conflict (issuer, sub) do update set
    username = excluded.username, email = excluded.email, email_verified = excluded.email_verified, name = excluded.name,
    family_name = excluded.family_name, groups = excluded.groups, seen_at = excluded.seen_at,
    role = case when users.role = '' then excluded.role else users.role end`;

/**
 * The statement that creates a person at the first sign-in and brings a known one up to date, found by issuer and subject
 * alone. A role that the product gave stays. Nobody is written whose removal at the provider is under way.
 */
export function arriveStatement(
  db: Database,
  claims: IdentityClaims,
  { newId, now }: { newId: string; now: number },
): D1PreparedStatement {
  const person = personColumns(claims);
  const who = [person.username, person.email, person.emailVerified, person.name, person.familyName];
  return db.$client
    .prepare(ARRIVE)
    .bind(newId, claims.issuer, claims.sub, ...who, person.role, person.groups, now);
}
