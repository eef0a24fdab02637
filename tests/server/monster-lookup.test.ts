import { describe, expect, it } from 'vitest';
import { plainPage, readWords } from '../harness/plain-page';

function resultsOf(html: string): string[] {
  return [...html.matchAll(/<a data-result="true"[^>]*>([^<]+)</g)].map((found) => found[1] ?? '');
}

describe('the list, without scripts', () => {
  it('shows monsters, their values and their edition', async () => {
    const { status, html } = await plainPage('/monster-lookup?q=goblin');
    expect(status).toBe(200);
    expect(resultsOf(html)[0]).toBe('Goblin');
    expect(readWords(html)).toMatch(/Goblin Small humanoid, 2014 humanoid Small 1\/4 15 7/);
  });

  it('finds a mistyped name, and says so', async () => {
    const { html } = await plainPage('/monster-lookup?q=gobln');
    expect(resultsOf(html)[0]).toBe('Goblin');
    expect(readWords(html)).toContain('No monster is called “gobln”. Closest match: goblin .');
  });

  it('takes filters from the URL, shows each as a chip, and links to the next page', async () => {
    const { html } = await plainPage('/monster-lookup?type=dragon&crMin=1/4&crMax=20&resist=-fire');
    expect(readWords(html)).toContain('CR from 1/4');
    expect(html).toContain('aria-label="Remove the filter Dragon"');
    expect(html).toContain('aria-label="Remove the filter Not resistant to fire"');
    const next = /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(html);
    const address = (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&');
    const second = await plainPage(address);
    expect(second.status).toBe(200);
    const first = new Set(resultsOf(html));
    expect(resultsOf(second.html).filter((name) => first.has(name))).toEqual([]);
    expect(resultsOf(second.html).length).toBeGreaterThan(0);
  });

  it('shows the position of each page, and links back to the previous one', async () => {
    const linkTo = (html: string, rel: string) => {
      const tag = (html.match(/<a [^>]*>/g) ?? []).find((one) => one.includes(`rel="${rel}"`));
      return /href="([^"]+)"/.exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    const pages = [(await plainPage('/monster-lookup?edition=2014')).html];
    for (const rel of ['next', 'next', 'prev', 'prev']) {
      pages.push((await plainPage(linkTo(pages.at(-1) ?? '', rel))).html);
    }
    const stands = pages.map((html) => /(\d+–\d+) of \d+ monsters/.exec(readWords(html))?.[1]);
    expect(stands).toEqual(['1–20', '21–40', '41–60', '21–40', '1–20']);
    expect(pages.map(resultsOf)[3]).toEqual(pages.map(resultsOf)[1]);
  });

  it('has its filters in a form, and checkboxes to compare monsters', async () => {
    const { html } = await plainPage('/monster-lookup?q=dragon&filters=all');
    const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
    const filters = forms.find((form) => form.includes('name="language"')) ?? '';
    expect(filters).toMatch(/^<form method="get" action="\/monster-lookup"/);
    for (const field of ['type', 'size', 'crMin', 'crMax', 'speed', 'language']) {
      expect(filters, field).toContain(`name="${field}"`);
    }
    expect(readWords(filters)).toContain('Show results');
    const { html: found } = await plainPage(
      '/monster-lookup?q=dragon&language=draconic&crMin=17&speed=fly&limit=50',
    );
    expect(resultsOf(found)).toContain('Adult Red Dragon');
    expect(resultsOf(found)).not.toContain('Young Red Dragon');
    expect(found).toContain('aria-label="Remove the filter Can fly"');
    expect(found).toMatch(/<input[^>]*type="checkbox"[^>]*name="ids"/);
  });

  it('links to the monster in the side pane for browsers without scripts', async () => {
    const { html } = await plainPage('/monster-lookup?q=gob&show=goblin');
    expect(resultsOf(html).length).toBeGreaterThan(1);
    expect(html).toMatch(/href="\/monster-lookup\/goblin\?q=gob"[^>]*>Open this monster’s page</);
  });

  it('links to every other tool in a menu that needs no script', async () => {
    const { html } = await plainPage('/try/mapwright');
    const menus = html.match(/<details[\s\S]*?<\/details>/g) ?? [];
    const tools = menus.find((menu) => /<summary[\s\S]*>Tools<[\s\S]*<\/summary>/.test(menu)) ?? '';
    const ways = [...tools.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
    expect(ways).toEqual([
      '/monster-lookup',
      '/cheat-sheet',
      '/try/initiative-tracker',
      '/try/mapwright',
    ]);
  });

  it('keeps every filter of the URL in its form, even if a select shows only one of them', async () => {
    const { html } = await plainPage(
      '/monster-lookup?type=-dragon&type=-undead&language=orc&language=-elvish',
    );
    expect(html).toMatch(/<option value="-dragon" selected=""/);
    expect(html).toMatch(/<input type="hidden" name="type" value="-undead"/);
    expect(html).toMatch(/<option value="orc" selected=""/);
    expect(html).toMatch(/<input type="hidden" name="language" value="-elvish"/);
    for (const chip of ['Not: Dragon', 'Not: Undead', 'Speaks Orc', 'Not: Speaks Elvish']) {
      expect(readWords(html)).toContain(chip);
    }
  });

  it('treats differently written values of a filter as one', async () => {
    const { html } = await plainPage('/monster-lookup?type=dragon&type=DRAGON');
    expect(html.match(/Remove the filter Dragon/g)).toHaveLength(1);
    expect(html).toMatch(
      /href="\/monster-lookup"[^>]*aria-label="Remove the filter Dragon"|aria-label="Remove the filter Dragon"[^>]*href="\/monster-lookup"/,
    );
  });

  it('shows what other sources have when only one is searched', async () => {
    const { html } = await plainPage('/monster-lookup?q=goblin&source=srd+5.1');
    expect(html).toMatch(
      /href="\/monster-lookup\?q=goblin&amp;edition=both"[^>]*>\d+ more in other sources</,
    );
    const { html: all } = await plainPage('/monster-lookup?q=goblin&edition=2014');
    expect(readWords(all)).not.toContain('other sources');
  });

  it('finds by the damage type that a monster deals', async () => {
    const { html } = await plainPage('/monster-lookup?deals=thunder');
    expect(resultsOf(html)).toContain('Androsphinx');
    expect(readWords(html)).toContain('Deals thunder');
    expect(resultsOf(html)).not.toContain('Goblin');
  });

  it('removes the blank fields of its form from the URL', async () => {
    const { status, headers } = await plainPage('/monster-lookup?q=owl&crMin=&type=&size=');
    expect([status, headers.get('location')]).toEqual([302, '/monster-lookup?q=owl']);
  });

  it('sorts by a column heading', async () => {
    const { html } = await plainPage('/monster-lookup?sort=cr&dir=desc');
    expect(resultsOf(html)[0]).toBe('Tarrasque');
    expect(html).toContain('aria-sort="descending"');
  });

  it('reports what it does not understand instead of failing', async () => {
    const { status, html } = await plainPage('/monster-lookup?crMin=lots');
    expect(status).toBe(400);
    expect(readWords(html)).toContain('Challenge from must be a challenge rating');
    const turned = await plainPage('/monster-lookup?crMin=5&crMax=1');
    expect(readWords(turned.html)).toContain('Challenge from 5 is more than challenge to 1.');
    expect(turned.html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(turned.html).not.toMatch(/<details[^>]* open=""><summary>More/);
    const folded = await plainPage('/monster-lookup?hpMin=0');
    expect(folded.html).toMatch(/<details[^>]* open=""><summary>More/);
  });

  it('makes suggestions when nothing is found', async () => {
    const { status, html } = await plainPage('/monster-lookup?q=zzqqy&type=dragon');
    expect(status).toBe(200);
    expect(readWords(html)).toContain(
      'No monster called “zzqqy” fits this filter in the 2014 rules.',
    );
    expect(readWords(html)).toContain('Search “zzqqy” everywhere');
  });
});
