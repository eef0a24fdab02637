const FILTER = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;
const FILTERABLE = {
  username: (user) => user.username,
  sub: (user) => user.sub,
  status: (user) => (user.enabled ? 'Enabled' : 'Disabled'),
  'cognito:user_status': (user) => user.status,
};
const ATTRIBUTES = [
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
];

/** Parses a ListUsers filter such as `email ^= "tam"`: returns a predicate for users, or null when it is invalid. */
export function readUserFilter(text) {
  if (!text) return () => true;
  const match = FILTER.exec(text);
  if (!match) return null;
  const [, name, operator, quoted] = match;
  const read =
    FILTERABLE[name] ??
    (ATTRIBUTES.includes(name) ? (user) => user.attributes[name] ?? '' : undefined);
  if (!read) return null;
  const wanted = quoted.replace(/\\(.)/g, '$1');
  return operator === '='
    ? (user) => read(user) === wanted
    : (user) => read(user).startsWith(wanted);
}
