import { randomUUID } from 'node:crypto';

/** Which claims each scope opens. */
export function scopeClaims({ groupsClaim }) {
  return {
    openid: ['sub', 'auth_time', 'jti', 'token_use', 'username', 'cognito:username', groupsClaim],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  };
}

/** What a token or the user info answer says about a person, in the words of the chosen shape. */
export function claimsFor(user, use, { cognito, groupsClaim }) {
  const { email, email_verified, name, given_name, family_name } = user.attributes;
  const verified = email_verified === 'true';
  const shared = { sub: user.sub, email, name, given_name, family_name };
  const groups = user.groups.length > 0 ? { [groupsClaim]: user.groups } : {};

  if (!cognito) {
    return { ...shared, ...groups, email_verified: verified, preferred_username: user.username };
  }
  // Cognito's user info says true and false as texts, and leaves the groups out.
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
