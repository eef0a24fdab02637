import type { Role } from '~/catalogue/tool';

/** The three roles of the product [specification 6]. */
export const ROLES: readonly Role[] = ['GrantedUser', 'PaidUser', 'AdminUser'];

/** The roles that a user has: the product's own role and the provider's groups, compared case-insensitively. */
export function effectiveRoles(role: string, groups: readonly string[]): Role[] {
  const held = new Set([role, ...groups].map((name) => name.toLowerCase()));
  return ROLES.filter((known) => held.has(known.toLowerCase()));
}
