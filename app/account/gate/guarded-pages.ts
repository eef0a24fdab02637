/**
 * Pages for which the browser shows 'Checking access…' while navigating. A separate list, because the whole catalogue
 * is too large to send with every page; a test compares it with the gates.
 */
export const GUARDED_PAGES: readonly string[] = [
  '/settings',
  '/management',
  '/initiative-tracker',
  '/mapwright',
  '/adventuring',
  '/lab/character',
  '/battle-simulator',
  '/spell-scroll-cost',
  '/dice-roller',
  '/encounter-builder',
  '/homebrew',
  '/spell-lookup',
];

/** Whether a page requires a sign-in or a role. */
export function isGuardedPage(pathname: string): boolean {
  return GUARDED_PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
