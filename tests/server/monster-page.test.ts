import { describe, expect, it } from 'vitest';
import { appOrigin } from '../harness/origin';
import { plainPage, readWords } from '../harness/plain-page';

describe('a monster, without scripts', () => {
  it('shows its whole statblock as plain text', async () => {
    const { status, html } = await plainPage('/monster-lookup/adult-red-dragon');
    expect(status).toBe(200);
    const text = readWords(html);
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

  it('has the metadata for search engines and link previews', async () => {
    const { html } = await plainPage('/monster-lookup/goblin?q=gob&layout=2024');
    expect(html).toContain('<title>Goblin | Delvewright</title>');
    expect(html).toContain(`<link rel="canonical" href="${appOrigin()}/monster-lookup/goblin"/>`);
    expect(html).toMatch(/<meta property="og:title" content="Goblin \|/);
    expect(html).toMatch(/<meta name="description" content="Goblin: Small /);
  });

  it('uses the layout of the URL or of the device', async () => {
    const path = '/monster-lookup/goblin';
    expect((await plainPage(path)).html).toContain('data-layout="2014"');
    expect((await plainPage(`${path}?layout=2024`)).html).toContain('data-layout="2024"');
    const remembered = await plainPage(path, { Cookie: 'statblock-layout=2024' });
    expect(remembered.html).toContain('data-layout="2024"');
  });

  it('has links to the previous and next monster of the search', async () => {
    const { html } = await plainPage('/monster-lookup?type=giant&sort=cr');
    const ids = [...html.matchAll(/href="\/monster-lookup\/([a-z-]+)\?/g)].map(
      (found) => found[1] ?? '',
    );
    const [first, second, third] = [...new Set(ids)].filter((one) => one !== 'random');
    const page = await plainPage(`/monster-lookup/${second}?type=giant&sort=cr`);
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
  ])('%s is a 404', async (path) => {
    expect((await plainPage(path)).status).toBe(404);
  });

  it.each([
    ['/monster-lookup/GOBLIN?q=gob', '/monster-lookup/goblin?q=gob'],
    ['/monster-lookup/spells/Fireball', '/monster-lookup/spells/fireball'],
  ])('%s redirects to the canonical URL', async (path, address) => {
    const { status, headers } = await plainPage(path);
    expect([status, headers.get('location')]).toEqual([301, address]);
  });

  it('links to a page with all export formats', async () => {
    const { html: page } = await plainPage('/monster-lookup/goblin');
    expect(page).toContain('href="/monster-lookup/goblin/export"');
    const { html } = await plainPage('/monster-lookup/goblin/export');
    expect(readWords(html)).toContain('Export Goblin');
    const ways = [
      ...html.matchAll(/<li><a [^>]*?href="([^"]*)"( download="")?[^>]*>([^<]*)</g),
    ].map(([, address = '', file, label]) => ({ address, file: file !== undefined, label }));
    expect(ways.map(({ label, file }) => [label, file])).toEqual([
      ['Markdown', false],
      ['Homebrewery', false],
      ['Foundry VTT (dnd5e 4.4)', true],
      ['Improved Initiative', true],
      ['Token (SVG)', true],
      ['JSON', false],
      ['Add to tracker', false],
    ]);
    for (const { address } of ways.slice(0, -1)) {
      expect((await plainPage(address)).status, address).toBe(200);
    }
  });

  it('can be exported as text', async () => {
    const markdown = await plainPage('/monster-lookup/goblin/as/markdown');
    expect(markdown.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(markdown.html).toContain('***Nimble Escape.*** The goblin');
    const brewed = await plainPage('/monster-lookup/goblin/as/homebrewery');
    expect(brewed.html).toMatch(/^\{\{monster,frame\n## Goblin\n/);
  });

  it('can be exported as a file for other programs', async () => {
    const foundry = await plainPage('/monster-lookup/goblin/as/foundry');
    expect(foundry.headers.get('content-disposition')).toBe(
      'attachment; filename="goblin-foundry.json"',
    );
    expect(JSON.parse(foundry.html)).toMatchObject({ type: 'npc', name: 'Goblin' });
    const tracked = await plainPage('/monster-lookup/goblin/as/improved-initiative');
    expect(JSON.parse(tracked.html)).toMatchObject({ Creatures: ['goblin'] });
    const pane = await plainPage('/monster-lookup/goblin/as/statblock?layout=2024');
    expect(JSON.parse(pane.html)).toMatchObject({
      packed: expect.stringMatching(/^Goblin\|2014\|/),
    });
  });

  it('shares one token sprite file with all rows of the list', async () => {
    const { html: list } = await plainPage('/monster-lookup?q=tarrasque');
    const used = [...list.matchAll(/<use href="([^"#]*tokens[^"#]*)#([\w-]+)"/g)];
    expect(used.map((found) => found[2])).toEqual(['coin-3', 'monstrosity']);
    const { headers, html: sheet } = await plainPage(used[0]?.[1] ?? '');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('cache-control')).toContain('max-age=86400');
    for (const [, , part] of used) expect(sheet).toContain(`<g id="${part}">`);
  });

  it('has a token in the requested size', async () => {
    const { status, headers, html } = await plainPage('/monster-lookup/goblin/token.svg?px=280');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('cache-control')).toContain('public');
    expect(html).toContain('width="280"');
    expect((await plainPage('/monster-lookup/goblin/token.svg?px=99999')).html).not.toContain(
      '99999',
    );
  });
});

describe('a spell, without scripts', () => {
  it('shows its text and its casters', async () => {
    const { status, html } = await plainPage('/monster-lookup/spells/fireball');
    expect(status).toBe(200);
    const text = readWords(html);
    expect(text).toContain('3rd-level evocation');
    expect(text).toContain('Monsters that cast this');
    expect(text).toMatch(/Lich CR 21/);
  });

  it('is linked from the statblocks', async () => {
    const { html } = await plainPage('/monster-lookup/archmage');
    const spells = [...html.matchAll(/href="(\/monster-lookup\/spells\/[^"]+)"/g)].map(
      (found) => found[1] ?? '',
    );
    expect(spells.length).toBeGreaterThan(20);
    for (const address of new Set(spells)) expect((await plainPage(address)).status).toBe(200);
  });
});
