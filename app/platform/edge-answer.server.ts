import type { EdgeKind } from './door-rules';
import { edgeCache, keptAt } from './edge-cache.server';

/**
 * How many seconds the edge may serve a cached response to anonymous visitors. A page names the files of its release,
 * and its notices change within minutes.
 */
const EDGE_SECONDS: Readonly<Record<EdgeKind, number>> = { file: 300, page: 60 };

/** A longer query string is unlikely to be requested again, so it is not cached. */
const LONGEST_KEPT_SEARCH = 300;

/** The request headers that say which version the client has. */
const CONDITIONS = ['If-None-Match', 'If-Modified-Since'];

/** The response headers in which a cached page stores its nonce and request id; never sent to clients. */
const NONCE = 'X-Kept-Nonce';
const REQUEST_ID = 'X-Kept-Request-Id';

type EdgeFacts = {
  kind: EdgeKind | null;
  /** The nonce and the request id of this response; both appear in the page's HTML. */
  nonce: string;
  requestId: string;
  /** The release; a response cached by one release is never served by another. */
  release: string;
  /**
   * The version of the owner's texts and settings: an older cached response is not served any more. Empty when there
   * are none.
   */
  version?: string;
  later(work: Promise<unknown>): void;
};

/**
 * Serves an anonymous request from the edge cache, or makes the response and caches it; any other request bypasses the
 * cache. A cached page gets the nonce and the request id of the new response, so that no two responses share a nonce. A
 * response that is to be cached is made without the request's conditional headers; a client that has this version
 * already still gets a 304.
 */
export async function edgeAnswer(
  request: Request,
  facts: EdgeFacts,
  make: (request: Request) => Promise<Response>,
): Promise<Response> {
  const edge = edgeCache();
  const { kind } = facts;
  if (edge === null || kind === null || !isOfStranger(request, kind)) return make(request);
  const address = keyOf(request.url, facts);
  const found = await keptAt(edge, address);
  if (found) return kind === 'page' ? remarked(found, facts) : unlessKnown(request, found);
  const whole = await make(withoutConditions(request));
  const made = kind === 'file' ? asShared(whole) : whole;
  if (!isKeepable(made, kind)) return made;
  facts.later(keep(edge, address, made.clone(), facts, kind));
  return unlessKnown(request, made);
}

/** The same request without conditional headers, so that the whole response is made. */
function withoutConditions(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of CONDITIONS) headers.delete(name);
  return new Request(request, { headers });
}

/**
 * Whether a request says nothing about its sender. For a page any cookie counts, because cookies such as the theme
 * change the page.
 */
function isOfStranger({ method, headers, url }: Request, kind: EdgeKind): boolean {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return false;
  if (new URL(url).search.length > LONGEST_KEPT_SEARCH) return false;
  const cookies = headers.get('Cookie');
  return kind === 'page' ? cookies === null : !/(^|;\s*)__Host-/.test(cookies ?? '');
}

/** The cache key: the URL, the release and the version of the owner's texts, without the request's headers. */
function keyOf(url: string, { release, version = '' }: EdgeFacts): Request {
  const address = new URL(url);
  // Appended last, so that a parameter of the same name in the URL cannot take its place.
  address.searchParams.append('edge-release', `${release}${version && `.${version}`}`);
  return new Request(address);
}

/** Adds `s-maxage` to a public file, so that other shared caches on the way know how long they may serve it. */
function asShared(made: Response): Response {
  const said = made.headers.get('Cache-Control') ?? '';
  if (!made.ok || !isPublic(said) || /s-maxage/.test(said)) return made;
  const shared = new Response(made.body, made);
  shared.headers.set('Cache-Control', `${said}, s-maxage=${EDGE_SECONDS.file}`);
  return shared;
}

function isPublic(said: string): boolean {
  return /(^|,)\s*public\b/.test(said);
}

function isKeepable({ status, headers }: Response, kind: EdgeKind): boolean {
  if (status !== 200 || headers.has('Set-Cookie') || headers.has('Vary')) return false;
  const said = headers.get('Cache-Control') ?? '';
  return kind === 'file'
    ? isPublic(said)
    : said === '' && /^text\/html\b/.test(headers.get('Content-Type') ?? '');
}

async function keep(
  edge: Cache,
  address: Request,
  made: Response,
  { nonce, requestId }: EdgeFacts,
  kind: EdgeKind,
): Promise<void> {
  if (kind === 'file') return edge.put(address, made);
  const html = await made.text();
  // Don't cache a page whose stream broke off.
  if (!html.includes('</html>')) return;
  const headers = new Headers(made.headers);
  headers.set('Cache-Control', `s-maxage=${EDGE_SECONDS.page}`);
  headers.set(NONCE, nonce);
  headers.set(REQUEST_ID, requestId);
  return edge.put(address, new Response(html, { headers }));
}

/**
 * A cached page with the nonce and the request id of the new response. Both are random, so that replacing them cannot
 * hit anything else in the page.
 */
async function remarked(kept: Response, { nonce, requestId }: EdgeFacts): Promise<Response> {
  const headers = new Headers(kept.headers);
  const [oldNonce, oldId] = [headers.get(NONCE), headers.get(REQUEST_ID)];
  let html = await kept.text();
  if (oldNonce) html = html.replaceAll(oldNonce, nonce);
  if (oldId) html = html.replaceAll(oldId, requestId);
  const type = headers.get('Content-Type') ?? 'text/html; charset=utf-8';
  const link = headers.get('Link');
  return new Response(html, { headers: { 'Content-Type': type, ...(link && { Link: link }) } });
}

/** A 304 when the client has this version already, otherwise the whole response. */
function unlessKnown(request: Request, whole: Response): Response {
  const tag = whole.headers.get('ETag');
  const asked = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isKnown = tag !== null && asked.some((one) => ['*', plainTag(tag)].includes(plainTag(one)));
  const headers = new Headers(whole.headers);
  // Added by the cache itself; it would reveal that the response came from the cache.
  headers.delete('CF-Cache-Status');
  if (!isKnown) return new Response(whole.body, { headers });
  void whole.body?.cancel();
  return new Response(null, { status: 304, headers });
}

/** An ETag without the `W/` prefix of a weak one. */
function plainTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
