/** The caches of visited pages begin with this word, followed by the release. */
const VISITED = 'visited-';

/** Pages that a device holds because somebody opened them; the one that was opened longest ago goes first. */
const MOST_VISITED = 40;

/** Pages that were made for all and hold nothing of an account: dice, spells, and the lists that this device itself remembers. */
const KEPT_WHEN_VISITED = [
  /^\/dice-roller(\/(odds|kept|fairness))?$/,
  /^\/spell-lookup(\/[a-z0-9-]{1,120}(\.[a-z0-9-]{1,60})?)?$/,
  /^\/monster-lookup$/,
  /^\/monster-lookup\/lists$/,
  /^\/monster-lookup\/spells\/[a-z0-9-]{1,120}(\.[a-z0-9-]{1,60})?$/,
];

/** Pages that say the same whatever else the address names; of the others only the address without a search is kept. */
const WITHOUT_SEARCH = /^\/(dice-roller|spell-lookup|monster-lookup\/spells)\/|^\/dice-roller$/;

/** The path of a page that a request is for: the router asks for its data where the browser would ask for the page. */
export function pageAsked(path: string): string {
  return path.replace(/\.data$/, '');
}

/** Whether a page is held once somebody has opened it. */
export function isKeptWhenVisited(path: string): boolean {
  return KEPT_WHEN_VISITED.some((pattern) => pattern.test(path));
}

/** Whether a cache holds visited pages, of whatever release. */
export function holdsVisited(cacheName: string): boolean {
  return cacheName.startsWith(VISITED);
}

/** Whether somebody went there: a page that the browser only fetches beforehand is not opened yet. */
export function isVisit({ mode, headers }: Pick<Request, 'mode' | 'headers'>): boolean {
  const isForesight = /prefetch|prerender/i.test(headers.get('Sec-Purpose') ?? '');
  // A link that fetches beforehand asks without `cors`, in which the router asks for the data of the page it goes to.
  return !isForesight && mode !== 'no-cors';
}

type ShelfTools = {
  caches: CacheStorage;
  release: string;
  /** Puts a page as a stranger sees it, and the files that it needs, into a cache, or says that it is not open to all; fails where it does not come. */
  keepPage: (path: string, cacheName: string) => Promise<'kept' | 'refused'>;
  most?: number;
};

/** The pages that a device opens without a line because they were opened before. */
export function createVisitedShelf({ caches, release, keepPage, most = MOST_VISITED }: ShelfTools) {
  const name = VISITED + release;
  const coming = new Set<string>();

  /**
   * Holds a page that was opened just now as it is now, behind all others. What does not come for want of a line stays as it was
   * held; what is not open to all any more is let go.
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

    /** The page that was held of an address; undefined where none was, or where it was held of another search. */
    async find(path: string, search: string): Promise<Response | undefined> {
      if (search !== '' && !WITHOUT_SEARCH.test(path)) return undefined;
      const shelf = await caches.open(name);
      const found = await shelf.match(path);
      // Put anew it stands behind all others: it was opened last. A device without room has it where it stood.
      if (found) await shelf.put(path, found.clone()).catch(() => {});
      return found;
    },

    /** Holds in this release what earlier ones held. */
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
