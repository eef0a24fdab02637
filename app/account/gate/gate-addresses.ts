function withNext(address: string, next: string): string {
  return next === '/' ? address : `${address}&next=${encodeURIComponent(next)}`;
}

/**
 * The access gate for someone without a session, with what is wrong and where they were going (a page of ours). `code` is one of ours
 * (`SignInProblem`) or what the provider said, by `providerCode`.
 */
export function gateAddress(code: string, next: string): string {
  return withNext(`/access-gate?auth=${code}`, next);
}

/** The page that says a role is missing. */
export function wrongRoleAddress(next: string): string {
  return withNext('/no-access?reason=role', next);
}
