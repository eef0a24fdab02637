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

  it("says 'Sending…' from the moment that a message is sent", async () => {
    const html = await (await new Visitor().ask('/contact')).text();
    const script = /src="(\/assets\/start-contact-[^"]+)"/.exec(html)?.[1] ?? '';
    expect(await (await new Visitor().ask(script)).text()).toContain('Sending…');
  });
});
