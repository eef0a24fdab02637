import { eq } from 'drizzle-orm';
import { effectiveRoles } from '~/account/person/roles';
import { people, users } from '~/account/person/tables';
import type { Role } from '~/catalogue/tool';
import type { Database } from '~/platform/database.server';

/** The user on whom an admin acts. */
export type Target = {
  id: string;
  sub: string;
  /** Their name at the hosted sign-in. */
  handle: string;
  /** Their name in the audit log. */
  name: string;
  roles: Role[];
  /** Roles that an admin gave (1) or took (0) here. */
  overrules: Partial<Record<Role, 0 | 1>>;
  isDisabled: boolean;
  status: string;
  /** Whether they are an active admin themselves. */
  rules: boolean;
};

/** A user by id; null when there is none. */
export async function targetOf(db: Database, id: string): Promise<Target | null> {
  const { sub, username, email, role, groups, disabledAt, status, overrules } = users;
  const [row] = await db
    .select({
      sub,
      username,
      email,
      role,
      groups,
      disabledAt,
      status,
      overrules,
      rules: people.rules,
    })
    .from(users)
    .leftJoin(people, eq(people.person, users.id))
    .where(eq(users.id, id))
    .limit(1);
  if (!row) return null;
  return {
    id,
    sub: row.sub,
    status: row.status,
    overrules: row.overrules,
    handle: row.username || row.sub,
    name: row.username || row.email,
    roles: effectiveRoles(row.role, row.groups),
    isDisabled: row.disabledAt !== null,
    rules: row.rules === 1,
  };
}
