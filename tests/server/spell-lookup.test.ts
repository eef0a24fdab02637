import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const PAGE = '/spell-lookup';
const MARKUP = '"><img src=x onerror=alert(1)>';

/** kB of script (gzip) that a plain page of the lookup may load of its own. */
const MODULE_KB = 10;

describe('the spell lookup', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signedIn(PEOPLE.admin);
  });

  async function htmlAt(query: string, status = 200): Promise<string> {
    const answer = await admin.ask(`${PAGE}${query}`);
    expect(answer.status, query).toBe(status);
    return answer.text();
  }

  it.each([
    '',
    '/fireball',
    '/classes',
    '/random',
    '/cards?of=search&level=9',
    '/cards.pdf?of=search&level=9',
    '/books',
    '/books/x',
    '/rows?ids=shield',
  ])('is for admins until it is launched: %s', async (path) => {
    const stranger = await new Visitor().ask(`${PAGE}${path}`);
    expect(stranger.status).toBeGreaterThanOrEqual(300);
    expect(stranger.headers.get('location')).toContain('/access-gate');
    const paying = await signedIn(PEOPLE.paying);
    expect((await paying.ask(`${PAGE}${path}`)).headers.get('location')).toContain('/no-access');
    const expected = path === '/books/x' ? 404 : 200;
    expect((await admin.ask(`${PAGE}${path}`)).status).toBe(expected);
  });

  it('finds spells by their effects and requirements, in the requested edition', async () => {
    const words = wordsOf(await htmlAt('?class=wizard&level=3&damage=fire&edition=2014'));
    expect(words).toContain('Fireball');
    expect(words).toMatch(/\d+ spells/);
    const free = wordsOf(
      await htmlAt('?noAbility=yes&class=wizard&level=1&edition=2024&limit=100'),
    );
    expect(free).toContain('Magic Missile');
    expect(free).not.toContain('Burning Hands');
    const typed = wordsOf(await htmlAt('?q=magic+misile&edition=both'));
    expect(typed).toContain('Closest match: magic missile');
  });

  it.each([
    ['?level=10', 'Level must be one of'],
    ['?duration=forever', 'Duration must be one of'],
    ['?ritual=maybe', 'Ritual must be “yes” or “no”|Ritual must be "yes" or "no"'],
    ['?cursor=x', 'The page of results must be one that this search gave'],
  ])('answers %s with a sentence and a 400', async (query, sentence) => {
    expect(wordsOf(await htmlAt(query, 400))).toMatch(new RegExp(sentence));
  });

  it.each([
    '?q=%00%ff',
    "?q=';drop table spells",
    `?q=${'a'.repeat(200)}`,
    '?limit=200&sort=level&dir=desc',
    '?q=%25',
  ])('opens with %s', async (query) => {
    expect(await htmlAt(query)).toContain('<main');
  });

  it('escapes what was typed, in every field and URL', async () => {
    const typed = encodeURIComponent(MARKUP);
    for (const path of [
      `?q=${typed}`,
      `?source=${typed}`,
      `/random?class=${typed}`,
      `/random?class=wizard&level=5&seed=${typed}`,
      `/classes?class=${typed}`,
      `/cards?of=search&q=${typed}`,
      `/cards?of=spells&id=${typed}`,
    ]) {
      const answer = await admin.ask(`${PAGE}${path}`);
      expect(answer.status, path).toBeLessThan(500);
      expect(await answer.text(), path).not.toContain('<img src=x');
    }
  });

  it('shows a spell with its scaling and its casters, next to the other edition', async () => {
    const words = wordsOf(await htmlAt('/fireball'));
    expect(words).toContain('Scaling');
    expect(words).toContain('Lich');
    const both = await htmlAt('/true-strike?view=both');
    expect(wordsOf(both)).toMatch(/\d+ of \d+ lines differ/);
    expect(both).toContain('<mark>');
    expect((await admin.ask(`${PAGE}/FIREBALL`)).headers.get('location')).toBe(`${PAGE}/fireball`);
    expect((await admin.ask(`${PAGE}/no-such-spell`)).status).toBe(404);
    expect((await new Visitor().ask('/monster-lookup/spells/fireball')).status).toBe(200);
  });

  it('draws the same random book for the same seed, and puts a new seed into the URL', async () => {
    const drawn = await admin.ask(`${PAGE}/random?class=wizard&level=9&theme=fire&edition=2014`);
    const seeded = drawn.headers.get('location') ?? '';
    expect(seeded).toMatch(/seed=\w+/);
    const first = wordsOf(await (await admin.ask(seeded)).text());
    expect(first).toContain('Level 9 wizard');
    expect(wordsOf(await (await admin.ask(seeded)).text())).toBe(first);
    expect(wordsOf(await htmlAt('/random?class=wizard&level=99', 400))).toContain('from 1 to 20');
  });

  it('sends cards as a PDF, and a sentence when there are none', async () => {
    const answer = await admin.ask(
      `${PAGE}/cards.pdf?of=search&class=wizard&level=3&edition=2014&sides=2`,
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.4');
    expect(bytes.length).toBeGreaterThan(10_000);
    const none = await admin.ask(`${PAGE}/cards.pdf?of=spells&id=nothing`);
    expect(none.status).toBe(400);
    expect(await none.text()).toContain('No spells selected');
    const all = wordsOf(await htmlAt('/cards?of=search&edition=both'));
    expect(all).toContain('A file can have at most 400 cards');
  });

  it('lookup pages load a small script and no React', async () => {
    for (const path of ['', '/classes', '/random', '/cards?of=spells&id=fireball']) {
      const html = await htmlAt(path);
      expect(html, path).not.toContain('__remixContext');
      const scripts = [...html.matchAll(/<script[^>]+src="(\/assets\/[\w.-]+\.js)"/g)];
      let bytes = 0;
      for (const [, script] of scripts) {
        bytes += gzipSync(await (await admin.ask(String(script))).text()).length;
      }
      expect(bytes / 1000, path).toBeLessThan(MODULE_KB);
    }
  });
});

describe('spellbooks without scripts', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await signedIn(PEOPLE.admin);
  });

  async function post(path: string, fields: Record<string, string>): Promise<Response> {
    return admin.ask(`${PAGE}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
    });
  }

  it('are created, filled, cast from, undone and deleted', async () => {
    const made = await post('/books', {
      intent: 'create',
      name: MARKUP,
      class: 'wizard',
      level: '5',
      edition: '2014',
      key: 'one',
    });
    expect(made.status).toBe(303);
    const path = made.headers.get('location') ?? '';
    const book = path.replace(PAGE, '');
    const id = book.split('/').at(-1) ?? '';
    expect((await post(book, { intent: 'add', id, spell: 'fireball' })).status).toBe(303);
    expect((await post(book, { intent: 'prepare', id, spell: 'fireball' })).status).toBe(303);
    const cast = await post(book, { intent: 'cast', id, slot: '3', spell: 'Fireball' });
    const told = await (await admin.ask(cast.headers.get('location') ?? '')).text();
    expect(wordsOf(told)).toContain('Fireball was cast from a 3rd-level slot');
    expect(wordsOf(told)).toContain('1 of 2');
    expect(told).not.toContain('<img src=x');
    expect((await post(book, { intent: 'uncast', id, slot: '3' })).status).toBe(303);
    expect(wordsOf(await (await admin.ask(path)).text())).toContain('2 of 2');
    const json = await (await admin.ask(`${path}/as/json`)).json();
    expect(json).toMatchObject({ name: MARKUP, spells: [{ id: 'fireball', prepared: true }] });
    const other = await signedIn(PEOPLE.paying);
    expect((await other.ask(path)).headers.get('location')).toContain('/no-access');
    expect((await post(book, { intent: 'explode', id })).status).toBe(400);
    expect(
      (await post('/books/other', { intent: 'rename', id: 'other', name: 'Mine' })).status,
    ).toBe(404);
    expect((await post('/books', { intent: 'create', name: ' ' })).status).toBe(400);
    expect((await post('/books', { intent: 'create', name: 'x', json: '[1' })).status).toBe(400);
    expect((await post('/books', { intent: 'delete', id })).status).toBe(303);
    expect((await admin.ask(path)).status).toBe(404);
  });

  it('refuse cross-site forms', async () => {
    const answer = await admin.ask(`${PAGE}/books`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'create', name: 'Theirs' }).toString(),
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});
