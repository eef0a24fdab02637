import { expect, it } from 'vitest';
import { feedXml } from './feed';
import { postHtml } from './post-html';
import type { Block } from './post-schema';

const ADDRESS = 'https://delvewright.example/blog/a-post';

function html(...body: Block[]): string {
  return postHtml({ header: 'Why & how', body }, ADDRESS);
}

it('a whole post is HTML, with its marks and nothing of its text lost', () => {
  expect(
    html(
      { type: 'h2', id: 'first', text: 'First <things>' },
      { type: 'paragraph', words: ['Roll ', { mark: 'strong', text: '2d6' }, '.'] },
      { type: 'list', items: [['One'], ['Two']] },
      { type: 'quote', words: ['“Run!”'] },
      { type: 'code', lang: 'text', code: 'a < b' },
    ),
  ).toBe(
    [
      '<p>Why &amp; how</p>',
      '<h2>First &lt;things&gt;</h2>',
      '<p>Roll <strong>2d6</strong>.</p>',
      '<ul><li>One</li><li>Two</li></ul>',
      '<blockquote><p>“Run!”</p></blockquote>',
      '<pre><code>a &lt; b</code></pre>',
    ].join('\n'),
  );
});

it('every address is whole, so that a reader elsewhere can follow it', () => {
  expect(html({ type: 'link', href: '/contact', text: 'Write' })).toContain(
    '<a href="https://delvewright.example/contact">Write</a>',
  );
  expect(html({ type: 'paragraph', words: [{ href: '#first', text: 'above' }] })).toContain(
    `<a href="${ADDRESS}#first">above</a>`,
  );
  const picture = { type: 'image', src: '/pictures/blog/a.jpg', alt: 'A "map"', caption: 'A cave' };
  expect(html(picture as Block)).toMatch(
    /<img src="https:\/\/delvewright\.example\/pictures\/blog\/a[^"]*\.jpg[^"]*" alt="A &quot;map&quot;"><figcaption>A cave/,
  );
});

it('a feed carries whole posts beside their summaries', () => {
  const post = { title: 'T', summary: 'Short', author: 'A', day: '2026-01-02', address: ADDRESS };
  const xml = feedXml({
    title: 'Blog',
    description: 'Notes',
    address: ADDRESS,
    feedAddress: ADDRESS,
    posts: [{ ...post, html: '<p>Long & whole</p>' }],
  });
  expect(xml).toContain('<description>Short</description>');
  expect(xml).toContain('<content:encoded>&lt;p&gt;Long &amp; whole&lt;/p&gt;</content:encoded>');
});
