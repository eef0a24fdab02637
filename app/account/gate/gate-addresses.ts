function withNext(address: string, next: string): string {
  return next === '/' ? address : `${address}&next=${encodeURIComponent(next)}`;
}

/**
 * The access gate for a visitor without a session, with the problem and the destination (a page of this site). `code`
 * is a `SignInProblem`, or the provider's error code as checked by `providerCode`.
 */
export function gateAddress(code: string, next: string): string {
  return withNext(`/access-gate?auth=${code}`, next);
}

/** The page that says a role is missing. */
export function wrongRoleAddress(next: string): string {
  return withNext('/no-access?reason=role', next);
}
