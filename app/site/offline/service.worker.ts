import { noteHere } from '~/platform/own-copies/note-here';
import { ASSETS, createAssetShelf } from './asset-shelf.worker';
import {
  assetsIn,
  hereFor,
  isAsset,
  isKeptPicture,
  keptPicturesIn,
  OFFLINE_PAGE,
  SHELLS,
  shellFor,
  workersIn,
} from './kept-pages';
import { holdsRecords, lateAssetsIn, recordsAskedFor, withRecords } from './kept-records';
import { createRecordShelf } from './record-shelf.worker';
import {
  createVisitedShelf,
  holdsVisited,
  isKeptWhenVisited,
  isVisit,
  pageAsked,
} from './visited-shelf.worker';

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

/** The part of the service worker's global scope that this file uses. */
type Scope = {
  /** The release; the page that serves this script prepends it. */
  RELEASE: string;
  location: Location;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  fetch: (request: Request) => Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & Lasting) => void): void;
};

// This file only runs in a service worker, whose types the project does not load.
const scope = self as unknown as Scope;

const PAGES = `pages-${scope.RELEASE}`;
const assets = createAssetShelf({ caches: scope.caches, ask: (request) => scope.fetch(request) });

const records = createRecordShelf({
  caches: scope.caches,
  release: scope.RELEASE,
  keepPage: (path, cacheName) => keepPage(path, cacheName, lateAssetsIn),
});

/**
 * Caches a page as an anonymous visitor sees it, with the files that it needs: fetched without cookies it contains
 * nothing private. `others` returns the files that its scripts load lazily. Returns 'refused' where anonymous visitors
 * have no access; throws where the site is down.
 */
async function keepPage(
  path: string,
  cacheName: string,
  others: (script: string) => string[],
): Promise<'kept' | 'refused'> {
  const answer = await scope.fetch(new Request(path, { credentials: 'omit', cache: 'reload' }));
  if (isRefusal(answer)) return 'refused';
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.clone().text();
  const seen = new Set<string>();
  await (await scope.caches.open(cacheName)).put(path, answer);
  await Promise.allSettled([
    ...assetsIn(html).map((address) => keepAsset(address, others, seen)),
    ...keptPicturesIn(html).map((address) => picture(new Request(address))),
  ]);
  return 'kept';
}

/** Redirected, or a 4xx status; 429 does not count, because it is over in a minute. */
function isRefusal({ redirected, status }: Response): boolean {
  return redirected || (status >= 400 && status < 500 && status !== 429);
}

/** Also caches the files that a script starts or loads, and what those load in turn. */
async function keepAsset(
  address: string,
  others: (script: string) => string[],
  seen: Set<string>,
): Promise<void> {
  if (seen.has(address)) return;
  seen.add(address);
  const answer = await assets.hold(new Request(address, { priority: 'low' }));
  if (!address.endsWith('.js')) return;
  const named = others(await answer.clone().text());
  await Promise.allSettled(named.map((one) => keepAsset(one, others, seen)));
}

const visited = createVisitedShelf({
  caches: scope.caches,
  release: scope.RELEASE,
  keepPage: (path, cacheName) => keepPage(path, cacheName, lateAssetsIn),
});

/** Cached with the pages of its release, because its name does not change with its content. */
async function picture(request: Request): Promise<Response> {
  const kept = await scope.caches.open(PAGES);
  const found = await kept.match(request.url);
  if (found) return found;
  const answer = await scope.fetch(request);
  if (answer.ok) await kept.put(request.url, answer.clone()).catch(() => {});
  return answer;
}

async function keepPages(): Promise<void> {
  const words = await keepPage(OFFLINE_PAGE, PAGES, workersIn);
  if (words === 'refused') throw new Error(`${OFFLINE_PAGE} is not open`);
  const parts = (script: string) => [...workersIn(script), ...lateAssetsIn(script)];
  await Promise.allSettled(SHELLS.map((path) => keepPage(path, PAGES, parts)));
}

/** From this status on the response comes from a proxy before our site, which is down. */
const GONE_STATUS = 502;

async function page(request: Request): Promise<Response> {
  const url = new URL(request.url);
  try {
    const answer = await scope.fetch(request);
    return (answer.status >= GONE_STATUS ? await pageHere(url) : undefined) ?? answer;
  } catch (error) {
    const found = (await pageHere(url)) ?? (await keptPage(url));
    if (found) return found;
    throw error;
  }
}

/** A redirect to the offline page with the device's copy of an account page. */
async function pageHere({ pathname, search }: URL): Promise<Response | undefined> {
  const here = hereFor(pathname, search);
  if (here === null) return undefined;
  const kept = await scope.caches.open(PAGES);
  const shell = new URL(here, scope.location.origin);
  return (await kept.match(shellFor(shell.pathname))) && Response.redirect(shell.href);
}

/** The offline response for a page: the cached page, else the offline page. */
async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const record = await records.find(pathname);
  // It was cached without a query, and its scripts read the URL, so redirect to the URL without the query.
  if (record && search !== '') return Response.redirect(pathname);
  if (record) return record;
  const kept = await scope.caches.open(PAGES);
  const shell = await kept.match(shellFor(pathname, search));
  if (shell) return shell;
  const before = await visited.find(pathname, search);
  // Its scripts read the URL, so redirect to the URL under which it was cached.
  if (before && search !== '') return Response.redirect(pathname);
  if (before) return before;
  const words = await kept.match(OFFLINE_PAGE);
  if (!words) return undefined;
  const { status, headers } = words;
  return new Response(withRecords(await words.text(), await records.list()), { status, headers });
}

async function forgetOlder(): Promise<void> {
  const names = await scope.caches.keys();
  const older = names.filter(
    (name) => name !== PAGES && name !== ASSETS && !holdsRecords(name) && !holdsVisited(name),
  );
  await Promise.all(older.map((name) => scope.caches.delete(name)));
  await visited.carryOver();
  await assets.trim();
  await scope.clients.claim();
}

async function startAnew(): Promise<void> {
  // The user has signed out, even if their page could not clear its data.
  await noteHere(null, Date.now()).catch(() => {});
  await records.clear();
  // The cached pages contain no names: fetch them again, and keep them if offline.
  await keepPages();
}

scope.addEventListener('install', (event) => event.waitUntil(keepPages()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
  const asked = recordsAskedFor(event.data);
  if (asked) event.waitUntil(records.keep(asked));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (request.method === 'POST' && url.pathname === '/logout') event.waitUntil(startAnew());
  if (request.method !== 'GET') return;
  if (isAsset(url.pathname)) event.respondWith(assets.give(request));
  else if (isKeptPicture(url.pathname)) event.respondWith(picture(request));
  else {
    const asked = pageAsked(url.pathname);
    const answer = request.mode === 'navigate' ? page(request) : null;
    if (answer) event.respondWith(answer);
    // The response goes to the client; the cached page is fetched separately, as an anonymous visitor.
    if (isKeptWhenVisited(asked) && isVisit(request))
      event.waitUntil(
        Promise.resolve(answer).then(
          () => visited.keep(asked),
          () => {},
        ),
      );
  }
});
