import { within } from './patience';

/**
 * For good at the edge, where another version of what makes the answer asks under another key; for a day in browsers, which know
 * the address alone and would show the old answer for as long as they are told.
 */
export const KEPT_BY_VERSION = 'public, max-age=86400, s-maxage=31536000';

/** The cache of the place where the request arrived; null where there is none. */
export function edgeCache(): Cache | null {
  if (typeof caches === 'undefined') return null;
  // The types of browsers know no cache of the edge.
  return (caches as CacheStorage & { default: Cache }).default;
}

/** How long an answer may take to come from the edge: then making it is quicker. */
const PATIENCE_MS = 2000;

/**
 * The whole answer that the edge keeps for an address. Undefined where it keeps none, and where its cache is out of order or
 * hangs: that costs the time of making the answer, and nothing else.
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
 * An answer that is the same for everybody as long as it is of one version: made once, and found at the edge from then on.
 * Only answers that say so themselves are kept; `later` lets the keeping outlast the answer.
 */
export async function keptAnswer(
  request: Request,
  later: (work: Promise<unknown>) => void,
  version: string,
  make: () => Response | Promise<Response>,
): Promise<Response> {
  const edge = edgeCache();
  if (edge === null) return make();
  // Without the headers of whoever asks: what is kept belongs to the address alone.
  const key = new URL(request.url);
  // The last of its name is ours, whatever somebody writes into an address.
  key.searchParams.append('kept-version', version);
  const address = new Request(key);
  const found = await keptAt(edge, address);
  if (found !== undefined) return found;
  const made = await make();
  const isKept = made.ok && made.headers.get('Cache-Control') === KEPT_BY_VERSION;
  if (isKept && request.method === 'GET') later(edge.put(address, made.clone()));
  return made;
}
