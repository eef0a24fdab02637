import { describe, expect, it } from 'vitest';
import { titleOf, wordsOf } from '../harness/page-words';
import { Visitor } from '../harness/visitor';
import { PAGE_TEXTS } from '../site-texts';

describe('the specified words', () => {
  it.each(PAGE_TEXTS)('stand on $path', async ({ path, title, texts }) => {
    const html = await (await new Visitor().ask(path)).text();
    const words = wordsOf(html);
    expect(titleOf(html)).toBe(title);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  it.each(['/terms', '/privacy'])(
    'stand on %s under contents that lead to each part',
    async (path) => {
      const html = await (await new Visitor().ask(path)).text();
      const contents = /<nav[^>]*aria-label="Contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      const parts = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
      expect(parts.length).toBeGreaterThan(5);
      expect(ids).toEqual(parts);
      // Each addition is folded under its heading and its day; its words stay in the page.
      expect(html.match(/<details[^>]*><summary><h3>/g)?.length).toBeGreaterThan(0);
    },
  );

  it('say that a post is missing in words, without a number', async () => {
    const answer = await new Visitor().ask('/blog/no-such-post');
    expect(answer.status).toBe(404);
    const words = wordsOf(await answer.text());
    expect(words).toContain('That post wasn’t found.');
    expect(words).not.toContain('404');
  });

  it("says 'Sending…' from the moment that a message is sent", async () => {
    const html = await (await new Visitor().ask('/contact')).text();
    const script = /src="(\/assets\/start-contact-[^"]+)"/.exec(html)?.[1] ?? '';
    expect(await (await new Visitor().ask(script)).text()).toContain('Sending…');
  });
});
