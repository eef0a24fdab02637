import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { edgeAnswer } from './edge-answer.server';

const ADDRESS = 'https://delvewright.example/rss.xml';
const held = new Map<string, Response>();
let made: Request[] = [];

beforeEach(() => {
  held.clear();
  made = [];
  const edge = {
    match: async ({ url }: Request) => held.get(url)?.clone(),
    put: async ({ url }: Request, answer: Response) => void held.set(url, answer),
  };
  vi.stubGlobal('caches', { default: edge });
});
afterEach(() => vi.unstubAllGlobals());

type Said = Record<string, string>;

/** Sends a request with these headers; `answer` is what the site would return, with its own headers. */
async function ask(kind: 'file' | 'page', asked: Said, answer: Response, method = 'GET') {
  const waiting: Promise<unknown>[] = [];
  const got = await edgeAnswer(
    new Request(ADDRESS, { method, headers: asked }),
    { kind, nonce: 'n-new', requestId: 'r-new', release: 'one', later: (one) => waiting.push(one) },
    async (request) => {
      made.push(request);
      return answer;
    },
  );
  const text = await got.text();
  await Promise.all(waiting);
  return { status: got.status, said: Object.fromEntries(got.headers), text };
}

const file = (said: Said = {}) =>
  new Response('[1]', { headers: { 'Cache-Control': 'public', ETag: '"v1"', ...said } });
const page = (type: string) => new Response('<html></html>', { headers: { 'Content-Type': type } });

describe('what the edge keeps', () => {
  it.each(['public', 'max-age=60,public', 'max-age=60,  public', 'public,max-age=60'])(
    'is a file that says “%s”',
    async (said) => {
      const { said: told } = await ask('file', {}, file({ 'Cache-Control': said }));
      expect([told['cache-control'], held.size]).toEqual([`${said}, s-maxage=300`, 1]);
    },
  );

  it.each<[string, Said]>([
    ['a file with a cookie', { 'Set-Cookie': 'a=b' }],
    ['a file that differs by asker', { Vary: 'Accept-Language' }],
    ['a file that says something like public', { 'Cache-Control': 'publication' }],
    ['a file that is public in another sense', { 'Cache-Control': 'no-store x, xpublic' }],
  ])('is never %s', async (_what, said) => {
    await ask('file', {}, file(said));
    expect(held.size).toBe(0);
  });

  it.each(['text/html5', 'x-text/html', 'application/xml; a=text/html'])(
    'is no page of the type %s',
    async (type) => {
      await ask('page', {}, page(type));
      expect(held.size).toBe(0);
    },
  );

  it('is no file whose answer is of another kind, although it went well', async () => {
    const part = new Response('[', { status: 206, headers: { 'Cache-Control': 'public' } });
    expect((await ask('file', {}, part)).status).toBe(206);
    expect(held.size).toBe(0);
  });

  it.each<[string, Said, string]>([
    ['whoever brings a key', { Authorization: 'Bearer x' }, 'GET'],
    ['whoever asks for a part', { Range: 'bytes=0-1' }, 'GET'],
    ['whoever only asks for the headers', {}, 'HEAD'],
  ])('is no file for %s', async (_who, asked, method) => {
    await ask('file', {}, file());
    await ask('file', asked, file(), method);
    expect(made).toHaveLength(2);
    await ask('file', {}, file());
    expect(made).toHaveLength(2);
  });
});

describe('whoever has a version already', () => {
  it.each([
    ['"v1"', 'W/"v1"', 304],
    ['W/"v1"', '"v1"', 304],
    ['"v0","v1"', '"v1"', 304],
    [' "v1" , "v0"', '"v1"', 304],
    ['"vW/1"', '"v1"', 200],
    ['"v1', '"v1"', 200],
    ['"v11"', '"v1"', 200],
  ])('says %s of a file that is %s: %d', async (tag, ETag, status) => {
    const headers = { 'If-None-Match': tag };
    const first = await ask('file', headers, file({ ETag, 'CF-Cache-Status': 'MISS' }));
    const second = await ask('file', headers, file({ ETag }));
    expect([first.status, second.status, made.length]).toEqual([status, status, 1]);
    expect(first.text).toBe(status === 304 ? '' : '[1]');
    // The headers are those of the complete response, and none shows that it was cached.
    expect(first.said).toMatchObject({ etag: ETag, 'cache-control': 'public, s-maxage=300' });
    expect(first.said).not.toHaveProperty('cf-cache-status');
  });

  it('and is known to the site is asked for it by the site, not by the edge', async () => {
    const asked = { Cookie: '__Host-session=x', 'If-None-Match': '"v1"' };
    expect((await ask('file', asked, file())).status).toBe(200);
    expect(made[0]?.headers.get('If-None-Match')).toBe('"v1"');
    await ask('file', { 'If-None-Match': '"v1"', 'Accept-Language': 'de' }, file());
    expect(Object.fromEntries(made[1]?.headers ?? [])).toEqual({ 'accept-language': 'de' });
  });
});

it('a kept page that has lost its marks goes out as it is, as a page', async () => {
  await ask('page', {}, page('text/html'));
  const [[address]] = [...held] as [[string, Response]];
  held.set(address, new Response(new TextEncoder().encode('<html>kept</html>')));
  expect(await ask('page', {}, page('text/html'))).toEqual({
    status: 200,
    said: { 'content-type': 'text/html; charset=utf-8' },
    text: '<html>kept</html>',
  });
  expect(made).toHaveLength(1);
});
