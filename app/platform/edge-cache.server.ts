import { within } from './patience';

/**
 * Cached for a year at the edge, where the key changes with the version; for only a day in browsers, which know just
 * the URL and would show the old response all that time.
 */
export const KEPT_BY_VERSION = 'public, max-age=86400, s-maxage=31536000';

/** The edge cache of the data centre that received the request; null outside a Worker. */
export function edgeCache(): Cache | null {
  if (typeof caches === 'undefined') return null;
  // The browser types have no `caches.default`.
  return (caches as CacheStorage & { default: Cache }).default;
}

/** How long to wait for the edge cache; after that, making the response is quicker. */
const PATIENCE_MS = 2000;

/**
 * The whole cached response of an address. Undefined on a miss, and when the cache fails or hangs, which costs no more
 * than making the response.
 */
export async function keptAt(edge: Cache, address: Request): Promise<Response | undefined> {
  const found = await within(wholeAt(edge, address), PATIENCE_MS).catch(() => undefined);
  return found === 'late' ? undefined : found;
}

async function wholeAt(edge: Cache, address: Request): Promise<Response | undefined> {
  const found = await edge.match(address);
  return found && new Response(await found.arrayBuffer(), found);
}

/**
 * A response that is the same for everyone while its version lasts: made once, then served from the edge. Only
 * responses that declare themselves cacheable are stored; `later` lets the storing outlast the response.
 */
export async function keptAnswer(
  request: Request,
  later: (work: Promise<unknown>) => void,
  version: string,
  make: () => Response | Promise<Response>,
): Promise<Response> {
  const edge = edgeCache();
  if (edge === null) return make();
  // Without the request's headers: the cached response depends on the URL alone.
  const key = new URL(request.url);
  // Appended last, so that a parameter of the same name in the URL cannot take its place.
  key.searchParams.append('kept-version', version);
  const address = new Request(key);
  const found = await keptAt(edge, address);
  if (found !== undefined) return found;
  const made = await make();
  const isKept = made.ok && made.headers.get('Cache-Control') === KEPT_BY_VERSION;
  if (isKept && request.method === 'GET') later(edge.put(address, made.clone()));
  return made;
}
