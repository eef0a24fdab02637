const LONGEST_DESTINATION = 1024;

/** Paths that are no pages, or not where to send a visitor who has just signed in. */
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
 * Turns a `next` parameter into a page of this site: path, query and hash, always with one leading slash. Anything else
 * (another site, a script, a sign-in page, nonsense) becomes `/`, so that none of our links leads a visitor away [ASVS
 * 3.7.2].
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
  // `/.//evil` and `/ok/..//evil` parse to a path that starts with two slashes, which a browser would read as a host.
  let path = url.pathname.replace(/^\/+/, '/');
  if (path.endsWith('.data')) {
    path = path === '/_root.data' ? '/' : path.slice(0, -'.data'.length);
    url.searchParams.delete('_routes');
  }
  if (NOT_A_PAGE.test(plainPath(path))) return '/';
  return `${path}${url.search}${url.hash}`;
}
