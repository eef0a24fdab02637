import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appOrigin } from '../harness/origin';
import { titleOf, wordsOf } from '../harness/page-words';
import { Visitor } from '../harness/visitor';

const POST = '/blog/run-the-fight-not-the-paperwork';

async function htmlOf(path: string, status = 200): Promise<string> {
  const answer = await new Visitor().ask(path);
  expect(answer.status, path).toBe(status);
  return answer.text();
}

/** The part of a page from an opening tag (with the given attribute) to its closing tag. */
function partOf(html: string, tag: string, marked = ''): string {
  return new RegExp(`<${tag}[^>]*${marked}[^>]*>[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? '';
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address = '']) => address);
}

describe('the list of posts', () => {
  it('shows the pinned post first, then the newest', async () => {
    const html = await htmlOf('/blog');
    expect(titleOf(html)).toBe('Blog | Delvewright');
    const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => card);
    expect(cards.map((card) => wordsOf(`<body>${partOf(card, 'h2')}`).trim())).toEqual([
      'Twenty minutes before the doorbell',
      'The first room teaches the dungeon',
      'Run the fight, not the paperwork',
      'A monster with a reason',
    ]);
    expect(cards.map((card) => wordsOf(`<body>${card}`).includes('Pinned'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('links to posts whose links work', async () => {
    const list = partOf(await htmlOf('/blog'), 'main');
    const posts = [...list.matchAll(/<article[\s\S]*?<\/article>/g)].map(
      ([card]) => addressesIn(card)[0] ?? '',
    );
    expect(new Set(posts).size).toBe(4);
    for (const post of posts) {
      const article = partOf(await htmlOf(post), 'article');
      const paragraphs = [...article.matchAll(/<p[ >][\s\S]*?<\/p>/g)].map(([words]) => words);
      const inside = addressesIn(paragraphs.join(''));
      expect(inside.length, post).toBeGreaterThan(0);
      for (const address of inside) {
        if (!address.startsWith('#')) await htmlOf(address);
      }
    }
  });
});

describe('a post', () => {
  it('has its picture, author, date, blocks and own URL, and links to tools and contact', async () => {
    const html = await htmlOf(POST);
    expect(titleOf(html)).toBe('Run the fight, not the paperwork | Delvewright');
    const article = partOf(html, 'article');
    expect(article).toMatch(/<img[^>]*alt="Goblins with torches/);
    const words = wordsOf(`<body>${article}`);
    for (const said of ['Aug 7, 2026', 'A quick ruling', 'What the stopwatch says now']) {
      expect(words).toContain(said);
    }
    // For readers without the script that copies the URL.
    expect(words).toContain(`${appOrigin()}${POST}`);
    expect(partOf(article, 'blockquote')).toContain('A quick ruling');
    expect(/<code data-lang="text">([\s\S]*?)<\/code>/.exec(article)?.[1]).toContain('ogre');
    const beside = partOf(html, 'aside', 'aria-label="Tools and contact"');
    expect(wordsOf(`<body>${beside}`)).toContain('Monster Lookup');
    expect(addressesIn(beside)).toContain('/contact');
  });

  it('links to the previous and the next post, and has no link beyond the first and the last', async () => {
    const waysOn = async (path: string) =>
      addressesIn(partOf(await htmlOf(path), 'nav', 'aria-label="Previous and next post"'));
    const [previous = '', next, ...more] = await waysOn(POST);
    expect([next, more]).toEqual([expect.stringMatching(/^\/blog\//), []]);
    expect(titleOf(await htmlOf(previous))).toBe('A monster with a reason | Delvewright');
    expect(await waysOn(previous)).toEqual([POST]);
  });

  it('that does not exist links back to the list', async () => {
    expect(addressesIn(partOf(await htmlOf('/blog/the-lost-post', 404), 'main'))).toEqual([
      '/blog',
    ]);
  });

  it('has a canonical URL, date and picture for search engines', async () => {
    const html = await htmlOf(POST);
    expect(html).toContain(`<link rel="canonical" href="${appOrigin()}${POST}"/>`);
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Run the fight, not the paperwork',
      datePublished: '2026-08-07',
      mainEntityOfPage: { '@id': `${appOrigin()}${POST}` },
    });
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('needs no React: the list loads no script, a post two small ones', async () => {
    for (const [path, count] of [
      ['/blog', 0],
      [POST, 2],
    ] as const) {
      const html = await htmlOf(path);
      expect(html).not.toContain('__remixContext');
      const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
      expect(scripts, path).toHaveLength(count);
      for (const script of scripts) {
        expect(gzipSync(await htmlOf(script)).length, script).toBeLessThan(3000);
      }
    }
  });
});

it('the feed has every post, newest first, with working links', async () => {
  const answer = await new Visitor().ask('/rss.xml');
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const xml = await answer.text();
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]+)</${name}>`, 'g'))].map(([, v = '']) => v);
  const links = all('guid');
  expect(links).toHaveLength(4);
  const days = all('pubDate').map((day) => Date.parse(day));
  expect(days).toHaveLength(4);
  expect(days).toEqual([...days].sort((one, other) => other - one));
  for (const link of links) expect((await fetch(link)).status, link).toBe(200);
});
