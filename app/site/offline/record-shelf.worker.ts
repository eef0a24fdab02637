import {
  holdsRecords,
  isRecordPath,
  type KeptRecord,
  recordNameIn,
  recordsOf,
} from './kept-records';

type ShelfTools = {
  caches: CacheStorage;
  release: string;
  /** Stores a page and the files that it needs in a cache. */
  keepPage: (path: string, cacheName: string) => Promise<'kept' | 'refused'>;
};

/** The records cached for offline use: exactly those that pages asked for last. */
export function createRecordShelf({ caches, release, keepPage }: ShelfTools) {
  const name = recordsOf(release);
  /** Increases with each request and each clearing, so that an older run stops. */
  let wish = 0;

  /** The record caches, this release's first: an older one serves its pages until the new page has been fetched. */
  async function shelves(): Promise<Cache[]> {
    const names = (await caches.keys()).filter((one) => holdsRecords(one) && one !== name);
    return Promise.all([name, ...names].map((one) => caches.open(one)));
  }

  return {
    /** Caches exactly these records; those cached already are not fetched again. */
    async keep(paths: readonly string[]): Promise<void> {
      wish += 1;
      const mine = wish;
      const wanted = new Set(paths);
      const [own, ...older] = await shelves();
      for (const shelf of [own, ...older]) {
        for (const path of await pathsOn(shelf)) if (!wanted.has(path)) await shelf?.delete(path);
      }
      for (const path of paths) {
        if (mine !== wish) return;
        if (await own?.match(path)) continue;
        // A record that is gone, or fails because the device is offline, must not stop the others.
        const came = await keepPage(path, name).catch(() => null);
        if (came === 'kept') for (const shelf of older) await shelf.delete(path);
      }
    },

    /** The cached page of a record; undefined for any other. */
    async find(path: string): Promise<Response | undefined> {
      if (!isRecordPath(path)) return undefined;
      for (const shelf of await shelves()) {
        const found = await shelf.match(path);
        if (found) return found;
      }
      return undefined;
    },

    /** The cached records, sorted by name. */
    async list(): Promise<KeptRecord[]> {
      const names = new Map<string, string>();
      for (const shelf of await shelves()) {
        for (const path of await pathsOn(shelf)) {
          const page = names.has(path) ? undefined : await shelf.match(path);
          if (page) names.set(path, recordNameIn(await page.text()));
        }
      }
      return [...names]
        .map(([path, title]) => ({ path, name: title }))
        .filter((record) => record.name !== '')
        .sort((a, b) => a.name.localeCompare(b.name));
    },

    /** Deletes all cached records. */
    async clear(): Promise<void> {
      wish += 1;
      const names = (await caches.keys()).filter(holdsRecords);
      await Promise.all(names.map((one) => caches.delete(one)));
    },
  };
}

async function pathsOn(shelf: Cache | undefined): Promise<string[]> {
  const requests = (await shelf?.keys()) ?? [];
  return requests.map(({ url }) => new URL(url).pathname);
}
