import type { Tool, ToolAccess } from './tool';

/** Why a tool is closed to a visitor: not built, open to admins only, or the visitor lacks a sign-in or Pro. */
export type Lock = 'not-built' | 'in-trial' | 'sign-in' | 'pro';

/** The visitor's roles, and whether they have Pro now; null for an anonymous visitor. */
export type Visitor = { roles: readonly string[]; pro: boolean } | null;

/** Whether a visitor has a role, compared case-insensitively. */
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

/** What keeps a visitor from using a tool; null when nothing does [specification 6]. */
export function lockOf(
  { state, access, built }: Pick<Tool, 'state' | 'access' | 'built'>,
  visitor: Visitor,
): Lock | null {
  if (!built || state === 'planned') return 'not-built';
  if (state === 'live') return lockOfAccess(access, visitor);
  return holds(visitor, 'AdminUser') ? null : 'in-trial';
}

/**
 * Whether a tool is listed among those within the visitor's reach, rather than behind 'Show more' [specification 4].
 * For admins that includes tools in maintenance and announced ones that are built.
 */
export function isActive(
  { state, built }: Pick<Tool, 'state' | 'built'>,
  visitor: Visitor,
): boolean {
  if (state === 'live') return true;
  return holds(visitor, 'AdminUser') && (state === 'maintenance' || (state === 'soon' && built));
}

/** What a visitor lacks for saving things with a tool that is open to them; null when nothing. */
export function keepBar(
  { keeps }: Pick<Tool, 'keeps'>,
  visitor: Visitor,
): 'sign-in' | 'pro' | null {
  if (visitor === null) return 'sign-in';
  return keeps === 'pro' ? lockOfAccess('paid', visitor) && 'pro' : null;
}
