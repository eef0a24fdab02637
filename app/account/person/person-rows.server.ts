import type { IdentityClaims } from '~/platform/identity-token.server';
import { effectiveRoles } from './roles';

const LONGEST = { sub: 255, email: 254, username: 128, name: 80 };
const MOST_GROUPS = 20;
const LONGEST_GROUP = 64;

/** The provider's groups, limited in number: those that give a role come first. */
function keptGroups(groups: readonly string[]): string[] {
  const givesRole = (group: string) => effectiveRoles('', [group]).length > 0;
  const inOrder = [...groups.filter(givesRole), ...groups.filter((group) => !givesRole(group))];
  return inOrder.slice(0, MOST_GROUPS).map((group) => group.slice(0, LONGEST_GROUP));
}

/** The columns of a user that follow the provider's claims, truncated to the stored lengths. */
export function personColumns(claims: IdentityClaims) {
  const groups = keptGroups(claims.groups);
  return {
    username: claims.username.slice(0, LONGEST.username),
    email: claims.email.slice(0, LONGEST.email),
    emailVerified: claims.emailVerified,
    name: claims.name.slice(0, LONGEST.name),
    familyName: claims.familyName.slice(0, LONGEST.name),
    groups,
    // A user to whom the provider gives none of our roles is a GrantedUser.
    role: effectiveRoles('', groups).length > 0 ? '' : 'GrantedUser',
  };
}
