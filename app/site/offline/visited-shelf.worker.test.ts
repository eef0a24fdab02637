import { expect, it } from 'vitest';
import { createVisitedShelf, isKeptWhenVisited, isVisit, pageAsked } from './visited-shelf.worker';

const ORIGIN = 'https://here.test';

/**
 * A device with caches, its connection, and the paths that visitors without an account may open; others are refused.
 */
function device(open: readonly string[]) {
  const held = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const pages = held.get(name) ?? new Map<string, Response>();
    held.set(name, pages);
    return pages;
  };
  // As the specification says: a replaced entry moves to the end.
  const put = (pages: Map<string, Response>, path: string, page: Response) => {
    pages.delete(path);
    pages.set(path, page);
  };
  const caches = {
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
    open: async (name: string) => {
      const pages = cacheOf(name);
      return {
        match: async (path: string) => pages.get(path)?.clone(),
        keys: async () => [...pages.keys()].map((path) => ({ url: ORIGIN + path })),
        put: async (path: string, page: Response) => put(pages, path, page),
        delete: async (asked: string | { url: string }) =>
          pages.delete(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
      };
    },
  } as unknown as CacheStorage;
  const shown = new Map<string, string>(open.map((path) => [path, path]));
  const line = { is: true };
  const asked: string[] = [];
  const keepPage = async (path: string, name: string) => {
    asked.push(path);
    if (!line.is) throw new TypeError('no line');
    const text = shown.get(path);
    if (text === undefined) return 'refused';
    put(cacheOf(name), path, new Response(text));
    return 'kept';
  };
  const shelf = (release: string, most?: number) =>
    createVisitedShelf({ caches, release, keepPage, most });
  return { held, asked, shelf, shown, line };
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

it.each([
  ['somebody opens it', 'navigate', null, true],
  ['the router goes there', 'cors', null, true],
  ['a link fetches it beforehand', 'no-cors', null, false],
  ['a link fetches it beforehand and says so', 'cors', 'prefetch', false],
  ['the browser shows it beforehand', 'navigate', 'prefetch;prerender', false],
] as const)('when %s it is a visit: %s, %s, %s', (_, mode, purpose, is) => {
  const headers = new Headers(purpose === null ? {} : { 'Sec-Purpose': purpose });
  expect(isVisit({ mode, headers })).toBe(is);
});

it('a page that was opened is held, asked for once at a time, and one that is not open to all is not held', async () => {
  const { asked, shelf } = device(['/dice-roller']);
  const visited = shelf('one');
  await Promise.all([visited.keep('/dice-roller'), visited.keep('/dice-roller')]);
  await visited.keep('/spell-lookup');
  expect(asked.toSorted()).toEqual(['/dice-roller', '/spell-lookup']);
  expect(await (await visited.find('/dice-roller', '?e=2d6'))?.text()).toBe('/dice-roller');
  expect(await visited.find('/spell-lookup', '')).toBeUndefined();
});

it('a page that is opened again is held as it is now, and without a line as it was', async () => {
  const { shelf, shown, line } = device(['/spell-lookup/aid']);
  const visited = shelf('one');
  await visited.keep('/spell-lookup/aid');
  shown.set('/spell-lookup/aid', 'corrected');
  await visited.keep('/spell-lookup/aid');
  line.is = false;
  await visited.keep('/spell-lookup/aid');
  expect(await (await visited.find('/spell-lookup/aid', ''))?.text()).toBe('corrected');
});

it('a page that is not open to all any more is let go', async () => {
  const { shelf, shown } = device(['/dice-roller', '/spell-lookup']);
  const visited = shelf('one');
  await visited.keep('/dice-roller');
  await visited.keep('/spell-lookup');
  shown.delete('/dice-roller');
  await visited.keep('/dice-roller');
  expect(await visited.find('/dice-roller', '')).toBeUndefined();
  expect(await visited.find('/spell-lookup', '')).toBeDefined();
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

it('the page that was opened longest ago goes first, with or without a line', async () => {
  const spells = ['/spell-lookup/aid', '/spell-lookup/bane', '/spell-lookup/wish'];
  const { shelf } = device([...spells, '/spell-lookup/fly']);
  const visited = shelf('one', 3);
  for (const path of spells) await visited.keep(path);
  await visited.keep('/spell-lookup/aid');
  await visited.find('/spell-lookup/bane', '');
  await visited.keep('/spell-lookup/fly');
  expect(await visited.find('/spell-lookup/wish', '')).toBeUndefined();
  for (const path of ['/spell-lookup/aid', '/spell-lookup/bane', '/spell-lookup/fly'])
    expect(await visited.find(path, ''), path).toBeDefined();
});

it('as many pages are held as there is room for, and a new release keeps what the old one held', async () => {
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
