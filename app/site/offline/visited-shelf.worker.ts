/** The prefix of the caches of visited pages, followed by the release. */
const VISITED = 'visited-';

/** The most visited pages to cache; the one visited longest ago is evicted first. */
const MOST_VISITED = 40;

/** Public pages without account data: dice, spells, and the lists stored on this device. */
const KEPT_WHEN_VISITED = [
  /^\/dice-roller(\/(odds|kept|fairness))?$/,
  /^\/spell-lookup(\/[a-z0-9-]{1,120}(\.[a-z0-9-]{1,60})?)?$/,
  /^\/monster-lookup$/,
  /^\/monster-lookup\/lists$/,
  /^\/monster-lookup\/spells\/[a-z0-9-]{1,120}(\.[a-z0-9-]{1,60})?$/,
];

/** Pages that are the same whatever the query; of the others only the address without a query is cached. */
const WITHOUT_SEARCH = /^\/(dice-roller|spell-lookup|monster-lookup\/spells)\/|^\/dice-roller$/;

/**
 * The path of the page that a request is for: the router requests its `.data` where the browser would request the page.
 */
export function pageAsked(path: string): string {
  return path.replace(/\.data$/, '');
}

/** Whether a page is cached once it was visited. */
export function isKeptWhenVisited(path: string): boolean {
  return KEPT_WHEN_VISITED.some((pattern) => pattern.test(path));
}

/** Whether a cache contains visited pages, of any release. */
export function holdsVisited(cacheName: string): boolean {
  return cacheName.startsWith(VISITED);
}

/** Whether a request is a real visit; a prefetch is not. */
export function isVisit({ mode, headers }: Pick<Request, 'mode' | 'headers'>): boolean {
  const isForesight = /prefetch|prerender/i.test(headers.get('Sec-Purpose') ?? '');
  // A prefetching link uses `no-cors`; the router's data requests use `cors`.
  return !isForesight && mode !== 'no-cors';
}

type ShelfTools = {
  caches: CacheStorage;
  release: string;
  /**
   * Stores a page, as an anonymous visitor sees it, and its files in a cache, or returns 'refused' when it is not
   * public; throws when it cannot be fetched.
   */
  keepPage: (path: string, cacheName: string) => Promise<'kept' | 'refused'>;
  most?: number;
};

/** The pages that can be opened offline because they were visited. */
export function createVisitedShelf({ caches, release, keepPage, most = MOST_VISITED }: ShelfTools) {
  const name = VISITED + release;
  const coming = new Set<string>();

  /**
   * Caches a page that was just visited, as the latest. If the device is offline the cached version stays; a page that
   * is no longer public is removed.
   */
  async function keep(path: string): Promise<void> {
    if (coming.has(path)) return;
    coming.add(path);
    const shelf = await caches.open(name);
    const came = await keepPage(path, name).catch(() => null);
    if (came === 'refused') await shelf.delete(path);
    coming.delete(path);
    const held = await shelf.keys();
    const over = held.slice(0, Math.max(0, held.length - most));
    await Promise.all(over.map((request) => shelf.delete(request)));
  }

  return {
    keep,

    /** The cached page of an address; undefined where there is none, or where its query matters. */
    async find(path: string, search: string): Promise<Response | undefined> {
      if (search !== '' && !WITHOUT_SEARCH.test(path)) return undefined;
      const shelf = await caches.open(name);
      const found = await shelf.match(path);
      // Cached again it becomes the latest. If the cache is full it keeps its place.
      if (found) await shelf.put(path, found.clone()).catch(() => {});
      return found;
    },

    /** Caches in this release what earlier releases had cached. */
    async carryOver(): Promise<void> {
      const older = (await caches.keys()).filter((one) => holdsVisited(one) && one !== name);
      for (const one of older) {
        const requests = await (await caches.open(one)).keys();
        for (const { url } of requests) await keep(new URL(url).pathname);
        await caches.delete(one);
      }
    },
  };
}
