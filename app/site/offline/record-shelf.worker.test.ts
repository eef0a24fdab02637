import { expect, test } from 'vitest';
import { createRecordShelf } from './record-shelf.worker';

const at = (path: string) => `https://here.test${path}`;

/** The caches of a device: the name of each with its cached pages. */
function openCaches() {
  const held = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const pages = held.get(name) ?? new Map<string, Response>();
    held.set(name, pages);
    return {
      match: async (path: string) => pages.get(at(path))?.clone(),
      keys: async () => [...pages.keys()].map((url) => ({ url })),
      delete: async (path: string) => pages.delete(at(path)),
    };
  };
  const caches = {
    open,
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
  };
  return { held, caches: caches as unknown as CacheStorage };
}

/** A device whose cache has room for a limited number of further records. */
function device(release: string, before = openCaches()) {
  const { held, caches } = before;
  let room = 99;
  const keepPage = async (path: string, cacheName: string): Promise<'kept'> => {
    if (room === 0) throw new DOMException('No room is left.', 'QuotaExceededError');
    room -= 1;
    const name = path.split('/').at(-1);
    held.get(cacheName)?.set(at(path), new Response(`<title>${name} | Here</title>`));
    return 'kept';
  };
  const shelf = createRecordShelf({ caches, release, keepPage });
  return {
    shelf,
    before,
    leaveRoomFor(count: number) {
      room = count;
    },
  };
}

const named = async ({ shelf }: ReturnType<typeof device>) =>
  (await shelf.list()).map(({ name }) => name);

test('a device without room holds the records that fit, and keeps those it has', async () => {
  const phone = device('one');
  await phone.shelf.keep(['/monster-lookup/orc']);
  phone.leaveRoomFor(1);
  await phone.shelf.keep(['/monster-lookup/orc', '/monster-lookup/lich', '/monster-lookup/ghoul']);
  expect(await named(phone)).toEqual(['lich', 'orc']);
});

test('what an older release held is shown until the new page has come, also where there is no room for that', async () => {
  const old = device('one');
  await old.shelf.keep(['/monster-lookup/orc', '/monster-lookup/lich']);
  const fresh = device('two', old.before);
  fresh.leaveRoomFor(1);
  await fresh.shelf.keep(['/monster-lookup/orc', '/monster-lookup/lich']);
  expect(await named(fresh)).toEqual(['lich', 'orc']);
  const namesOf = (name: string) => [...(old.before.held.get(name)?.keys() ?? [])];
  expect(namesOf('records-two')).toEqual([at('/monster-lookup/orc')]);
  expect(namesOf('records-one')).toEqual([at('/monster-lookup/lich')]);
  await fresh.shelf.clear();
  expect(await named(fresh)).toEqual([]);
});
