/** The roles that an invitation can give; a file of its own, since the form needs no more of the payload's. */
export const INVITED_ROLES = ['GrantedUser', 'AdminUser'] as const;
