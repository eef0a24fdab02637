import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compilePost } from './compile-post';
import { feedXml } from './feed';
import { plainText } from './inline-words';
import { neighbours, pinnedThenNewest } from './post-order';
import type { Block, Post } from './post-schema';

const FOLDER = new URL('../../../content/blog/', import.meta.url);
const PUBLIC = new URL('../../../public', import.meta.url);

const posts: readonly Post[] = readdirSync(FOLDER).map((name) =>
  compilePost(`content/blog/${name}`, readFileSync(new URL(name, FOLDER), 'utf8')),
);

function wordsOf(block: Block): string {
  if (block.type === 'paragraph' || block.type === 'quote') return plainText(block.words);
  if (block.type === 'list') return block.items.map(plainText).join(' ');
  if (block.type === 'h2' || block.type === 'link') return block.text;
  return block.type === 'code' ? block.code : '';
}

test('there are four posts, one of them pinned', () => {
  expect(posts).toHaveLength(4);
  expect(posts.filter(({ pinned }) => pinned)).toHaveLength(1);
});

test.each(posts.map((post) => [post.slug, post] as const))('%s has 500 to 900 words', (_, post) => {
  const count = post.body.map(wordsOf).join(' ').split(/\s+/).length;
  expect(count).toBeGreaterThanOrEqual(500);
  expect(count).toBeLessThanOrEqual(900);
});

test.each(posts.map((post) => [post.slug, post] as const))('%s has all its pictures', (_, post) => {
  const pictures = post.body.flatMap((block) => (block.type === 'image' ? [block.src] : []));
  const files = [post.imageUrl, ...pictures].flatMap((src) => [
    src,
    ...[480, 800, 1280].flatMap((width) =>
      ['avif', 'webp'].map((format) => src.replace(/\.jpg$/, `-${width}.${format}`)),
    ),
  ]);
  files.push(post.imageUrl.replace(/\.jpg$/, '-share.jpg'));
  expect(files.filter((file) => !existsSync(`${PUBLIC.pathname}${file}`))).toEqual([]);
});

test('no two headings of a post share an anchor', () => {
  for (const { body } of posts) {
    const ids = body.flatMap((block) => (block.type === 'h2' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

const days = [
  { slug: 'b', publishedAt: '2026-01-01', pinned: false },
  { slug: 'old-but-pinned', publishedAt: '2020-01-01', pinned: true },
  { slug: 'newest', publishedAt: '2026-03-01', pinned: false },
  { slug: 'a', publishedAt: '2026-01-01', pinned: false },
];

test('pinned posts stand first, then the newest', () => {
  expect(pinnedThenNewest(days).map(({ slug }) => slug)).toEqual([
    'old-but-pinned',
    'newest',
    'a',
    'b',
  ]);
});

test('previous and next go by day alone, and end at the ends', () => {
  expect(neighbours(days, 'newest')).toMatchObject({ previous: { slug: 'a' }, next: null });
  expect(neighbours(days, 'a')).toMatchObject({
    previous: { slug: 'b' },
    next: { slug: 'newest' },
  });
  expect(neighbours(days, 'old-but-pinned')).toMatchObject({ previous: null, next: { slug: 'b' } });
  expect(neighbours(days, 'unwritten')).toEqual({ previous: null, next: null });
});

test('the feed names the newest first and escapes whatever XML would read as tags', () => {
  const post = {
    summary: 'A <summary>',
    author: 'Rook & <Sons>',
    html: '<p>Whole</p>',
    address: 'https://a.example/blog/x?a&b',
  };
  const xml = feedXml({
    title: 'T & T',
    description: 'a < b',
    address: 'https://a.example/blog?c&d',
    feedAddress: 'https://a.example/rss.xml?e&f',
    posts: [
      { ...post, title: 'Old <b>', day: '2026-01-02' },
      { ...post, title: 'New', day: '2026-08-21' },
    ],
  });
  expect(xml).toContain('<title>T &amp; T</title>');
  expect(xml).toContain('Old &lt;b&gt;');
  expect(xml).toContain('<dc:creator>Rook &amp; &lt;Sons&gt;</dc:creator>');
  expect(xml).toContain('<description>A &lt;summary&gt;</description>');
  expect(xml).toContain('<description>a &lt; b</description>');
  expect(xml).toContain('<link>https://a.example/blog/x?a&amp;b</link>');
  expect(xml).toContain('<link>https://a.example/blog?c&amp;d</link>');
  expect(xml).toContain('href="https://a.example/rss.xml?e&amp;f"');
  expect(xml.match(/&(?!amp;|lt;|gt;|quot;|#39;)/g)).toBeNull();
  expect(xml.indexOf('New')).toBeLessThan(xml.indexOf('Old'));
  expect(xml).toContain('<lastBuildDate>Fri, 21 Aug 2026 00:00:00 GMT</lastBuildDate>');
});
