import {
  assetsIn,
  isAsset,
  isPlacePicture,
  OFFLINE_PAGE,
  placePicturesIn,
  SHELLS,
  shellFor,
  workersIn,
} from './kept-pages';

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };

/** What a service worker finds around it, as far as this one uses it. */
type Scope = {
  /** Names the release; the page that serves this script puts it in front. */
  RELEASE: string;
  location: Location;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  fetch: (request: Request) => Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

// This file runs in a service worker alone, whose types the project does not load.
const scope = self as unknown as Scope;

const PAGES = `pages-${scope.RELEASE}`;
const ASSETS = 'assets';
/** Assets of this release and of the one before it fit well within this. */
const MOST_ASSETS = 300;

/** Keeps a page as a stranger sees it: without cookies nothing private can be in it. */
async function keepPage(path: string): Promise<void> {
  const answer = await scope.fetch(new Request(path, { credentials: 'omit', cache: 'reload' }));
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.clone().text();
  await (await scope.caches.open(PAGES)).put(path, answer);
  await Promise.allSettled([
    ...assetsIn(html).map(keepAsset),
    ...placePicturesIn(html).map((address) => picture(new Request(address))),
  ]);
}

/** A script is of little use without the workers that it starts. */
async function keepAsset(address: string): Promise<void> {
  const answer = await asset(new Request(address));
  if (!address.endsWith('.js')) return;
  const workers = workersIn(await answer.clone().text());
  await Promise.allSettled(workers.map((worker) => asset(new Request(worker))));
}

/** Kept with the pages of its release: its name says nothing of its content. */
async function picture(request: Request): Promise<Response> {
  const kept = await scope.caches.open(PAGES);
  const found = await kept.match(request.url);
  if (found) return found;
  const answer = await scope.fetch(request);
  if (answer.ok) await kept.put(request.url, answer.clone());
  return answer;
}

async function keepPages(): Promise<void> {
  await keepPage(OFFLINE_PAGE);
  await Promise.allSettled(SHELLS.map(keepPage));
}

/** Assets never change under their name: what is kept is right. */
async function asset(request: Request): Promise<Response> {
  const kept = await scope.caches.open(ASSETS);
  const found = await kept.match(request.url);
  if (found) return found;
  const answer = await scope.fetch(request);
  if (answer.ok) await kept.put(request.url, answer.clone());
  return answer;
}

async function page(request: Request): Promise<Response> {
  try {
    return await scope.fetch(request);
  } catch (error) {
    const kept = await scope.caches.open(PAGES);
    const { pathname, search } = new URL(request.url);
    const found =
      (await kept.match(shellFor(pathname, search))) ?? (await kept.match(OFFLINE_PAGE));
    if (found) return found;
    throw error;
  }
}

async function forgetOlder(): Promise<void> {
  const names = await scope.caches.keys();
  const older = names.filter((name) => name !== PAGES && name !== ASSETS);
  await Promise.all(older.map((name) => scope.caches.delete(name)));
  const assets = await scope.caches.open(ASSETS);
  const kept = await assets.keys();
  await Promise.all(kept.slice(0, -MOST_ASSETS).map((request) => assets.delete(request)));
  await scope.clients.claim();
}

async function startAnew(): Promise<void> {
  await scope.caches.delete(PAGES);
  await keepPages();
}

scope.addEventListener('install', (event) => event.waitUntil(keepPages()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
scope.addEventListener('message', async ({ data }) => {
  if (data === 'take over') await scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (request.method === 'POST' && url.pathname === '/logout') event.waitUntil(startAnew());
  if (request.method !== 'GET') return;
  if (isAsset(url.pathname)) event.respondWith(asset(request));
  else if (isPlacePicture(url.pathname)) event.respondWith(picture(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
