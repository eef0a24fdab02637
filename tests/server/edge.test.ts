import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askGate } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { inProject } from '../../scripts/setup/project.mjs';
import { EVERY_ADDRESS, gateAt } from '../harness/addresses';
import { appOrigin } from '../harness/origin';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
const held = new Map<string, Response>();

/** An edge cache stub: refuses what the real one refuses, and never evicts. */
const edge = {
  match: async (asked: Request) => held.get(asked.url)?.clone(),
  async put(asked: Request, answer: Response) {
    if (asked.method !== 'GET' || answer.status === 206) throw new TypeError('not to be kept');
    if (!/s-maxage=[1-9]/.test(answer.headers.get('Cache-Control') ?? '')) return;
    held.set(asked.url, new Response(await answer.text(), answer));
  },
};

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere({ APP_MODE: 'production' });
});
afterAll(() => here?.close());
beforeEach(() => {
  held.clear();
  vi.stubGlobal('caches', { default: edge });
});
afterEach(() => vi.unstubAllGlobals());

async function get(who: Visitor, path: string, headers: Record<string, string> = {}) {
  here.reads.length = 0;
  const answer = await who.ask(path, { headers });
  const text = await answer.text();
  await here.settle();
  return { status: answer.status, headers: answer.headers, text, reads: here.reads.length };
}

const nonceOf = (headers: Headers) =>
  /'nonce-([^']+)'/.exec(headers.get('Content-Security-Policy') ?? '')?.[1] ?? '';

/** The page without the nonce and request id of its response. */
function plain({ text, headers }: { text: string; headers: Headers }): string {
  return text
    .replaceAll(nonceOf(headers), 'NONCE')
    .replaceAll(headers.get('X-Request-Id') ?? '', 'REQUEST');
}

/** Every route whose responses to anonymous visitors may be cached at the edge. */
const EDGE_ROUTES = EVERY_ADDRESS.flatMap(({ route, line }) => (line.edge === null ? [] : route));
const PAGES = EVERY_ADDRESS.flatMap(({ route, line }) => (line.edge === 'page' ? route : []));
const filled = (route: string) =>
  route
    .replace('/blog/:slug', '/blog/five-rooms')
    .replace('spells/:id', 'spells/fireball')
    .replace(':id', 'goblin')
    .replace(':format', 'markdown');

/** Query parameters for API routes that return an error without them. */
const ASKED: Readonly<Record<string, string>> = {
  '/encounters/difficulty': '?party=3,3,4&monsters=goblin:4',
  '/dice/roll': '?e=4d6kh3&seed=ember',
  '/dice/odds': '?e=2d6',
};

describe('public routes', () => {
  it.each(EDGE_ROUTES)('%s is open to everyone, and the same for all strangers', async (route) => {
    expect(askGate(gateAt(filled(route), CATALOGUE), null)).toBe('open');
    const both = await Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(appOrigin() + filled(route) + (ASKED[route] ?? ''));
        return { status: answer.status, headers: answer.headers, text: await answer.text() };
      }),
    );
    const [one, two] = both.map((each) => ({ ...each, text: plain(each) }));
    expect(one?.status).toBe(route === '/blog/:slug' ? one?.status : 200);
    expect(one?.text).toBe(two?.text);
    expect(one?.headers.has('Set-Cookie')).toBe(false);
  });

  it('is rendered once, and sent with a new nonce and request id each time', async () => {
    const first = await get(visitor(), '/monster-lookup?q=gob');
    expect(first.reads).toBeGreaterThan(0);
    expect(held.size).toBe(1);
    const second = await get(visitor(), '/monster-lookup?q=gob');
    expect(second).toMatchObject({ status: 200, reads: 0 });
    expect(nonceOf(second.headers)).not.toBe(nonceOf(first.headers));
    expect(second.text).toContain(`nonce="${nonceOf(second.headers)}"`);
    for (const mark of [nonceOf(first.headers), first.headers.get('X-Request-Id') ?? '-']) {
      expect(second.text).not.toContain(mark);
    }
    expect(plain(second)).toBe(plain(first));
    for (const { headers } of [first, second]) {
      // A shared cache in front of the browser would reuse the nonce.
      expect(headers.get('Cache-Control')).toBe('no-cache');
      expect([...headers.keys()].filter((name) => name.startsWith('x-kept'))).toEqual([]);
    }
    const names = (headers: Headers) => [...headers.keys()].sort();
    expect(names(second.headers)).toEqual(names(first.headers));
    await get(visitor(), '/monster-lookup?q=gobl');
    expect(held.size).toBe(2);
  });

  it('is cached per release, but not its .data request, a missing page or another method', async () => {
    await get(visitor(), '/about');
    // The release id that the build gave to the whole build, not only to the client assets.
    const built = readFileSync(inProject('build', 'server', 'index.js'), 'utf8');
    const release = /export const release = "(\w{16})"/.exec(built)?.[1];
    expect([...held.keys()]).toEqual([`${here.origin}/about?edge-release=${release}`]);
    held.clear();
    for (const path of [
      '/_root.data',
      '/no/such/page',
      '/blog/none',
      '/monsters/none',
      '/health',
    ]) {
      await get(visitor(), path);
    }
    await visitor().ask('/about', { method: 'HEAD' });
    await visitor().ask('/about', { method: 'POST', body: '' });
    await get(visitor(), '/about', { Authorization: 'Bearer x' });
    await get(visitor(), `/monster-lookup?q=${'x'.repeat(400)}`);
    expect([...held.keys()]).toEqual([]);
  });
});

describe('a signed-in user', () => {
  it('gets nothing from the edge cache, and stores nothing there', async () => {
    const someone = visitor();
    await someone.signIn(PEOPLE.trial, '/about');
    held.clear();
    for (const path of [...PAGES.map(filled), '/monsters', '/monsters/search?q=a']) {
      await get(someone, path);
    }
    expect([...held.keys()]).toEqual([]);
    for (const [path, ofTheEdge] of [
      ['/', 'of the edge'],
      ['/monsters', '{"items":[],"cursor":"of the edge"}'],
    ] as const) {
      const stranger = await get(visitor(), path);
      const [address] = [...held.keys()].slice(-1);
      held.set(address ?? '', new Response(ofTheEdge, { headers: stranger.headers }));
      expect((await get(visitor(), path)).text, path).toBe(ofTheEdge);
      const theirs = await get(someone, path);
      expect(theirs.text, path).not.toContain('of the edge');
      held.delete(address ?? '');
      const page = await get(visitor(), path);
      expect(plain(page), path).toBe(plain(stranger));
    }
    const menu = await get(someone, '/');
    expect(menu.text).toContain('action="/logout"');
    expect(menu.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await get(visitor(), '/')).text).not.toContain('/logout');
  });
});

describe('the preferences cookie', () => {
  const dark = { Cookie: 'preferences=dark.a4' };

  it('is respected, and its page is not cached for others', async () => {
    const light = await get(visitor(), '/about');
    expect((await get(visitor(), '/about', dark)).text).toContain('data-theme="dark"');
    expect((await get(visitor(), '/about')).text).not.toContain('data-theme');
    held.clear();
    await get(visitor(), '/about', dark);
    expect(held.size).toBe(0);
    expect(plain(await get(visitor(), '/about'))).toBe(plain(light));
  });

  it('selects the edition of a list for its sender only', async () => {
    const path = '/monster-lookup?q=lich';
    const isOf = (edition: string, { text }: { text: string }) =>
      text.includes(`name="edition" value="${edition}" aria-pressed="true"`);
    const modern = { Cookie: 'preferences=system.letter.2024' };
    expect(isOf('2024', await get(visitor(), path, modern))).toBe(true);
    expect(held.size).toBe(0);
    expect(isOf('2014', await get(visitor(), path))).toBe(true);
    expect(held.size).toBe(1);
    expect(isOf('2024', await get(visitor(), path, modern))).toBe(true);
    expect(isOf('2014', await get(visitor(), path))).toBe(true);
    // An edition in the URL itself is the same for all strangers, and is cached.
    await get(visitor(), `${path}&edition=2024`);
    expect(held.size).toBe(2);
    expect(isOf('2024', await get(visitor(), `${path}&edition=2024`))).toBe(true);
  });
});

describe('public JSON', () => {
  it('has a cache lifetime for the edge, is computed once, and returns 304 for a matching ETag', async () => {
    const first = await get(visitor(), '/monsters/search?q=gob');
    const said = 'public, max-age=300, stale-while-revalidate=86400, s-maxage=300';
    expect(first.headers.get('Cache-Control')).toBe(said);
    const dark = { Cookie: 'preferences=dark.a4' };
    const second = await get(visitor(), '/monsters/search?q=gob', dark);
    expect(second).toMatchObject({ reads: 0, text: first.text });
    const tag = first.headers.get('ETag') ?? '';
    expect(second.headers.get('ETag')).toBe(tag);
    const known = await get(visitor(), '/monsters/search?q=gob', { 'If-None-Match': `W/${tag}` });
    expect(known).toMatchObject({ status: 304, text: '', reads: 0 });
    for (const answer of held.values()) expect(answer.headers.has('Set-Cookie')).toBe(false);
  });

  it('is cached as a whole after a conditional request, and the client still gets 304', async () => {
    const path = '/monsters/search?q=kob';
    const plainly = await get(visitor(), path);
    const tag = plainly.headers.get('ETag') ?? '';
    expect(tag).not.toBe('');
    held.clear();
    const condition = {
      'If-None-Match': `"older", ${tag}`,
      'If-Modified-Since': 'Sun, 22 Nov 2026',
    };
    const known = await get(visitor(), path, condition);
    expect(known).toMatchObject({ status: 304, text: '' });
    expect(held.size).toBe(1);
    const next = await get(visitor(), path);
    expect(next).toMatchObject({ status: 200, text: plainly.text, reads: 0 });
    const names = ({ headers }: { headers: Headers }) => [...headers.keys()].sort();
    expect(names(next)).toEqual(names(plainly));
    for (const asked of [condition, { 'If-None-Match': `W/${tag}` }, { 'If-None-Match': '*' }]) {
      expect(await get(visitor(), path, asked)).toMatchObject({ status: 304, reads: 0 });
    }
    held.clear();
    const other = await get(visitor(), path, { 'If-None-Match': '"older"' });
    expect(other).toMatchObject({ status: 200, text: plainly.text });
    held.clear();
    const page = await get(visitor(), '/about', condition);
    expect(page.status).toBe(200);
    expect(held.size).toBe(1);
  });
});
