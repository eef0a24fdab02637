import { describe, expect, it } from 'vitest';
import { Visitor } from '../harness/visitor';

const PAGE = '/monster-lookup/goblin';
const PICTURE = `${PAGE}/picture.png`;

function ask(path: string, options: { method?: string; body?: string } = {}): Promise<Response> {
  return new Visitor().ask(path, options);
}

/** The content of a meta property of a page. */
async function tagOf(path: string, property: string): Promise<string> {
  const html = await (await ask(path)).text();
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

describe('the preview picture of a monster', () => {
  it('is named in the page’s metadata with its size and alternative text', async () => {
    expect(await tagOf(PAGE, 'og:image')).toMatch(
      /^http:\/\/[^/]+\/monster-lookup\/goblin\/picture\.png\?v=[0-9a-f]{8}$/,
    );
    expect(await tagOf(PAGE, 'og:image:width')).toBe('1200');
    expect(await tagOf(PAGE, 'og:image:height')).toBe('630');
    expect(await tagOf(PAGE, 'og:image:alt')).toMatch(/^Goblin: Small humanoid .*Challenge 1\/4/);
  });

  it('is a PNG that is cached until the record changes', async () => {
    const address = new URL(await tagOf(PAGE, 'og:image'));
    const answer = await ask(address.pathname + address.search);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=31536000/);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(40_000);
  });

  it('is drawn at one URL only: all others redirect to it', async () => {
    const address = new URL(await tagOf(PAGE, 'og:image'));
    for (const search of ['', '?', '?v=00000000', `${address.search}&more=1`, '?v=']) {
      const answer = await ask(PICTURE + search);
      expect(answer.status, search).toBe(302);
      expect(answer.headers.get('Location'), search).toBe(address.pathname + address.search);
    }
  });

  it('is a 404 for an unknown monster, and refuses POST', async () => {
    expect((await ask('/monster-lookup/no-such-beast/picture.png')).status).toBe(404);
    const written = await ask(PICTURE, { method: 'POST', body: 'x' });
    expect(written.status).toBeGreaterThanOrEqual(400);
    expect(written.status).toBeLessThan(500);
  });
});
