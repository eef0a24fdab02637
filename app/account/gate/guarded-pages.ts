/**
 * Pages that a browser announces with 'Checking access…' when it goes there. A list of its own, because the whole catalogue
 * is too much to send along with every page; a test compares it with the gates.
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

/** Whether a page asks who comes in. */
export function isGuardedPage(pathname: string): boolean {
  return GUARDED_PAGES.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
