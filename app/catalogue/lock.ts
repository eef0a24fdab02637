import type { Tool, ToolAccess } from './tool';

/** Why a tool is not open to somebody: nobody has built it, it is tried out by admins, or they lack a sign-in or Pro. */
export type Lock = 'not-built' | 'in-trial' | 'sign-in' | 'pro';

/** Who looks at a tool: their roles, and whether Pro is theirs at this moment; null for a stranger. */
export type Visitor = { roles: readonly string[]; pro: boolean } | null;

/** Whether a visitor holds a role; its case does not count. */
export function holds(visitor: Visitor, role: string): boolean {
  return visitor?.roles.some((held) => held.toLowerCase() === role.toLowerCase()) ?? false;
}

function lockOfAccess(access: ToolAccess, visitor: Visitor): Lock | null {
  switch (access) {
    case 'free':
      return null;
    case 'login':
      return visitor === null ? 'sign-in' : null;
    case 'paid': {
      const open = visitor?.pro || holds(visitor, 'PaidUser') || holds(visitor, 'AdminUser');
      return open ? null : 'pro';
    }
  }
}

/** What keeps a visitor from using a tool; null when nothing does. Specification 6. */
export function lockOf(
  { state, access, built }: Pick<Tool, 'state' | 'access' | 'built'>,
  visitor: Visitor,
): Lock | null {
  if (!built || state === 'planned') return 'not-built';
  if (state === 'live') return lockOfAccess(access, visitor);
  return holds(visitor, 'AdminUser') ? null : 'in-trial';
}

/**
 * Whether a tool stands among those that a visitor can reach, rather than behind 'Show more' [specification 4]. Admins see what
 * is being forged or tried out among the live tools.
 */
export function isActive(
  { state, built }: Pick<Tool, 'state' | 'built'>,
  visitor: Visitor,
): boolean {
  if (state === 'live') return true;
  return holds(visitor, 'AdminUser') && (state === 'maintenance' || (state === 'soon' && built));
}

/** What somebody lacks who wants to keep things with a tool that is open to them; null when nothing. */
export function keepBar(
  { keeps }: Pick<Tool, 'keeps'>,
  visitor: Visitor,
): 'sign-in' | 'pro' | null {
  if (visitor === null) return 'sign-in';
  return keeps === 'pro' ? lockOfAccess('paid', visitor) && 'pro' : null;
}
