import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeAnswer } from './edge-answer.server';

const SITE = 'https://delvewright.example';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const held = new Map<string, Response>();
let later: Promise<unknown>[] = [];
let made: Request[] = [];
let marks = 0;

const edge = {
  match: async (asked: Request): Promise<Response | undefined> => held.get(asked.url)?.clone(),
  async put(asked: Request, answer: Response) {
    held.set(asked.url, new Response(await answer.text(), answer));
  },
};

beforeEach(() => {
  held.clear();
  [later, made] = [[], []];
  vi.stubGlobal('caches', { default: edge });
});
afterEach(() => vi.unstubAllGlobals());

type Asked = {
  headers?: Record<string, string>;
  method?: string;
  release?: string;
  kind?: 'file' | 'page' | null;
};

/** Requests a path; `answer` makes the site's own response. Returns what the client receives. */
async function ask(
  path: string,
  answer: (nonce: string, id: string) => Response,
  { headers = {}, method = 'GET', release = 'one', kind = 'page' }: Asked = {},
) {
  marks += 1;
  const [nonce, requestId] = [`nonce${marks}`, `request${marks}`];
  const facts = {
    kind,
    nonce,
    requestId,
    release,
    later: (work: Promise<unknown>) => void later.push(work),
  };
  const got = await edgeAnswer(
    new Request(SITE + path, { method, headers }),
    facts,
    async (request) => {
      made.push(request);
      return answer(nonce, requestId);
    },
  );
  const text = await got.text();
  await Promise.all(later);
  return { status: got.status, headers: got.headers, text, nonce, requestId };
}

const page = (nonce: string, id: string) =>
  new Response(`<html><script nonce="${nonce}">1</script><p>${id}</p></html>`, {
    headers: { ...HTML, Link: '</assets/a.css>; rel=preload' },
  });
const file =
  (said = 'public, max-age=60', more: Record<string, string> = {}) =>
  () =>
    new Response('[1]', { headers: { 'Cache-Control': said, ETag: '"v1"', ...more } });

describe('a page for strangers', () => {
  it('is made once, and goes out with the marks of each answer and no others', async () => {
    const first = await ask('/about', page);
    const second = await ask('/about', page);
    expect(made).toHaveLength(1);
    expect(second.text).toBe(
      `<html><script nonce="${second.nonce}">1</script><p>${second.requestId}</p></html>`,
    );
    expect(second.text).not.toContain(first.nonce);
    expect(Object.fromEntries(second.headers)).toEqual({
      'content-type': 'text/html; charset=utf-8',
      link: '</assets/a.css>; rel=preload',
    });
  });

  it('is kept a minute at the edge, under an address without its asker', async () => {
    await ask('/about?q=gob', page, { headers: { 'User-Agent': 'somebody' } });
    const [[address, kept] = ['', null]] = [...held];
    expect(address).toBe(`${SITE}/about?q=gob&edge-release=one`);
    expect(kept?.headers.get('Cache-Control')).toBe('s-maxage=60');
  });

  it('of another release, or another address, is another page', async () => {
    await ask('/about', page);
    await ask('/about', page, { release: 'two' });
    await ask('/about?edge-release=one', page, { release: 'two' });
    await ask('/features', page);
    expect(made).toHaveLength(4);
  });

  it.each<[string, Asked]>([
    ['whoever has any cookie', { headers: { Cookie: 'preferences=dark.a4' } }],
    ['whoever brings a key', { headers: { Authorization: 'Bearer x' } }],
    ['whoever asks for a part', { headers: { Range: 'bytes=0-1' } }],
    ['whoever only asks for the headers', { method: 'HEAD' }],
    ['a page that is not for all', { kind: null }],
  ])('is neither shown to nor kept for %s', async (_who, asked) => {
    await ask('/about', page);
    const own = await ask('/about', () => new Response('own', { headers: HTML }), asked);
    expect(made).toHaveLength(2);
    expect(own.text).toBe(asked.method === 'HEAD' ? own.text : 'own');
    expect((await ask('/about', page)).text).toContain('</html>');
    expect(made).toHaveLength(2);
  });

  it('of a search longer than 300 letters is made anew each time', async () => {
    const longest = `/monster-lookup?q=${'x'.repeat(297)}`;
    await ask(longest, page);
    await ask(longest, page);
    expect(made).toHaveLength(1);
    await ask(`${longest}x`, page);
    await ask(`${longest}x`, page);
    expect(made).toHaveLength(3);
  });

  it.each<[string, () => Response]>([
    ['a fault', () => new Response('<html></html>', { status: 500, headers: HTML })],
    ['nothing found', () => new Response('<html></html>', { status: 404, headers: HTML })],
    [
      'a cookie',
      () => new Response('<html></html>', { headers: { ...HTML, 'Set-Cookie': 'a=b' } }),
    ],
    [
      'what differs by asker',
      () => new Response('<html></html>', { headers: { ...HTML, Vary: 'Cookie' } }),
    ],
    [
      'a page that says how long it lasts',
      () => new Response('<html></html>', { headers: { ...HTML, 'Cache-Control': 'no-store' } }),
    ],
    [
      'what is no page',
      () => new Response('<html></html>', { headers: { 'Content-Type': 'text/plain' } }),
    ],
    ['what says not what it is', () => new Response(new TextEncoder().encode('<html></html>'))],
    ['a page that broke off', () => new Response('<html><p>Half', { headers: HTML })],
  ])('is not kept when it is %s', async (_what, answer) => {
    await ask('/about', answer);
    expect(held.size).toBe(0);
  });

  it('needs no link of its own to be kept', async () => {
    const plain = () => new Response('<html></html>', { headers: HTML });
    await ask('/about', plain);
    expect(Object.fromEntries((await ask('/about', plain)).headers)).toEqual({
      'content-type': HTML['Content-Type'],
    });
  });

  it('is made while the cache is out of order', async () => {
    const broken = { ...edge, match: () => Promise.reject(new Error('no cache')) };
    vi.stubGlobal('caches', { default: broken });
    expect((await ask('/about', page)).status).toBe(200);
    vi.stubGlobal('caches', undefined);
    expect((await ask('/about', page)).status).toBe(200);
    expect(made).toHaveLength(2);
  });
});

describe('a file for strangers', () => {
  const kind = 'file' as const;

  it('is kept five minutes at the edge, and says so', async () => {
    const first = await ask('/rss.xml', file(), { kind });
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300');
    const second = await ask('/rss.xml', file(), { kind });
    expect(second.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300');
    expect([second.text, made.length]).toEqual(['[1]', 1]);
  });

  it('keeps the time that it asks for itself', async () => {
    const said = 'public, s-maxage=9';
    expect((await ask('/rss.xml', file(said), { kind })).headers.get('Cache-Control')).toBe(said);
  });

  it.each(['private', 'no-store', 'max-age=60', 'x-public', ''])(
    'is nobody else’s when it says “%s”',
    async (said) => {
      const got = await ask('/rss.xml', file(said), { kind });
      expect(got.headers.get('Cache-Control')).toBe(said);
      expect(held.size).toBe(0);
    },
  );

  it('that is missing says nothing of the edge, and is not kept', async () => {
    const missing = () =>
      new Response('none', { status: 404, headers: { 'Cache-Control': 'public' } });
    const got = await ask('/monsters/nobody', missing, { kind });
    expect([got.status, got.headers.get('Cache-Control'), held.size]).toEqual([404, 'public', 0]);
  });

  it('is the same with a preference, and is made anew with a session', async () => {
    await ask('/rss.xml', file(), { kind });
    await ask('/rss.xml', file(), { kind, headers: { Cookie: 'preferences=dark.a4' } });
    await ask('/rss.xml', file(), { kind, headers: { Cookie: 'not__Host-session=x' } });
    expect(made).toHaveLength(1);
    for (const Cookie of ['__Host-session=x', 'a=b;__Host-session=x', 'a=b; __Host-session=x']) {
      await ask('/rss.xml', file(), { kind, headers: { Cookie } });
    }
    expect(made).toHaveLength(4);
  });

  it.each(['"v1"', 'W/"v1"', '"v0", "v1"', '*'])(
    'is not sent again to whoever has %s',
    async (tag) => {
      const headers = { 'If-None-Match': tag, 'If-Modified-Since': 'yesterday' };
      for (const answer of [
        await ask('/rss.xml', file(), { kind, headers }),
        await ask('/rss.xml', file(), { kind, headers }),
      ]) {
        expect([answer.status, answer.text, answer.headers.get('ETag')]).toEqual([304, '', '"v1"']);
      }
      // The cached response was made complete, from a request without conditional headers.
      expect(made).toHaveLength(1);
      expect([...(made[0]?.headers.keys() ?? [])]).toEqual([]);
      expect((await ask('/rss.xml', file(), { kind })).text).toBe('[1]');
    },
  );

  it('is sent to whoever has another version, or a file that has none', async () => {
    const headers = { 'If-None-Match': '"v0"' };
    expect(await ask('/rss.xml', file(), { kind, headers })).toMatchObject({
      status: 200,
      text: '[1]',
    });
    const plain = () => new Response('[2]', { headers: { 'Cache-Control': 'public' } });
    const star = { 'If-None-Match': '*' };
    expect(await ask('/spells', plain, { kind, headers: star })).toMatchObject({ status: 200 });
  });

  it('says not whether it came from the edge', async () => {
    await ask('/rss.xml', file('public', { 'CF-Cache-Status': 'HIT' }), { kind });
    const got = await ask('/rss.xml', file(), { kind });
    expect(got.headers.has('CF-Cache-Status')).toBe(false);
  });
});
