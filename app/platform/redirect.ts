const LONGEST_DESTINATION = 1024;

/** Addresses that are no pages, or no place to send someone who has just signed in. */
const NOT_A_PAGE =
  /^\/(login|logout|auth|access-gate|no-access|assets|__manifest|health|me|admin|billing|webhooks|monsters|spells|party)(\/|$)/;

/** The path as a router sees it: decoded, in lower case, without repeated slashes. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+/g, '/');
  } catch {
    return '/login';
  }
}

/**
 * Turns what came as `next` into a page of ours: path, query and hash, always with one leading slash. Anything else (another
 * site, a script, a sign-in page, nonsense) becomes `/`, so that no link of ours leads a visitor away [ASVS 3.7.2].
 */
export function safeNext(next: string | null | undefined, origin: string): string {
  if (!next || next.length > LONGEST_DESTINATION || !next.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return '/';
  }
  if (url.origin !== origin) return '/';
  // `/.//evil` and `/ok/..//evil` parse to a path of ours that starts with two slashes: a browser would read a host there.
  let path = url.pathname.replace(/^\/+/, '/');
  if (path.endsWith('.data')) {
    path = path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
    url.searchParams.delete('_routes');
  }
  if (NOT_A_PAGE.test(plainPath(path))) return '/';
  return `${path}${url.search}${url.hash}`;
}
