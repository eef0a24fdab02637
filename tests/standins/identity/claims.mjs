import { randomUUID } from 'node:crypto';

/** The claims that each scope grants. */
export function scopeClaims({ groupsClaim }) {
  return {
    openid: ['sub', 'auth_time', 'jti', 'token_use', 'username', 'cognito:username', groupsClaim],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  };
}

/** The claims about a user in a token or a user info response, in the format of the chosen provider shape. */
export function claimsFor(user, use, { cognito, groupsClaim }) {
  const { email, email_verified, name, given_name, family_name } = user.attributes;
  const verified = email_verified === 'true';
  const shared = { sub: user.sub, email, name, given_name, family_name };
  const groups = user.groups.length > 0 ? { [groupsClaim]: user.groups } : {};

  if (!cognito) {
    return { ...shared, ...groups, email_verified: verified, preferred_username: user.username };
  }
  // Cognito's user info returns booleans as strings, and omits the groups.
  if (use === 'userinfo') {
    return { ...shared, email_verified: String(verified), username: user.username };
  }
  return {
    ...shared,
    ...groups,
    email_verified: verified,
    'cognito:username': user.username,
    token_use: 'id',
    jti: randomUUID(),
  };
}
