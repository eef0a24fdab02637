import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { edgeCache, KEPT_BY_VERSION, keptAnswer } from './edge-cache.server';

const held = new Map<string, Response>();
let behind: Promise<unknown>[] = [];
let made = 0;

beforeEach(() => {
  held.clear();
  behind = [];
  made = 0;
  vi.stubGlobal('caches', {
    default: {
      match: async ({ url }: Request) => held.get(url)?.clone(),
      put: async ({ url }: Request, answer: Response) => void held.set(url, answer),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function ask(path: string, version: string, answer: ResponseInit = {}, method = 'GET') {
  const request = new Request(`https://delvewright.example${path}`, { method });
  const got = await keptAnswer(
    request,
    (work) => void behind.push(work),
    version,
    () => {
      made += 1;
      return new Response(`made ${made}`, {
        headers: { 'Cache-Control': KEPT_BY_VERSION },
        ...answer,
      });
    },
  );
  const text = await got.text();
  await Promise.all(behind);
  return text;
}

it('an answer of one version is made once, whatever stands in its address', async () => {
  expect(await ask('/a.svg', 'v1')).toBe('made 1');
  expect(await ask('/a.svg', 'v1')).toBe('made 1');
  expect(await ask('/a.svg', 'v2')).toBe('made 2');
  expect(await ask('/a.svg?kept-version=v2', 'v1')).toBe('made 3');
  expect(await ask('/b.svg', 'v1')).toBe('made 4');
});

it('an answer that does not say so, failed, or was no reading is not kept', async () => {
  const kept = { 'Cache-Control': KEPT_BY_VERSION };
  await ask('/a.svg', 'v1', { headers: { 'Cache-Control': 'public' } });
  await ask('/a.svg', 'v1', { status: 500, headers: kept });
  await ask('/a.svg', 'v1', { headers: kept }, 'POST');
  expect([held.size, made]).toEqual([0, 3]);
});

it('without a cache, or with one that is out of order, it is made each time', async () => {
  const broken = { match: () => Promise.reject(new Error('no cache')), put: async () => {} };
  vi.stubGlobal('caches', { default: broken });
  expect(await ask('/a.svg', 'v1')).toBe('made 1');
  vi.stubGlobal('caches', undefined);
  expect(edgeCache()).toBeNull();
  expect(await ask('/a.svg', 'v1')).toBe('made 2');
});

it('what is kept for good at the edge stays a day in browsers, which know no versions', () => {
  expect(KEPT_BY_VERSION).toMatch(/^public, max-age=86400, s-maxage=\d{8}$/);
});
