/** The cache of build files, shared by all releases: a file's name changes with its content. */
export const ASSETS = 'assets';

/** The files of this release and the previous one fit within this limit. */
const MOST_ASSETS = 300;

type ShelfTools = {
  caches: CacheStorage;
  ask: (request: Request) => Promise<Response>;
  most?: number;
};

/** The cached build files; those of the latest release come last. */
export function createAssetShelf({ caches, ask, most = MOST_ASSETS }: ShelfTools) {
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
     * The same for a file that this release needs: caching it again moves it to the end, so that it is evicted last.
     */
    async hold(request: Request): Promise<Response> {
      const shelf = await caches.open(ASSETS);
      const found = await shelf.match(request.url);
      const answer = found ?? (await ask(request));
      if (answer.ok) await shelf.put(request.url, answer.clone());
      return answer;
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
