/** The cache of the build's files, which all releases share: a file never changes under its name. */
export const ASSETS = 'assets';

/** Files of this release and of the one before it fit well within this. */
const MOST_ASSETS = 300;

type ShelfTools = {
  caches: CacheStorage;
  ask: (request: Request) => Promise<Response>;
  most?: number;
};

/** The files of the build that a device holds, those of the release that came last behind the others. */
export function createAssetShelf({ caches, ask, most = MOST_ASSETS }: ShelfTools) {
  return {
    /** A file: from the device where it is held, else fetched and held. */
    async give(request: Request): Promise<Response> {
      const shelf = await caches.open(ASSETS);
      const found = await shelf.match(request.url);
      if (found) return found;
      const answer = await ask(request);
      // A device without room shows the file all the same.
      if (answer.ok) await shelf.put(request.url, answer.clone()).catch(() => {});
      return answer;
    },

    /** The same for a file that this release needs: put anew, it is among the last to be let go, however old it is. */
    async hold(request: Request): Promise<Response> {
      const shelf = await caches.open(ASSETS);
      const found = await shelf.match(request.url);
      const answer = found ?? (await ask(request));
      if (answer.ok) await shelf.put(request.url, answer.clone());
      return answer;
    },

    /** Lets go of the files that were held longest ago, beyond so many. */
    async trim(): Promise<void> {
      const shelf = await caches.open(ASSETS);
      const held = await shelf.keys();
      const over = held.slice(0, Math.max(0, held.length - most));
      await Promise.all(over.map((request) => shelf.delete(request)));
    },
  };
}
