import { expect, test, vi } from 'vitest';
import { ASSETS, createAssetShelf } from './asset-shelf.worker';

/** A Cache as in browsers: its keys are in insertion order, and a replaced entry moves to the end. */
function openCaches({ isFull = false } = {}) {
  const held = new Map<string, Response>();
  const shelf = {
    match: async (address: string) => held.get(address)?.clone(),
    put: async (address: string, answer: Response) => {
      if (isFull) throw new DOMException('No room is left.', 'QuotaExceededError');
      held.delete(address);
      held.set(address, answer);
    },
    keys: async () => [...held.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => held.delete(url),
  };
  const caches = {
    open: async (name: string) => {
      expect(name).toBe(ASSETS);
      return shelf;
    },
  };
  return { held, caches: caches as unknown as CacheStorage };
}

const file = (name: string) => new Request(`https://here.test/assets/${name}`);
const names = (held: Map<string, Response>) => [...held.keys()].map((url) => url.split('/').at(-1));

test('files that the new release still needs stay, however old they are', async () => {
  const { held, caches } = openCaches();
  const fetched: string[] = [];
  const ask = async ({ url }: Request) => {
    fetched.push(url);
    return new Response(url);
  };
  const shelf = createAssetShelf({ caches, ask, most: 3 });
  for (const name of ['libraries', 'old-page', 'old-tool']) await shelf.give(file(name));
  for (const name of ['libraries', 'new-page', 'new-tool']) await shelf.hold(file(name));
  await shelf.trim();
  expect(names(held)).toEqual(['libraries', 'new-page', 'new-tool']);
  expect(fetched).toHaveLength(5);
  expect(await (await shelf.give(file('libraries'))).text()).toMatch(/libraries$/);
  await shelf.trim();
  expect(held.size).toBe(3);
});

test('what is missing is not held, and is asked for again', async () => {
  const { held, caches } = openCaches();
  const ask = async () => new Response('', { status: 404 });
  const shelf = createAssetShelf({ caches, ask });
  for (const way of [shelf.give, shelf.hold]) {
    expect((await way(file('gone'))).status).toBe(404);
  }
  expect(held.size).toBe(0);
});

test('a device without room is given every file, and told that it does not hold those that it should', async () => {
  const { held, caches } = openCaches({ isFull: true });
  const ask = async ({ url }: Request) => new Response(url);
  const shelf = createAssetShelf({ caches, ask });
  expect(await (await shelf.give(file('page'))).text()).toMatch(/page$/);
  await expect(shelf.hold(file('page'))).rejects.toThrow('No room is left.');
  await shelf.trim();
  expect(held.size).toBe(0);
});

test('files ahead are fetched a few at a time, whatever becomes of one', async () => {
  const { caches } = openCaches();
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const ask = ({ url }: Request) => {
    asked.push(url);
    return new Promise<Response>((resolve, reject) => {
      ends.push(() =>
        asked.length % 2 ? reject(new TypeError('lost')) : resolve(new Response('')),
      );
    });
  };
  const shelf = createAssetShelf({ caches, ask });
  const held = Array.from({ length: 9 }, (_, place) => shelf.hold(file(`${place}`)));
  const settled = Promise.allSettled(held);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  while (asked.length < 9) {
    for (const end of ends.splice(0)) end();
    await vi.waitFor(() => expect(ends).not.toHaveLength(0));
    expect(ends.length).toBeLessThanOrEqual(4);
  }
  for (const end of ends.splice(0)) end();
  expect(await settled).toHaveLength(9);
});
