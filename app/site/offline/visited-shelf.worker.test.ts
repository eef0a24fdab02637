import { expect, it } from 'vitest';
import { createVisitedShelf, isKeptWhenVisited, pageAsked } from './visited-shelf.worker';

const ORIGIN = 'https://here.test';

/** A device with caches; `open` are the pages that everybody may see. */
function device(open: readonly string[]) {
  const held = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const pages = held.get(name) ?? new Map<string, Response>();
    held.set(name, pages);
    return pages;
  };
  const caches = {
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
    open: async (name: string) => {
      const pages = cacheOf(name);
      return {
        match: async (path: string) => pages.get(path)?.clone(),
        keys: async () => [...pages.keys()].map((path) => ({ url: ORIGIN + path })),
        delete: async ({ url }: { url: string }) => pages.delete(new URL(url).pathname),
      };
    },
  } as unknown as CacheStorage;
  const asked: string[] = [];
  const keepPage = async (path: string, name: string) => {
    asked.push(path);
    if (!open.includes(path)) throw new Error('not open');
    cacheOf(name).set(path, new Response(path));
  };
  const shelf = (release: string, most?: number) =>
    createVisitedShelf({ caches, release, keepPage, most });
  return { held, asked, shelf };
}

it.each([
  ['/dice-roller', true],
  ['/dice-roller/odds', true],
  ['/spell-lookup', true],
  ['/spell-lookup/fireball', true],
  ['/spell-lookup/fireball.srd-5-2', true],
  ['/spell-lookup/books/abc', false],
  ['/monster-lookup/spells/wish', true],
  ['/monster-lookup/lists', true],
  ['/monster-lookup/lists/abc', false],
  ['/settings', false],
  ['/lab/character', false],
  ['/homebrew', false],
])('%s is held once it was opened: %s', (path, is) => {
  expect(isKeptWhenVisited(path)).toBe(is);
  expect(isKeptWhenVisited(pageAsked(`${path}.data`))).toBe(is);
});

it('a page that was opened is held and fetched once, one that is not open to all is not held', async () => {
  const { asked, shelf } = device(['/dice-roller']);
  const visited = shelf('one');
  await Promise.all([visited.keep('/dice-roller'), visited.keep('/dice-roller')]);
  await visited.keep('/dice-roller');
  await visited.keep('/spell-lookup');
  expect(asked.toSorted()).toEqual(['/dice-roller', '/spell-lookup']);
  expect(await (await visited.find('/dice-roller', '?e=2d6'))?.text()).toBe('/dice-roller');
  expect(await visited.find('/spell-lookup', '')).toBeUndefined();
});

it('a list is never shown for a search that it does not answer', async () => {
  const { shelf } = device(['/spell-lookup', '/spell-lookup/wish']);
  const visited = shelf('one');
  await visited.keep('/spell-lookup');
  await visited.keep('/spell-lookup/wish');
  expect(await visited.find('/spell-lookup', '')).toBeDefined();
  expect(await visited.find('/spell-lookup', '?q=fire')).toBeUndefined();
  expect(await visited.find('/spell-lookup/wish', '?q=fire')).toBeDefined();
});

it('the page that was opened longest ago goes first, and a new release keeps what the old one held', async () => {
  const spells = ['/spell-lookup/aid', '/spell-lookup/bane', '/spell-lookup/wish'];
  const { held, shelf } = device(spells);
  const visited = shelf('one', 2);
  for (const path of spells) await visited.keep(path);
  expect(await visited.find('/spell-lookup/aid', '')).toBeUndefined();
  const next = shelf('two', 2);
  expect(await next.find('/spell-lookup/wish', '')).toBeUndefined();
  await next.carryOver();
  expect(await next.find('/spell-lookup/bane', '')).toBeDefined();
  expect(await next.find('/spell-lookup/wish', '')).toBeDefined();
  expect([...held.keys()]).toEqual(['visited-two']);
});
