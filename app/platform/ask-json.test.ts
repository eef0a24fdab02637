import { afterEach, describe, expect, it, vi } from 'vitest';
import { askFile } from './ask-file';
import { askJson } from './ask-json';

afterEach(() => vi.unstubAllGlobals());

/** Makes `fetch` return this response for every request. */
function answering(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => answer());
}
const ask = () => askJson('/monsters/goblin', new AbortController().signal);

describe('a browser that asks our site', () => {
  it('has the record that came', async () => {
    answering(() => Response.json({ name: 'Goblin' }));
    expect(await ask()).toEqual({ is: 'here', value: { name: 'Goblin' } });
  });

  it('knows that a record is not there only when the site says so', async () => {
    answering(() => Response.json({ error: 'none' }, { status: 404 }));
    expect(await ask()).toEqual({ is: 'missing' });
    for (const status of [500, 503, 429]) {
      answering(() => Response.json({ error: 'later' }, { status }));
      expect(await ask()).toEqual({ is: 'lost' });
    }
  });

  it('learns that the line is lost when nothing comes, or something that is no JSON', async () => {
    answering(() => Promise.reject(new TypeError('offline')));
    expect(await ask()).toEqual({ is: 'lost' });
    answering(() => new Response('<h1>Sign in to the inn’s network</h1>'));
    expect(await ask()).toEqual({ is: 'lost' });
  });

  it('gives up with whoever asked', async () => {
    const leaving = new AbortController();
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      leaving.abort();
      signal?.throwIfAborted();
      return Response.json({});
    });
    expect(await askJson('/monsters/goblin', leaving.signal)).toEqual({ is: 'lost' });
  });

  it('has the bytes of a file, or nothing', async () => {
    answering(() => new Response(Uint8Array.of(1, 2, 3)));
    expect(await askFile('/assets/letters')).toEqual(Uint8Array.of(1, 2, 3));
    answering(() => new Response('gone', { status: 404 }));
    expect(await askFile('/assets/letters')).toBeNull();
    answering(() => Promise.reject(new TypeError('offline')));
    expect(await askFile('/assets/letters')).toBeNull();
  });
});
