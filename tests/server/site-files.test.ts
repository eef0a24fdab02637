import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { PICTURES, type PictureName, pictureShape } from '~/site/pictures/picture-table';
import { inProject } from '../../scripts/setup/project.mjs';
import { appOrigin } from '../harness/origin';
import { Visitor } from '../harness/visitor';

const pictures = new URL('../../public/pictures/', import.meta.url);

async function textOf(path: string): Promise<string> {
  const answer = await new Visitor().ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** Width and height of a JPEG, from its frame header. */
function jpegSize(bytes: Buffer): [number, number] {
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2)
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('no frame header');
}

describe('metadata for search engines and shared links', () => {
  it('contains each page’s canonical URL, and a picture that exists', async () => {
    for (const path of [
      '/',
      '/about',
      '/features',
      '/contact',
      '/terms',
      '/privacy',
      '/licences',
    ]) {
      const html = await textOf(path);
      expect(html).toContain(`<link rel="canonical" href="${appOrigin()}${path}"/>`);
      expect(
        /<meta name="description" content="([^"]{40,165})"/.exec(html)?.[1],
        path,
      ).toBeTruthy();
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect((await fetch(picture)).headers.get('content-type'), path).toBe('image/jpeg');
    }
  });

  it('contains the tool’s own card for pages of the tool', async () => {
    const signs = {
      '/monster-lookup': 'monster-lookup',
      '/monster-lookup/spells/fireball': 'monster-lookup',
      '/try/mapwright': 'mapwright',
      '/cheat-sheet': 'cheat-sheet',
    };
    for (const [path, tool] of Object.entries(signs)) {
      const html = await textOf(path);
      expect(html).toContain(`content="${appOrigin()}/pictures/og/${tool}.jpg?v=`);
    }
    for (const { id } of CATALOGUE) {
      const answer = await fetch(`${appOrigin()}/pictures/og/${id}.jpg`);
      expect(answer.headers.get('content-type'), id).toBe('image/jpeg');
    }
  });

  it('contains valid JSON-LD about the site, with the nonce', async () => {
    const html = await textOf('/');
    const [, nonce, json = ''] =
      /<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/s.exec(html) ?? [];
    expect(nonce).toBeTruthy();
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebSite',
      name: 'Delvewright',
      url: `${appOrigin()}/`,
    });
  });

  it('the sitemap lists every public page, and every listed page opens', async () => {
    const xml = await textOf('/sitemap.xml');
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => found[1] ?? '');
    const paths = addresses.map((address) => address.replace(appOrigin(), ''));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(['/', '/features', '/monster-lookup/goblin']));
    const few = paths.filter(
      (path) => !/^\/monster-lookup\/./.test(path) || /goblin|fireball/.test(path),
    );
    for (const path of few) await textOf(path);
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  });

  it('robots.txt disallows private pages, and names the sitemap', async () => {
    const robots = await textOf('/robots.txt');
    expect(robots).toContain(`Sitemap: ${appOrigin()}/sitemap.xml`);
    for (const path of ['/settings', '/admin/', '/me/'])
      expect(robots).toContain(`Disallow: ${path}`);
  });
});

describe('the pictures', () => {
  it('exist in every size and format that a page may request', () => {
    const missing = Object.keys(PICTURES).flatMap((name) => {
      // The keys of PICTURES are the picture names.
      const { width, widths } = pictureShape(name as PictureName);
      const files = widths.flatMap((each) => [`${name}-${each}.avif`, `${name}-${each}.webp`]);
      return [...files, `${name}-${width}.jpg`].filter(
        (file) => !existsSync(new URL(file, pictures)),
      );
    });
    expect(missing).toEqual([]);
  });

  it('have versioned URLs on every page, and are cached for ever', async () => {
    const addresses = new Set<string>();
    for (const path of [
      '/',
      '/features',
      '/about',
      '/blog',
      '/access-gate?auth=auth&next=/mapwright',
    ]) {
      const html = await textOf(path);
      for (const [, list = ''] of html.matchAll(
        /(?:src|srcset|content)="([^"]*\/pictures\/[^"]*)"/gi,
      )) {
        for (const each of list.split(', ')) addresses.add(each.split(' ')[0] ?? '');
      }
    }
    expect(addresses.size).toBeGreaterThan(50);
    const versions = [...addresses].map((address) => /\?v=([\da-f]{8})$/.exec(address)?.[1]);
    expect(new Set(versions).size).toBe(1);
    const [some = ''] = addresses;
    const answer = await new Visitor().ask(some.replace(appOrigin(), ''));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('include a share card of 1200 x 630 for each of the 22 tools and the site', () => {
    for (const id of ['site', ...CATALOGUE.map((tool) => tool.id)]) {
      expect(jpegSize(readFileSync(new URL(`og/${id}.jpg`, pictures))), id).toEqual([1200, 630]);
    }
  });
});

describe('an installed app', () => {
  it('has a manifest with its name, its colors and icons that exist', async () => {
    const manifest = JSON.parse(await textOf('/manifest.webmanifest'));
    expect(manifest).toMatchObject({ name: 'Delvewright', display: 'standalone', start_url: '/' });
    for (const { src } of manifest.icons) {
      expect((await new Visitor().ask(src)).headers.get('content-type'), src).toBe('image/png');
    }
  });

  it('has a service worker that is named after its release and revalidated', async () => {
    const answer = await new Visitor().ask('/service-worker.js');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const built = readFileSync(inProject('build', 'server', 'index.js'), 'utf8');
    const release = /export const release = "(\w+)"/.exec(built)?.[1] ?? 'none';
    expect(await answer.text()).toContain(`self.RELEASE="${release}";`);
  });
});
