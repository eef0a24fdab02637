/** The cache of build files, shared by all releases: a file's name changes with its content. */
export const ASSETS = 'assets';

/** The files of this release and the previous one fit within this limit. */
const MOST_ASSETS = 300;

/** How many files are fetched ahead at once: on a poor line, what the open page asks for comes first. */
const AT_ONCE = 4;

type ShelfTools = {
  caches: CacheStorage;
  ask: (request: Request) => Promise<Response>;
  most?: number;
};

/** The cached build files; those of the latest release come last. */
export function createAssetShelf({ caches, ask, most = MOST_ASSETS }: ShelfTools) {
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let turn = 0;

  async function holdNow(request: Request): Promise<Response> {
    const shelf = await caches.open(ASSETS);
    const found = await shelf.match(request.url);
    const answer = found ?? (await ask(request));
    if (answer.ok) await shelf.put(request.url, answer.clone());
    return answer;
  }

  return {
    /** Returns a file from the cache, or fetches and caches it. */
    async give(request: Request): Promise<Response> {
      const shelf = await caches.open(ASSETS);
      const found = await shelf.match(request.url);
      if (found) return found;
      const answer = await ask(request);
      // If the cache is full, return the response all the same.
      if (answer.ok) await shelf.put(request.url, answer.clone()).catch(() => {});
      return answer;
    },

    /**
     * The same for a file that this release needs, a few at a time: caching it again moves it to the end, so that it is
     * evicted last.
     */
    hold(request: Request): Promise<Response> {
      const lane = turn++ % AT_ONCE;
      const held = (lanes[lane] ?? Promise.resolve()).then(() => holdNow(request));
      lanes[lane] = held.catch(() => {});
      return held;
    },

    /** Evicts the files that were cached longest ago, beyond the limit. */
    async trim(): Promise<void> {
      const shelf = await caches.open(ASSETS);
      const held = await shelf.keys();
      const over = held.slice(0, Math.max(0, held.length - most));
      await Promise.all(over.map((request) => shelf.delete(request)));
    },
  };
}
