/** For ever, as far as browsers and the edge can tell. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** The cache of the place where the request arrived; null where there is none. */
export function edgeCache(): Cache | null {
  if (typeof caches === 'undefined') return null;
  // The types of browsers know no cache of the edge.
  return (caches as CacheStorage & { default: Cache }).default;
}

/**
 * An answer that is the same for everybody and never changes for its address: made once, and found at the edge from then
 * on. Only answers that say so themselves are kept; `later` lets the keeping outlast the answer.
 */
export async function keptAnswer(
  request: Request,
  later: (work: Promise<unknown>) => void,
  make: () => Response | Promise<Response>,
): Promise<Response> {
  const edge = edgeCache();
  if (edge === null) return make();
  // Without the headers of whoever asks: what is kept belongs to the address alone.
  const address = new Request(request.url);
  const found = await edge.match(address);
  if (found !== undefined) return found;
  const made = await make();
  const isKept = made.ok && made.headers.get('Cache-Control') === KEPT_FOR_EVER;
  if (isKept && request.method === 'GET') later(edge.put(address, made.clone()));
  return made;
}
