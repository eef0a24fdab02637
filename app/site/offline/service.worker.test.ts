import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://here.example';
const FIGHT = '/initiative-tracker/UoA4-5MwUbUlKEUusS75MQ';
const HERE = '/try/initiative-tracker/here';

type Listener = (event: unknown) => void;

const listeners = new Map<string, Listener>();
const kept = new Map<string, Response>();
const cache = {
  match: async (path: string) => kept.get(path)?.clone(),
  keys: async () => [],
  put: async (path: string, page: Response) => void kept.set(path, page),
  delete: async (path: string) => kept.delete(path),
};
let line: (request: Request) => Promise<Response>;

beforeAll(async () => {
  vi.stubGlobal('self', {
    RELEASE: 'test',
    location: new URL(ORIGIN),
    caches: { open: async () => cache, keys: async () => [], delete: async () => true },
    fetch: (request: Request) => line(request),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  await import('./service.worker');
  vi.unstubAllGlobals();
});

beforeEach(() => {
  kept.clear();
  kept.set(HERE, new Response('the shell'));
  kept.set('/offline', new Response('no line'));
});

/** The response for a visitor who opens a page, after all background work is done. */
async function opened(path: string): Promise<{ status: number; to: string | null }> {
  const headers = new Headers();
  const request = { url: ORIGIN + path, method: 'GET', mode: 'navigate', headers };
  const behind: Promise<unknown>[] = [];
  const answer = await new Promise<Response>((told, failed) => {
    listeners.get('fetch')?.({
      request,
      respondWith: (given: Promise<Response>) => given.then(told, failed),
      waitUntil: (work: Promise<unknown>) => behind.push(work),
    });
  });
  await Promise.all(behind);
  const to = answer.headers.get('Location');
  return { status: answer.status, to: to?.replace(ORIGIN, '') ?? null };
}

/** A request of the service worker itself; it accepts an address without an origin. */
class Asked {
  constructor(
    readonly url: string,
    readonly wish: RequestInit,
  ) {}
}

const lost = () => Promise.reject(new TypeError('no line'));
const says = (status: number) => async () => new Response('', { status });

it.each([
  ['there is no line', lost],
  ['what stands before the site says that it is gone', says(502)],
  ['the site is out of order', says(503)],
  ['nobody answers in time', says(522)],
])('opens somebody’s fights as the device has them when %s', async (_, given) => {
  line = given;
  expect(await opened(FIGHT)).toEqual({ status: 302, to: `${HERE}?fight=${FIGHT.slice(20)}` });
  expect(await opened('/initiative-tracker')).toEqual({ status: 302, to: HERE });
});

it('hands on whatever the site itself says', async () => {
  for (const status of [200, 404, 500]) {
    line = says(status);
    expect(await opened(FIGHT)).toEqual({ status, to: null });
  }
  line = says(503);
  expect(await opened('/settings')).toEqual({ status: 503, to: null });
  kept.delete(HERE);
  expect(await opened(FIGHT)).toEqual({ status: 503, to: null });
});

it('says that there is no line where the device has nothing else', async () => {
  line = lost;
  expect(await opened('/initiative-tracker/new')).toEqual({ status: 200, to: null });
  kept.clear();
  await expect(opened(FIGHT)).rejects.toThrow('no line');
});

it.each([
  [
    'leads to the gate',
    () => Object.defineProperty(new Response(''), 'redirected', { value: true }),
  ],
  ['is not theirs', () => new Response('', { status: 403 })],
  ['is not there', () => new Response('', { status: 404 })],
])(
  'lets a visited page go that %s for strangers, and keeps it through trouble',
  async (_, refused) => {
    vi.stubGlobal('Request', Asked);
    const shown = new Response('the dice');
    line = async () => shown.clone();
    await opened('/dice-roller');
    expect(kept.has('/dice-roller')).toBe(true);
    for (const trouble of [lost, says(500), says(429)]) {
      // The visitor gets the page, and the worker's background request fails.
      line = async (request) => (request instanceof Asked ? trouble() : shown.clone());
      await opened('/dice-roller');
      expect(kept.has('/dice-roller')).toBe(true);
    }
    line = async (request) => (request instanceof Asked ? refused() : shown.clone());
    await opened('/dice-roller');
    expect(kept.has('/dice-roller')).toBe(false);
    vi.unstubAllGlobals();
  },
);
