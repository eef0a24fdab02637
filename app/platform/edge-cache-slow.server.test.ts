import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_BY_VERSION, keptAnswer, keptAt } from './edge-cache.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const forEver = () => new Promise<never>(() => {});

/** An edge cache that answers lookups with `match` and stores nothing. */
function edge(match: () => Promise<Response | undefined>): Cache {
  const cache = { match, put: async () => {} } as unknown as Cache;
  vi.stubGlobal('caches', { default: cache });
  return cache;
}

const ask = () =>
  keptAnswer(
    new Request('https://edge.test/map.svg'),
    () => {},
    '1',
    () => new Response('made here', { headers: { 'Cache-Control': KEPT_BY_VERSION } }),
  );

test.each([
  ['that hangs', forEver],
  ['whose answer breaks off on its way', async () => new Response(new ReadableStream())],
  ['that is out of order', () => Promise.reject(new Error('out of order'))],
])('a cache %s costs the time of making the answer, and nothing else', async (_which, match) => {
  edge(match);
  const answer = ask();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await (await answer).text()).toBe('made here');
});

test('what the cache has is given whole, with its headers', async () => {
  const headers = { 'Content-Type': 'image/svg+xml' };
  const cache = edge(async () => new Response('kept there', { headers }));
  const found = await keptAt(cache, new Request('https://edge.test/x'));
  expect(found?.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await found?.text()).toBe('kept there');
  expect(await (await ask()).text()).toBe('kept there');
});
