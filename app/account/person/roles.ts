import type { Role } from '~/catalogue/tool';

/** The three roles of the product [specification 6]. */
export const ROLES: readonly Role[] = ['GrantedUser', 'PaidUser', 'AdminUser'];

/** The roles that a person holds: by the product's own role and by the provider's groups, compared without case. */
export function effectiveRoles(role: string, groups: readonly string[]): Role[] {
  const held = new Set([role, ...groups].map((name) => name.toLowerCase()));
  return ROLES.filter((known) => held.has(known.toLowerCase()));
}
