import { edgeCache, keptAt } from './edge-cache.server';
import type { EdgeKind } from './edge-routes';

/** Seconds that the edge shows strangers what it keeps. A page names files of its release, and its news are of minutes. */
const EDGE_SECONDS: Readonly<Record<EdgeKind, number>> = { file: 300, page: 60 };

/** A longer search is asked for once. */
const LONGEST_KEPT_SEARCH = 300;

/** By what a request says which version its sender has. */
const CONDITIONS = ['If-None-Match', 'If-Modified-Since'];

/** Where a kept page notes its marks; nobody is sent these. */
const NONCE = 'X-Kept-Nonce';
const REQUEST_ID = 'X-Kept-Request-Id';

type EdgeFacts = {
  kind: EdgeKind | null;
  /** The marks of this one answer: what a page's scripts are known by, and what the log calls it. */
  nonce: string;
  requestId: string;
  /** Names the release: one never shows what another made. */
  release: string;
  /** Names what the owner has said since: what was kept before that is shown to nobody any more. Empty: nothing. */
  version?: string;
  later(work: Promise<unknown>): void;
};

/**
 * Answers a stranger from the edge where that has the answer, and keeps it there otherwise; everybody else is answered as if there
 * were none. A kept page is given the marks of the answer that it goes out with, so that no two answers share a nonce. What is to
 * be kept is made whole, also for somebody who has this version already: they are told so when it has been kept.
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

/** The request of somebody who has nothing yet. */
function withoutConditions(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of CONDITIONS) headers.delete(name);
  return new Request(request, { headers });
}

/** Whether a request says nothing of who sends it. A page also shows what its cookies ask for, such as a theme. */
function isOfStranger({ method, headers, url }: Request, kind: EdgeKind): boolean {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return false;
  if (new URL(url).search.length > LONGEST_KEPT_SEARCH) return false;
  const cookies = headers.get('Cookie');
  return kind === 'page' ? cookies === null : !/(^|;\s*)__Host-/.test(cookies ?? '');
}

/** The address alone, the release and the owner's words: none of the headers of whoever asks. */
function keyOf(url: string, { release, version = '' }: EdgeFacts): Request {
  const address = new URL(url);
  // The last of its name is ours, whatever somebody writes into an address.
  address.searchParams.append('edge-release', `${release}${version && `.${version}`}`);
  return new Request(address);
}

/** A file says how long the edge may show it, so that whatever else stands between knows it too. */
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
  // A page that broke off on its way is nobody's.
  if (!html.includes('</html>')) return;
  const headers = new Headers(made.headers);
  headers.set('Cache-Control', `s-maxage=${EDGE_SECONDS.page}`);
  headers.set(NONCE, nonce);
  headers.set(REQUEST_ID, requestId);
  return edge.put(address, new Response(html, { headers }));
}

/** A kept page under the marks of the answer that it goes out with. Both are of chance: nothing else in a page is like them. */
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

/** 304 for whoever has this version already. */
function unlessKnown(request: Request, whole: Response): Response {
  const tag = whole.headers.get('ETag');
  const asked = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isKnown = tag !== null && asked.some((one) => ['*', plainTag(tag)].includes(plainTag(one)));
  const headers = new Headers(whole.headers);
  // What the cache itself added: it would tell how old the answer is, and nothing else of ours does.
  headers.delete('CF-Cache-Status');
  if (!isKnown) return new Response(whole.body, { headers });
  void whole.body?.cancel();
  return new Response(null, { status: 304, headers });
}

/** A version's tag without the mark of one that is only alike. */
function plainTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
