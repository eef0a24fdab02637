import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const PAGE = '/spell-scroll-cost';

/** kB of script (gzip) that the page may load of its own, as the specification says. */
const MODULE_KB = 10;

describe('the page of scroll costs', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signedIn(PEOPLE.admin);
  });

  async function wordsAt(query: string, status = 200): Promise<string> {
    const answer = await admin.ask(`${PAGE}${query}`);
    expect(answer.status).toBe(status);
    return wordsOf(await answer.text());
  }

  it('is for admins until it is launched', async () => {
    expect((await new Visitor().ask(PAGE)).headers.get('location')).toContain('/access-gate');
    const paying = await signedIn(PEOPLE.paying);
    expect((await paying.ask(PAGE)).headers.get('location')).toContain('/no-access');
    expect((await admin.ask(PAGE)).status).toBe(200);
  });

  it('prices a spell by 2024: twice the scribing cost, plus the consumed components', async () => {
    const words = await wordsAt('?edition=2024&spell=revivify&arcana=6&casting=-1');
    expect(words).toContain('Scroll of Revivify');
    expect(words).toContain('600 GP, including 300 GP of components that the spell consumes');
    expect(words).toContain('5 days of 8 hours and 150 GP, 450 GP with consumed components');
    expect(words).toContain(
      'DC 13 spellcasting ability check for a reader without slots of its level (35% with −1)',
    );
    expect(words).toContain('Revivify is not a wizard spell, so it cannot be copied.');
  });

  it('prices a spell by 2014 as a guide, with the cost of copying it into a spellbook', async () => {
    const words = await wordsAt('?spell=fireball&arcana=5');
    expect(words).toContain('Price (guide) 100 to 300 GP');
    expect(words).toContain('6 hours, 150 GP');
    expect(words).toContain('DC 13 Intelligence (Arcana) check (65% with +5)');
  });

  it('finds a mistyped spell, and offers other matches', async () => {
    const words = await wordsAt('?spell=firebll');
    expect(words).toMatch(/Scroll of (Delayed Blast )?Fireball/);
    expect(words).toContain('Not this one?');
  });

  it('uses a form, and links to the same request in the other edition', async () => {
    const html = await (await admin.ask(`${PAGE}?spell=fire+bal&arcana=%2B7`)).text();
    const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((one) =>
      one.includes('name="arcana"'),
    );
    expect(form).toMatch(/^<form[^>]*method="get"[^>]*action="\/spell-scroll-cost#/);
    for (const field of ['spell', 'level', 'arcana', 'casting']) {
      expect(form).toContain(`name="${field}"`);
    }
    expect(wordsOf(html)).toContain('75% with +7');
    const other = /href="(\/spell-scroll-cost\?[^"]*)"[^>]*>2024 rules</.exec(html)?.[1] ?? '';
    const answer = await admin.ask(other.replaceAll('&amp;', '&'));
    const after = await answer.text();
    expect(wordsOf(after)).toContain('5 days of 8 hours and 150 GP');
    expect(after).toContain('value="+7"');
  });

  it('reports an unknown spell, and keeps what was typed', async () => {
    const answer = await admin.ask(`${PAGE}?spell=${encodeURIComponent('<b>"qqqq\'')}`);
    const html = await answer.text();
    expect(wordsOf(html)).toContain('No 2014 spell is called');
    expect(html).not.toContain('<b>"qqqq');
    expect(html).toContain('value="&lt;b&gt;&quot;qqqq&#x27;"');
  });

  it.each([
    ['?level=10', 'A spell level, 0 for a cantrip, must be a whole number from 0 to 9.'],
    ['?level=2.5', 'A spell level, 0 for a cantrip, must be a whole number from 0 to 9.'],
    ['?arcana=31', 'The Arcana bonus must be a whole number from -5 to 30.'],
    ['?casting=many', 'The modifier must be a whole number from -5 to 30.'],
    [`?spell=${'a'.repeat(200)}`, 'A spell’s name can have at most 100 characters.'],
  ])('answers %s with a sentence', async (query, sentence) => {
    expect(await wordsAt(query)).toContain(sentence);
  });

  it.each(['?edition=1974', '?level=0', '?level=9&edition=2024', '?spell=%00%ff', '?spell=%20'])(
    'opens with %s',
    async (query) => {
      expect(await wordsAt(query)).toContain('All levels, ');
    },
  );

  it('loads a small script and no React', async () => {
    const html = await (await admin.ask(PAGE)).text();
    expect(html).not.toContain('__remixContext');
    const script = /<script[^>]+src="(\/assets\/page-script-[\w.-]+\.js)"/.exec(html)?.[1];
    expect(script).toBeDefined();
    const text = await (await admin.ask(String(script))).text();
    expect(gzipSync(text).length / 1000).toBeLessThan(MODULE_KB);
  });
});
