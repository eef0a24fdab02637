import { describe, expect, it } from 'vitest';
import { titleOf, wordsOf } from '../harness/page-words';
import { makePerson, visitorOf } from '../harness/person';
import { Visitor } from '../harness/visitor';
import { PAGE_TEXTS } from '../site-texts';

describe('the specified texts', () => {
  it.each(PAGE_TEXTS)('appear on $path', async ({ path, title, texts }) => {
    const html = await (await new Visitor().ask(path)).text();
    const words = wordsOf(html);
    expect(titleOf(html)).toBe(title);
    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
  });

  it.each(['/terms', '/privacy'])(
    'appear on %s below a table of contents with a link to each section',
    async (path) => {
      const html = await (await new Visitor().ask(path)).text();
      const contents = /<nav[^>]*aria-label="Contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      const parts = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
      expect(parts.length).toBeGreaterThan(5);
      expect(ids).toEqual(parts);
      // Each added clause is folded under its heading and date; its text stays in the page.
      expect(html.match(/<details[^>]*><summary><h3>/g)?.length).toBeGreaterThan(0);
    },
  );

  it('say that a post is missing, without a status code', async () => {
    const answer = await new Visitor().ask('/blog/no-such-post');
    expect(answer.status).toBe(404);
    const words = wordsOf(await answer.text());
    expect(words).toContain('That post wasn’t found.');
    expect(words).not.toContain('404');
  });

  it('say “Sending…” from the moment when a message is sent', async () => {
    const html = await (await new Visitor().ask('/contact')).text();
    const script = /src="(\/assets\/start-contact-[^"]+)"/.exec(html)?.[1] ?? '';
    expect(await (await new Visitor().ask(script)).text()).toContain('Sending…');
  });
});

describe('public pages', () => {
  it.each([
    ...([
      ['/', 2],
      ['/about', 2],
      ['/features', 2],
      ['/contact', 2],
    ] as const),
    ...(['/terms', '/privacy', '/licences', '/api', '/offline'] as const).map(
      (path) => [path, 0] as const,
    ),
  ])('do not use React: %s loads %i scripts, its own and the layout’s', async (path, many) => {
    const html = await (await new Visitor().ask(path)).text();
    expect(html.match(/<script[^>]+src=/g) ?? []).toHaveLength(many);
    expect(html).not.toContain('__remixContext');
  });

  it('show the generic installation instructions until a script finds better ones', async () => {
    const html = await (await new Visitor().ask('/about')).text();
    expect(html).toMatch(/<p data-state="generic">Look in your browser’s menu/);
    for (const state of ['prompt', 'iphone', 'chromium', 'installed']) {
      expect(html).toMatch(new RegExp(`<[^>]*data-state="${state}"[^>]* hidden=""`));
    }
  });
});

describe('the home and features pages', () => {
  const plansOf = (html: string) =>
    /<section[^>]*aria-labelledby="plans-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';

  it.each(['/', '/features'])('%s: shows the price of Pro, and offers an account', async (path) => {
    // The first page may be rendered before the prices are loaded.
    await expect
      .poll(async () => plansOf(await (await new Visitor().ask(path)).text()))
      .toContain('$60 a year');
    const html = await (await new Visitor().ask(path)).text();
    const words = wordsOf(`<body>${plansOf(html)}`);
    expect(words).toContain('14 days of Pro without a card when you first sign in.');
    expect(words).toContain('Then $6 a month, or $60 a year, two months free.');
    expect(words).toContain('Monster Lookup and Rules Cheat Sheet');
    expect(words).toContain('Sign up: 14 days of Pro without a card');
    // The sign-up link returns to this page, and the header has no second one.
    expect(plansOf(html)).toContain(`href="/login?next=${encodeURIComponent(path)}"`);
    expect(/<header[\s\S]*?<\/header>/.exec(html)?.[0]).not.toContain('Sign up');
  });

  it.each(['/', '/features'])(
    '%s: offers a signed-in user no new account, but a link to theirs',
    async (path) => {
      const visitor = await visitorOf((await makePerson({ plan: 'paying' })).userId);
      const html = await (await visitor.ask(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main).toContain('href="/settings"');
      expect(main).not.toContain('Sign up');
    },
  );
});
