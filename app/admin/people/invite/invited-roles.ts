/** The roles that an invitation can give; in a separate file, because the form needs nothing else of the payload. */
export const INVITED_ROLES = ['GrantedUser', 'AdminUser'] as const;
