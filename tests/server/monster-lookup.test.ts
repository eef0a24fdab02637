import { describe, expect, it } from 'vitest';
import { appOrigin } from '../harness/origin';

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${appOrigin()}${path}`, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The words that a reader sees: without scripts, tags and the marks between them. */
function words(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

function resultsOf(html: string): string[] {
  return [...html.matchAll(/<a data-result="true"[^>]*>([^<]+)</g)].map((found) => found[1] ?? '');
}

describe('the list, without scripts', () => {
  it('shows monsters, their numbers and their edition', async () => {
    const { status, html } = await get('/monster-lookup?q=goblin');
    expect(status).toBe(200);
    expect(resultsOf(html)[0]).toBe('Goblin');
    expect(words(html)).toMatch(/Goblin Small humanoid, 2014 humanoid Small 1\/4 15 7/);
  });

  it('finds what was mistyped, and says so', async () => {
    const { html } = await get('/monster-lookup?q=gobln');
    expect(resultsOf(html)[0]).toBe('Goblin');
    expect(words(html)).toContain('No monster is called “gobln”. These are closest to goblin .');
  });

  it('takes filters from the address, shows each as a chip, and leads on to the next page', async () => {
    const { html } = await get('/monster-lookup?type=dragon&crMin=1/4&crMax=20&resist=-fire');
    expect(words(html)).toContain('CR from 1/4');
    expect(html).toContain('aria-label="Remove the filter Dragon"');
    expect(html).toContain('aria-label="Remove the filter Not resistant to fire"');
    const next = /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(html);
    const address = (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&');
    const second = await get(address);
    expect(second.status).toBe(200);
    const first = new Set(resultsOf(html));
    expect(resultsOf(second.html).filter((name) => first.has(name))).toEqual([]);
    expect(resultsOf(second.html).length).toBeGreaterThan(0);
  });

  it('keeps every wish of an address in its form, though a list shows one of them', async () => {
    const { html } = await get(
      '/monster-lookup?type=-dragon&type=-undead&language=orc&language=-elvish',
    );
    expect(html).toMatch(/<option value="-dragon" selected=""/);
    expect(html).toMatch(/<input type="hidden" name="type" value="-undead"/);
    expect(html).toMatch(/<option value="orc" selected=""/);
    expect(html).toMatch(/<input type="hidden" name="language" value="-elvish"/);
    for (const chip of ['Not: Dragon', 'Not: Undead', 'Speaks Orc', 'Not: Speaks Elvish']) {
      expect(words(html)).toContain(chip);
    }
  });

  it('takes a value for one wish, however it is written', async () => {
    const { html } = await get('/monster-lookup?type=dragon&type=DRAGON');
    expect(html.match(/Remove the filter Dragon/g)).toHaveLength(1);
    expect(html).toMatch(
      /href="\/monster-lookup"[^>]*aria-label="Remove the filter Dragon"|aria-label="Remove the filter Dragon"[^>]*href="\/monster-lookup"/,
    );
  });

  it('says what other sources have when it looks in one alone', async () => {
    const { html } = await get('/monster-lookup?q=goblin&source=srd+5.1');
    expect(html).toMatch(
      /href="\/monster-lookup\?q=goblin&amp;edition=both"[^>]*>\d+ more in other sources</,
    );
    const { html: all } = await get('/monster-lookup?q=goblin&edition=2014');
    expect(words(all)).not.toContain('other sources');
  });

  it('finds by the damage that a monster deals', async () => {
    const { html } = await get('/monster-lookup?deals=thunder');
    expect(resultsOf(html)).toContain('Androsphinx');
    expect(words(html)).toContain('Deals thunder');
    expect(resultsOf(html)).not.toContain('Goblin');
  });

  it('leaves the blank fields of its form out of the address', async () => {
    const { status, headers } = await get('/monster-lookup?q=owl&crMin=&type=&size=');
    expect([status, headers.get('location')]).toEqual([302, '/monster-lookup?q=owl']);
  });

  it('sorts by the heading of a column', async () => {
    const { html } = await get('/monster-lookup?sort=cr&dir=desc');
    expect(resultsOf(html)[0]).toBe('Tarrasque');
    expect(html).toContain('aria-sort="descending"');
  });

  it('says what it does not understand instead of failing', async () => {
    const { status, html } = await get('/monster-lookup?crMin=lots');
    expect(status).toBe(400);
    expect(words(html)).toContain('Challenge from must be a challenge rating');
    const turned = await get('/monster-lookup?crMin=5&crMax=1');
    expect(words(turned.html)).toContain('Challenge from 5 is more than challenge to 1.');
    expect(turned.html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(turned.html).not.toMatch(/<details[^>]* open=""><summary>More/);
    const folded = await get('/monster-lookup?hpMin=0');
    expect(folded.html).toMatch(/<details[^>]* open=""><summary>More/);
  });

  it('helps when nothing is found', async () => {
    const { status, html } = await get('/monster-lookup?q=zzqqy&type=dragon');
    expect(status).toBe(200);
    expect(words(html)).toContain('No monster called “zzqqy” fits this filter in 2014’s rules.');
    expect(words(html)).toContain('Look for “zzqqy” everywhere');
  });
});

describe('a monster, without scripts', () => {
  it('shows its whole statblock as plain words', async () => {
    const { status, html } = await get('/monster-lookup/adult-red-dragon');
    expect(status).toBe(200);
    const text = words(html);
    for (const piece of [
      'Huge dragon, chaotic evil',
      'Armor Class 19 (natural armor)',
      'Hit Points 256 ( 19d12 + 133 )',
      'Legendary Resistance (3/Day).',
      'Fire Breath ( Recharge 5–6 ).',
      'Wing Attack (Costs 2 Actions).',
      'System Reference Document 5.1',
      'CC BY 4.0',
    ]) {
      expect(text).toContain(piece);
    }
    expect(html).not.toMatch(/<button[^>]*aria-label="[^"]*roll /);
  });

  it('says of itself what search engines and chat programs show', async () => {
    const { html } = await get('/monster-lookup/goblin?q=gob&layout=2024');
    expect(html).toContain('<title>Goblin | Delvewright</title>');
    expect(html).toContain(`<link rel="canonical" href="${appOrigin()}/monster-lookup/goblin"/>`);
    expect(html).toMatch(/<meta property="og:title" content="Goblin \|/);
    expect(html).toMatch(/<meta name="description" content="Goblin: Small /);
  });

  it('is set in the layout that the address or the device asks for', async () => {
    const path = '/monster-lookup/goblin';
    expect((await get(path)).html).toContain('data-layout="2014"');
    expect((await get(`${path}?layout=2024`)).html).toContain('data-layout="2024"');
    const remembered = await get(path, { Cookie: 'statblock-layout=2024' });
    expect(remembered.html).toContain('data-layout="2024"');
  });

  it('knows what comes before and after it in the results', async () => {
    const { html } = await get('/monster-lookup?type=giant&sort=cr');
    const ids = [...html.matchAll(/href="\/monster-lookup\/([a-z-]+)\?/g)].map(
      (found) => found[1] ?? '',
    );
    const [first, second, third] = [...new Set(ids)].filter((one) => one !== 'random');
    const page = await get(`/monster-lookup/${second}?type=giant&sort=cr`);
    expect(page.html).toMatch(new RegExp(`rel="prev"[^>]*href="/monster-lookup/${first}\\?`));
    expect(page.html).toMatch(new RegExp(`rel="next"[^>]*href="/monster-lookup/${third}\\?`));
  });

  it.each([
    '/monster-lookup/no-such-monster',
    '/monster-lookup/%3Cscript%3E',
    '/monster-lookup/spells/no-such-spell',
    '/monster-lookup/no-such-monster/as/markdown',
    '/monster-lookup/goblin/as/pdf',
    '/monster-lookup/goblin/as/constructor',
    '/monster-lookup/no-such-monster/token.svg',
    '/monster-lookup/no-such-monster/export',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    ['/monster-lookup/GOBLIN?q=gob', '/monster-lookup/goblin?q=gob'],
    ['/monster-lookup/spells/Fireball', '/monster-lookup/spells/fireball'],
  ])('%s leads to its address', async (path, address) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, address]);
  });

  it('can be had as text', async () => {
    const markdown = await get('/monster-lookup/goblin/as/markdown');
    expect(markdown.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(markdown.html).toContain('***Nimble Escape.*** The goblin');
    const brewed = await get('/monster-lookup/goblin/as/homebrewery');
    expect(brewed.html).toMatch(/^\{\{monster,frame\n## Goblin\n/);
  });

  it('can be had as a file for other programs', async () => {
    const foundry = await get('/monster-lookup/goblin/as/foundry');
    expect(foundry.headers.get('content-disposition')).toBe(
      'attachment; filename="goblin-foundry.json"',
    );
    expect(JSON.parse(foundry.html)).toMatchObject({ type: 'npc', name: 'Goblin' });
    const tracked = await get('/monster-lookup/goblin/as/improved-initiative');
    expect(JSON.parse(tracked.html)).toMatchObject({ Creatures: ['goblin'] });
    const pane = await get('/monster-lookup/goblin/as/statblock?layout=2024');
    expect(JSON.parse(pane.html)).toMatchObject({
      packed: expect.stringMatching(/^Goblin\|2014\|/),
    });
  });

  it('shares the parts of its token with all rows of the list, which ask for one file', async () => {
    const { html: list } = await get('/monster-lookup?q=tarrasque');
    const used = [...list.matchAll(/<use href="([^"#]*tokens[^"#]*)#([\w-]+)"/g)];
    expect(used.map((found) => found[2])).toEqual(['coin-3', 'monstrosity']);
    const { headers, html: sheet } = await get(used[0]?.[1] ?? '');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cache-control')).toContain('max-age=86400');
    for (const [, , part] of used) expect(sheet).toContain(`<g id="${part}">`);
  });

  it('has a token of the size that is asked for', async () => {
    const { status, headers, html } = await get('/monster-lookup/goblin/token.svg?px=280');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('cache-control')).toContain('public');
    expect(html).toContain('width="280"');
    expect((await get('/monster-lookup/goblin/token.svg?px=99999')).html).not.toContain('99999');
  });
});

describe('a spell, without scripts', () => {
  it('shows its words and who casts it', async () => {
    const { status, html } = await get('/monster-lookup/spells/fireball');
    expect(status).toBe(200);
    const text = words(html);
    expect(text).toContain('3rd-level evocation');
    expect(text).toContain('Which monsters cast this');
    expect(text).toMatch(/Lich CR 21/);
  });

  it('is where the statblocks lead', async () => {
    const { html } = await get('/monster-lookup/archmage');
    const spells = [...html.matchAll(/href="(\/monster-lookup\/spells\/[^"]+)"/g)].map(
      (found) => found[1] ?? '',
    );
    expect(spells.length).toBeGreaterThan(20);
    for (const address of new Set(spells)) expect((await get(address)).status).toBe(200);
  });
});

describe('comparing, without scripts', () => {
  it('sets monsters side by side, marks what differs, and says which it does not know', async () => {
    const { status, html } = await get('/monster-lookup/compare?ids=goblin,nope,orc');
    expect(status).toBe(200);
    const text = words(html);
    expect(text).toContain('No monster has this address: nope.');
    expect(text).toMatch(/Armor Class ≠ differs 15 \(leather armor, shield\) 13 \(hide armor\)/);
    expect(text).toMatch(/Edition 2014 2014/);
  });

  it('takes the marks of a list as its form sends them', async () => {
    const { html } = await get('/monster-lookup/compare?ids=goblin&ids=orc');
    expect(words(html)).toMatch(/Armor Class ≠ differs 15 \(leather armor, shield\) 13/);
  });

  it('adds a monster by its name', async () => {
    const { status, headers } = await get('/monster-lookup/compare?ids=goblin&add=owl+bear');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/monster-lookup/compare?ids=goblin,owlbear');
  });

  it('prints many statblocks', async () => {
    const { html } = await get(
      '/monster-lookup/compare?layout=print&ids=goblin,orc,wolf,ogre,mage',
    );
    expect(html.match(/data-layout="2014"/g)).toHaveLength(5);
  });

  it.each([
    ['nothing', ''],
    ['an empty list', '?ids='],
    ['commas alone', '?ids=,,,'],
    ['a very long list', `?ids=${'x,'.repeat(500)}`],
    ['a zero byte and a picture', '?ids=%00&add=%F0%9F%92%80'],
  ])('of %s is no error', async (_name, search) => {
    expect((await get(`/monster-lookup/compare${search}`)).status).toBe(200);
  });
});
