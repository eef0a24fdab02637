import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { page, TRY } from '../harness/map-pages';
import { Visitor } from '../harness/visitor';

describe('the Mapwright demonstration', () => {
  const visitor = new Visitor();

  it('shows the map itself with picture, key and files, without a script', async () => {
    const { status, html } = await page(visitor, TRY);
    expect(status).toBe(200);
    expect(html).toMatch(/<svg[^>]*viewBox="0 0 6000 4400"[^>]*aria-label="The [^"]+"/);
    expect(html).toContain('Rooms of the map');
    expect(html).toContain('/try/mapwright/map.json?');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('draws the map that the URL describes, the same each time', async () => {
    const search = '?preset=goblin-warren&seed=pale-toad-7&style=graph&view=player';
    const [one, two] = [await page(visitor, TRY + search), await page(visitor, TRY + search)];
    const drawing = /<svg[^>]*viewBox[\s\S]*?<\/svg>/;
    expect(drawing.exec(one.html)?.[0]).toBe(drawing.exec(two.html)?.[0]);
    expect(one.html).not.toContain('Rooms of the map');
  });

  it('shows a large map by the address of its picture and its key in pages, so that the page stays small', async () => {
    const large = `${TRY}?place=ruined&irregularity=100&width=200&height=200&seed=large`;
    const { html } = await page(visitor, large);
    expect(gzipSync(html).byteLength).toBeLessThan(30_000);
    expect(html).not.toMatch(/<svg[^>]*viewBox="0 0 20000 20000"/);
    const [, dark, src = '', alt] =
      /<picture>(<source media="[^"]+dark[^>]+>)<img src="([^"]+)" alt="([^"]+)">/.exec(html) ?? [];
    expect([dark, alt]).toEqual([expect.stringContaining('theme=dark'), expect.any(String)]);
    const picture = await visitor.ask(src.replaceAll('&amp;', '&'));
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(await picture.text()).toMatch(/<svg[^>]*viewBox="0 0 20000 20000"/);
    expect(html).toContain('id="room-60"');
    expect(html).not.toContain('id="room-61"');
    const [, next = ''] = /<a href="([^"]+)#room-61">Rooms 61–120</.exec(html) ?? [];
    const second = await page(visitor, TRY + next.replaceAll('&amp;', '&'));
    expect(second.html).toContain('id="room-61"');
    expect(second.html).toContain('aria-current="page">Rooms 61–120<');
  });

  it('corrects an invalid URL and shows what was wrong', async () => {
    const { status, html } = await page(
      visitor,
      `${TRY}?width=99999&kind=tower&density=x&style=neon&seed=${'s'.repeat(300)}`,
    );
    expect(status).toBe(200);
    for (const word of ['Width', 'Kind', 'Density', 'style', 'seed was shortened']) {
      expect(html).toContain(word);
    }
  });

  it('“Surprise me” redirects to another seed of the same recipe', async () => {
    const answer = await visitor.ask(`${TRY}?kind=cave&seed=old&again=1`);
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('Location') ?? '', visitor.origin);
    expect(to.searchParams.get('kind')).toBe('cave');
    expect(to.searchParams.getAll('seed')).toHaveLength(1);
    expect(to.searchParams.get('seed')).not.toBe('old');
    expect(to.searchParams.has('again')).toBe(false);
  });

  it('another theme redirects to its settings, as drawn before', async () => {
    const answer = await visitor.ask(`${TRY}?was=none&place=mine&seed=old&style=graph`);
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('Location') ?? '', visitor.origin).searchParams;
    expect(Object.fromEntries(to)).toMatchObject({
      place: 'mine',
      seed: 'old',
      style: 'graph',
      irregularity: '90',
    });
    expect(to.has('was')).toBe(false);
  });

  it('serves JSON and SVG as downloads that cannot run scripts', async () => {
    for (const file of ['json', 'svg']) {
      const answer = await visitor.ask(`${TRY}/map.${file}?seed=x`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Disposition')).toMatch(
        new RegExp(
          `^attachment; filename="map\\.${file}"; filename\\*=UTF-8''[a-z0-9-]+\\.${file}$`,
        ),
      );
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(await answer.text()).not.toContain('<script');
    }
  });

  it('files are cacheable if the URL is complete, and revalidated otherwise', async () => {
    const full = '?v=1&seed=for-ever&style=graph';
    for (const file of ['json', 'svg']) {
      const path = `${TRY}/map.${file}`;
      const first = await visitor.ask(path + full);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400, s-maxage=31536000');
      const text = await first.text();
      const again = await visitor.ask(path + full);
      expect(await again.text()).toBe(text);
      expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
      expect(again.headers.get('Content-Disposition')).toContain("filename*=UTF-8''the-");
      expect(again.headers.get('Content-Security-Policy')).toContain('sandbox');
      for (const part of [
        '?seed=x',
        '?v=2&seed=x',
        '?v=1',
        '?v=1&seed=x&preset=old-keep',
        '?v=1&seed=x&width=9',
      ]) {
        const answer = await visitor.ask(path + part);
        expect(answer.headers.get('Cache-Control'), part).toBe('no-cache');
        await answer.text();
      }
    }
  });

  it('reports that a link of another generator version cannot be drawn', async () => {
    const { html } = await page(visitor, `${TRY}?v=99&seed=later`);
    expect(html).toContain('from another version of the generator');
  });

  it('draws nothing for a HEAD request', async () => {
    for (const path of [
      TRY,
      `${TRY}?v=1&seed=head`,
      `${TRY}/map.svg?v=1&seed=head`,
      `${TRY}/map.json`,
    ]) {
      const answer = await visitor.ask(path, { method: 'HEAD' });
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toBe('');
    }
    // The HEAD response must not be cached as if it were the whole file.
    const whole = await visitor.ask(`${TRY}/map.svg?v=1&seed=head`);
    expect(await whole.text()).toContain('<svg');
  });

  it('leaves maps of more than 40,000 squares to the browser, and says so', async () => {
    const { status, html } = await page(visitor, `${TRY}?width=500&height=500&seed=huge`);
    expect(status).toBe(200);
    expect(html).toContain('This map has 250,000 squares.');
    expect(html).not.toContain('viewBox="0 0 50000 50000"');
    expect(html).not.toContain('/try/mapwright/map.svg?');
    expect(html.length).toBeLessThan(400_000);
    const svg = await visitor.ask(`${TRY}/map.svg?width=500&height=500`);
    expect(svg.status).toBe(400);
    expect(await svg.text()).toContain('your browser does it at any size');
    const largest = await visitor.ask(`${TRY}/map.svg?width=200&height=200`);
    expect(largest.status).toBe(200);
    await largest.text();
  });

  it('has a picture of each place, and 404 for a place that does not exist', async () => {
    const picture = await visitor.ask(`${TRY}/places/old-keep`);
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
    expect((await picture.text()).length).toBeLessThan(40_000);
    const crypt = await visitor.ask(`${TRY}/places/theme-crypt`);
    expect(crypt.headers.get('Content-Type')).toBe('image/svg+xml');
    const { html } = await page(visitor, TRY);
    expect(html).toContain('/places/theme-crypt');
    expect(html).toContain('place=crypt');
    expect((await visitor.ask(`${TRY}/places/nowhere`)).status).toBe(404);
  });
});
