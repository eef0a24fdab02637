import { describe, expect, it } from 'vitest';
import { titleOf, wordsOf } from '../harness/page-words';
import { makePerson, visitorOf } from '../harness/person';
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

describe('public pages', () => {
  it.each([
    ...([
      ['/', 2],
      ['/about', 2],
      ['/features', 2],
      ['/contact', 2],
    ] as const),
    ...(['/terms', '/privacy', '/licences', '/offline'] as const).map((path) => [path, 0] as const),
  ])('do without React: %s fetches %i scripts, its own and the frame’s', async (path, many) => {
    const html = await (await new Visitor().ask(path)).text();
    expect(html.match(/<script[^>]+src=/g) ?? []).toHaveLength(many);
    expect(html).not.toContain('__remixContext');
  });

  it('give the general way to a home screen where no script finds a better one', async () => {
    const html = await (await new Visitor().ask('/about')).text();
    expect(html).toMatch(/<p data-state="generic">Look in your browser’s menu/);
    for (const state of ['prompt', 'iphone', 'chromium', 'installed']) {
      expect(html).toMatch(new RegExp(`<[^>]*data-state="${state}"[^>]* hidden=""`));
    }
  });
});

describe('home and features', () => {
  const plansOf = (html: string) =>
    /<section[^>]*aria-labelledby="plans-title"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';

  it.each(['/', '/features'])('%s: says what Pro costs, and offers an account', async (path) => {
    // The first page of all may find that nobody has told the prices yet.
    await expect
      .poll(async () => plansOf(await (await new Visitor().ask(path)).text()))
      .toContain('$60 a year');
    const html = await (await new Visitor().ask(path)).text();
    const words = wordsOf(`<body>${plansOf(html)}`);
    expect(words).toContain('14 days of Pro without a card when you first sign in.');
    expect(words).toContain('Then $6 a month, or $60 a year, two months free.');
    expect(words).toContain('Monster Lookup and Rules Cheat Sheet');
    expect(words).toContain('Sign up: 14 days of Pro without a card');
    // An account leads back to the page that it was asked for on, and the bar offers none.
    expect(plansOf(html)).toContain(`href="/login?next=${encodeURIComponent(path)}"`);
    expect(/<header[\s\S]*?<\/header>/.exec(html)?.[0]).not.toContain('Sign up');
  });

  it.each(['/', '/features'])(
    '%s: offers whoever is signed in no account, and shows the way to theirs',
    async (path) => {
      const visitor = await visitorOf((await makePerson({ plan: 'paying' })).userId);
      const html = await (await visitor.ask(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main).toContain('href="/settings"');
      expect(main).not.toContain('Sign up');
    },
  );
});
