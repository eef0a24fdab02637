import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapToJson } from '~/tools/mapwright/file/map-json';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { presetRecipe } from '~/tools/mapwright/map/presets';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const TRY = '/try/mapwright';

async function page(visitor: Visitor, path: string): Promise<{ status: number; html: string }> {
  const answer = await visitor.ask(path);
  return { status: answer.status, html: await answer.text() };
}

function form(fields: Record<string, string>): string {
  return String(new URLSearchParams(fields));
}

async function send(visitor: Visitor, fields: Record<string, string>): Promise<Response> {
  return visitor.ask('/mapwright/maps', { method: 'POST', body: form(fields) });
}

async function signedIn(user: string): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.signIn(user);
  return visitor;
}

/** The id of the map that a plain form has kept. */
async function keepRecipe(visitor: Visitor, recipe: string): Promise<string> {
  const answer = await send(visitor, { intent: 'save-recipe', recipe });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location')?.split('/').at(-1) ?? '';
}

const json = mapToJson(generateMap({ ...presetRecipe('bandit-cellars'), seed: 'server' }));

describe('the demonstration', () => {
  const visitor = new Visitor();

  it('is the map itself: picture, key and files, without a script', async () => {
    const { status, html } = await page(visitor, TRY);
    expect(status).toBe(200);
    expect(html).toMatch(/<svg[^>]*viewBox="0 0 6000 4400"[^>]*aria-label="The [^"]+"/);
    expect(html).toContain('Rooms of the map');
    expect(html).toContain('/try/mapwright/map.json?');
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('draws what the address says, and the same each time', async () => {
    const search = '?preset=goblin-warren&seed=pale-toad-7&style=graph&view=player';
    const [one, two] = [await page(visitor, TRY + search), await page(visitor, TRY + search)];
    const drawing = /<svg[^>]*viewBox[\s\S]*?<\/svg>/;
    expect(drawing.exec(one.html)?.[0]).toBe(drawing.exec(two.html)?.[0]);
    expect(one.html).not.toContain('Rooms of the map');
  });

  it('puts a bad address right and says what was wrong', async () => {
    const { status, html } = await page(
      visitor,
      `${TRY}?width=99999&kind=tower&density=x&style=neon&seed=${'s'.repeat(300)}`,
    );
    expect(status).toBe(200);
    for (const word of ['Width', 'Kind', 'Density', 'style', 'seed was cut']) {
      expect(html).toContain(word);
    }
  });

  it('leads “Surprise me” to another seed of the same recipe', async () => {
    const answer = await visitor.ask(`${TRY}?kind=cave&seed=old&again=1`);
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('Location') ?? '', visitor.origin);
    expect(to.searchParams.get('kind')).toBe('cave');
    expect(to.searchParams.getAll('seed')).toHaveLength(1);
    expect(to.searchParams.get('seed')).not.toBe('old');
    expect(to.searchParams.has('again')).toBe(false);
  });

  it('gives JSON and SVG as downloads that can run nothing', async () => {
    for (const file of ['json', 'svg']) {
      const answer = await visitor.ask(`${TRY}/map.${file}?seed=x`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Disposition')).toMatch(
        new RegExp(
          `^attachment; filename="map\\.${file}"; filename\\*=UTF-8''[a-z0-9-]+\\.${file}$`,
        ),
      );
      expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
      expect(await answer.text()).not.toContain('<script');
    }
  });

  it('keeps the file where the address says all, and asks again where it does not', async () => {
    const full = '?v=1&seed=for-ever&style=graph';
    for (const file of ['json', 'svg']) {
      const path = `${TRY}/map.${file}`;
      const first = await visitor.ask(path + full);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400, s-maxage=31536000');
      const text = await first.text();
      const again = await visitor.ask(path + full);
      expect(await again.text()).toBe(text);
      expect(again.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'));
      expect(again.headers.get('Content-Disposition')).toContain("filename*=UTF-8''the-");
      expect(again.headers.get('Content-Security-Policy')).toContain('sandbox');
      for (const part of [
        '?seed=x',
        '?v=2&seed=x',
        '?v=1',
        '?v=1&seed=x&preset=old-keep',
        '?v=1&seed=x&width=9',
      ]) {
        const answer = await visitor.ask(path + part);
        expect(answer.headers.get('Cache-Control'), part).toBe('no-cache');
        await answer.text();
      }
    }
  });

  it('says of a link of another version of the generator that it cannot draw its map', async () => {
    const { html } = await page(visitor, `${TRY}?v=99&seed=later`);
    expect(html).toContain('by a version of the generator that is not here');
  });

  it('draws nothing for one who asks for the headers alone', async () => {
    for (const path of [
      TRY,
      `${TRY}?v=1&seed=head`,
      `${TRY}/map.svg?v=1&seed=head`,
      `${TRY}/map.json`,
    ]) {
      const answer = await visitor.ask(path, { method: 'HEAD' });
      expect(answer.status, path).toBe(200);
      expect(await answer.text()).toBe('');
    }
    // What was asked for by its headers is not kept as if it were the whole.
    const whole = await visitor.ask(`${TRY}/map.svg?v=1&seed=head`);
    expect(await whole.text()).toContain('<svg');
  });

  it('leaves maps of more than 40,000 squares to the browser, and says so', async () => {
    const { status, html } = await page(visitor, `${TRY}?width=500&height=500&seed=huge`);
    expect(status).toBe(200);
    expect(html).toContain('This map has 250,000 squares.');
    expect(html).not.toContain('viewBox="0 0 50000 50000"');
    expect(html).not.toContain('/try/mapwright/map.svg?');
    expect(html.length).toBeLessThan(400_000);
    const svg = await visitor.ask(`${TRY}/map.svg?width=500&height=500`);
    expect(svg.status).toBe(400);
    expect(await svg.text()).toContain('your browser does it at any size');
    const largest = await visitor.ask(`${TRY}/map.svg?width=200&height=200`);
    expect(largest.status).toBe(200);
    await largest.text();
  });

  it('has a picture of each place, and none of a place that does not exist', async () => {
    const picture = await visitor.ask(`${TRY}/places/old-keep`);
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml');
    expect((await picture.text()).length).toBeLessThan(40_000);
    expect((await visitor.ask(`${TRY}/places/nowhere`)).status).toBe(404);
  });
});

describe('who may do what', () => {
  it('keeps strangers out of everything but the demonstration', async () => {
    const visitor = new Visitor();
    for (const path of [
      '/mapwright',
      '/mapwright/maps',
      '/mapwright/maps/x',
      '/mapwright/map.pdf',
    ]) {
      const answer = await visitor.ask(path);
      expect(answer.headers.get('Location'), path).toContain('/access-gate');
    }
    // What the page asks while it stays as it is gets an answer for a program.
    for (const path of ['/mapwright/export-permit', '/mapwright/keep']) {
      const answer = await visitor.ask(path, { method: 'POST', body: '' });
      expect(answer.status, path).toBe(401);
      expect(await answer.json(), path).toMatchObject({ error: expect.any(String) });
    }
  });

  it('makes a PDF on the server for Pro without scripts', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    const answer = await visitor.ask('/mapwright/map.pdf?preset=bandit-cellars&paper=letter');
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    expect(text).toContain('/MediaBox [0 0 612 792]');
    expect(text).toContain('/PrintScaling /None');
  });

  it('prints as many pages as the page without scripts promises', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    for (const view of ['gm', 'player']) {
      const search = `?preset=bandit-cellars&seed=count&view=${view}`;
      const { html } = await page(visitor, `/mapwright${search}`);
      const [, a4, letter] = /prints on (\d+) sheets of A4 or (\d+) of Letter/.exec(html) ?? [];
      for (const [paper, promised] of Object.entries({ a4, letter })) {
        const answer = await visitor.ask(`/mapwright/map.pdf${search}&paper=${paper}&key=1`);
        const made = /\/Count (\d+)/.exec(await answer.text())?.[1];
        expect(`${view} ${paper} ${made}`).toBe(`${view} ${paper} ${promised}`);
      }
    }
  });

  it('refuses to print on the server what is for the browser, before anything is drawn', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    const huge = await visitor.ask('/mapwright/map.pdf?width=500&height=500');
    expect(huge.status).toBe(400);
    expect(await huge.text()).toContain('250,000 squares');
    const many = await visitor.ask('/mapwright/map.pdf?width=150&height=150&seed=many');
    expect(many.status).toBe(400);
    expect(await many.text()).toMatch(/This would be \d+ sheets, and our server prints up to 100/);
    const some = await visitor.ask(
      '/mapwright/map.pdf?width=150&height=150&seed=many&sheets=B2+B3',
    );
    expect(some.status).toBe(200);
    expect(/\/Count (\d+)/.exec(await some.text())?.[1]).toBe('3');
  });

  it('prints on the server just the sheets that were asked for, and says when there are none such', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    const { html } = await page(visitor, '/mapwright?preset=bandit-cellars&seed=sheets');
    expect(html).toMatch(/<form[^>]*action="\/mapwright\/map.pdf"/);
    const asked = '/mapwright/map.pdf?preset=bandit-cellars&seed=sheets&paper=a3&scale=half-inch';
    const [all, one, keyed, none] = await Promise.all(
      ['', '&sheets=a1', '&sheets=a1&key=1', '&sheets=A1+Z99'].map((sheets) =>
        visitor.ask(asked + sheets),
      ),
    );
    const pagesOf = async (answer?: Response) =>
      Number(/\/Count (\d+)/.exec((await answer?.text()) ?? '')?.[1]);
    expect(await pagesOf(all)).toBeGreaterThan(2);
    // The overview and the sheet.
    expect(await pagesOf(one)).toBe(2);
    expect(await pagesOf(keyed)).toBeGreaterThan(2);
    expect(none?.status).toBe(400);
    expect(await none?.text()).toContain('prints on no sheet “Z99”');
  });
});

describe('kept maps', () => {
  let owner: Visitor;
  let other: Visitor;

  beforeAll(async () => {
    owner = await signedIn(PEOPLE.paying);
    other = await signedIn(PEOPLE.gifted);
  });

  it('are kept, listed and opened again with plain forms', async () => {
    const id = await keepRecipe(owner, 'preset=old-keep&seed=forms&style=parchment');
    const list = await page(owner, '/mapwright/maps');
    expect(list.html).toContain(`/mapwright/maps/${id}`);
    const opened = await page(owner, `/mapwright/maps/${id}`);
    expect(opened.html).toMatch(/<svg[^>]*viewBox="0 0 6000 6000"/);
  });

  it('are not found by another person, whatever they ask', async () => {
    const id = await keepRecipe(owner, 'seed=private');
    for (const path of [`/mapwright/maps/${id}`, `/mapwright/maps/${id}/map.json`]) {
      expect((await other.ask(path)).status, path).toBe(404);
    }
    const asked: Record<string, string>[] = [
      { intent: 'rename', id, version: '1', name: 'Mine' },
      { intent: 'duplicate', id },
      { intent: 'share-gm', id },
      { intent: 'unshare', id },
      { intent: 'delete', id },
      { intent: 'save', id, version: '1', json },
    ];
    for (const fields of asked) {
      expect((await send(other, fields)).status, fields.intent).toBe(404);
    }
    expect((await owner.ask(`/mapwright/maps/${id}`)).status).toBe(200);
  });

  it('answer 409 to the second save from one version, and lose neither', async () => {
    const id = await keepRecipe(owner, 'seed=twice');
    const first = await send(owner, { intent: 'rename', id, version: '1', name: 'First wins' });
    expect(first.status).toBe(303);
    const second = await send(owner, { intent: 'rename', id, version: '1', name: 'Second' });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain('changed somewhere else');
    expect(html).toContain('First wins');
  });

  it('answer an editor that stays where it is as JSON', async () => {
    const keep = (visitor: Visitor, fields: Record<string, string>) =>
      visitor.ask('/mapwright/keep', { method: 'POST', body: form(fields) });
    const born = await keep(owner, { intent: 'save', json });
    const { saved } = (await born.json()) as { saved: { id: string; code: string } };
    expect(saved).toMatchObject({ version: 1, code: expect.stringMatching(/^[0-9a-f]{12}$/) });
    const shared = await keep(owner, { intent: 'share-gm', id: saved.id });
    expect(await shared.json()).toEqual({ shared: { as: 'gm', code: saved.code } });
    expect((await new Visitor().ask(`/map/${saved.code}`)).status).toBe(200);
    const stopped = await keep(owner, { intent: 'unshare', id: saved.id });
    const { shared: next } = (await stopped.json()) as { shared: { code: string } };
    expect(next).toEqual({ as: null, code: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(next.code).not.toBe(saved.code);
    expect((await keep(other, { intent: 'save', id: saved.id, version: '1', json })).status).toBe(
      404,
    );
  });

  it('keep the other version beside the one that is written over it, when that is asked', async () => {
    const id = await keepRecipe(owner, 'seed=aside');
    await send(owner, { intent: 'rename', id, version: '1', name: 'Theirs' });
    const mine = { intent: 'save', id, json, aside: '1' };
    // Another version than was shown is not written over, nor set aside.
    expect((await send(owner, { ...mine, version: '1' })).status).toBe(409);
    expect((await page(owner, '/mapwright/maps')).html).not.toContain('Theirs (other version)');
    expect((await send(owner, { ...mine, version: '2' })).status).toBe(200);
    const { html } = await page(owner, '/mapwright/maps');
    expect(html).toContain('Theirs (other version)');
    expect(html).toContain(id);
  });

  it('refuse what is no map, and repair what is nearly one', async () => {
    expect((await send(owner, { intent: 'save', json: '{"format":"other"}' })).status).toBe(400);
    expect((await send(owner, { intent: 'save', json: 'not json' })).status).toBe(400);
    const odd = JSON.stringify({
      ...JSON.parse(json),
      name: '<script>alert(1)</script>',
      doors: [{ x: -1 }],
      extra: { deep: true },
    });
    expect((await send(owner, { intent: 'save', json: odd })).status).toBe(200);
    const { html } = await page(owner, '/mapwright/maps');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('show others only what is shared, and the players nothing of the secrets', async () => {
    const id = await keepRecipe(owner, 'seed=secrets&doors=deathtrap');
    await send(owner, { intent: 'share-player', id });
    const list = (await page(owner, '/mapwright/maps')).html;
    const card = list.slice(list.indexOf(id));
    const address = /\/map\/[0-9a-f]{12}/.exec(card)?.[0] ?? '';
    const stranger = new Visitor();
    const shown = await page(stranger, address);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('noindex');
    expect(shown.html).not.toMatch(/Rooms of the map|secret|trapped/i);
    const data = await stranger.ask(`${address}.data`);
    expect(await data.text()).not.toMatch(/secret|trapped|"doors"/);
    const addressNow = async () => {
      const { html } = await page(owner, '/mapwright/maps');
      return /\/map\/[0-9a-f]{12}/.exec(html.slice(html.indexOf(id)))?.[0] ?? '';
    };
    // An address shows one version for as long as it lives: the other has an address of its own.
    await send(owner, { intent: 'share-gm', id });
    expect((await page(stranger, address)).status).toBe(404);
    const masters = await addressNow();
    expect(masters).not.toBe(address);
    const code = masters.split('/').at(-1) ?? '';
    const whole = (await page(stranger, masters)).html;
    expect(whole).toContain('Rooms of the map');
    expect(whole).toContain(`/try/mapwright?copy=${code}`);
    const copied = await page(stranger, `${TRY}?copy=${code}`);
    expect(copied.html).toContain('Rooms of the map');
    await send(owner, { intent: 'share-player', id });
    const players = await addressNow();
    expect([address, masters]).not.toContain(players);
    expect((await page(stranger, players)).html).not.toContain('?copy=');
    expect((await stranger.ask(`${TRY}?copy=${code}`)).status).toBe(404);
    expect((await stranger.ask(`${TRY}?copy=${players.split('/').at(-1)}`)).status).toBe(404);
    expect((await stranger.ask(`${TRY}?copy=none`)).status).toBe(404);
    await send(owner, { intent: 'unshare', id });
    for (const ended of [address, masters, players]) {
      expect((await page(stranger, ended)).status).toBe(404);
    }
    // A stopped address stays shut when the map is shared again: under another.
    await send(owner, { intent: 'share-gm', id });
    expect((await page(stranger, address)).status).toBe(404);
    expect((await stranger.ask(`${TRY}?copy=${code}`)).status).toBe(404);
    const again = (await page(owner, '/mapwright/maps')).html;
    const next = /\/map\/[0-9a-f]{12}/.exec(again.slice(again.indexOf(id)))?.[0] ?? '';
    expect(next).not.toBe(address);
    expect((await page(stranger, next)).status).toBe(200);
  });

  it('come back after deleting, and are free to download and to delete without Pro', async () => {
    const id = await keepRecipe(owner, 'seed=gone');
    const answer = await send(owner, { intent: 'delete', id });
    expect((await owner.ask(`/mapwright/maps/${id}`)).status).toBe(404);
    const told = await page(owner, answer.headers.get('Location') ?? '');
    expect(told.html).toMatch(/“[^”]+” was deleted\./);
    await send(owner, { intent: 'bring-back', id });
    await send(owner, { intent: 'rename', id, version: '1', name: 'Замок 龍' });
    const file = await owner.ask(`/mapwright/maps/${id}/map.json`);
    expect(await file.json()).toMatchObject({ format: 'mapwright', name: 'Замок 龍' });
    expect(file.headers.get('Content-Disposition')).toContain(encodeURIComponent('замок-龍.json'));
  });

  it('that were deleted are removed for good when that is asked', async () => {
    const id = await keepRecipe(owner, 'seed=forgotten');
    await send(owner, { intent: 'delete', id });
    expect((await page(owner, '/mapwright/maps')).html).toMatch(/\d+ deleted maps? (is|are) still/);
    expect((await send(owner, { intent: 'forget-deleted' })).status).toBe(303);
    expect((await send(owner, { intent: 'bring-back', id })).status).toBe(404);
    expect((await page(owner, '/mapwright/maps')).html).not.toMatch(/deleted maps? (is|are) still/);
  });

  it('are in the export, which ends as a whole JSON file', async () => {
    await keepRecipe(owner, 'seed=exported');
    const answer = await owner.ask('/settings/export');
    const { maps } = (await answer.json()) as { maps: { json: { format: string } }[] };
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) expect(map.json.format).toBe('mapwright');
  });
});

describe('maps of another time', () => {
  let here: WorkerHere;
  let owner: Visitor;

  beforeAll(async () => {
    here = await openWorkerHere();
    const { origin, standin } = here;
    const ask = (address: string | URL, init?: RequestInit) => here.ask(String(address), init);
    owner = new Visitor({ origin, identity: standin.url, send: ask });
    await owner.signIn(PEOPLE.gifted);
    const query = `insert into maps (id, user_id, name, code, shared, width, height, rooms, json, thumbnail, created_at, updated_at)
      select ?1, id, 'A map of 2020', ?1, 'gm', 9, 9, 1, ?2, '', 0, 0 from users`;
    await here.db.batch(
      [
        ['sound', json],
        ['broken', '{"format":"other"}'],
        ['newer', JSON.stringify({ ...JSON.parse(json), formatVersion: 99 })],
        ['half', json.slice(0, 2000)],
      ].map((values) => here.db.prepare(query).bind(...values)),
    );
  });
  afterAll(async () => {
    await here.close();
  });

  it('open as they were kept, to their owner and to others', async () => {
    const opened = await page(owner, '/mapwright/maps/sound');
    expect(opened.status).toBe(200);
    const stranger = await here.ask('/map/sound');
    expect(stranger.status).toBe(200);
    const first = /<svg[^>]*viewBox[\s\S]*?<\/svg>/.exec(await stranger.text())?.[0];
    const again = await (await here.ask('/map/sound')).text();
    expect(first).toBeDefined();
    expect(again).toContain(first);
  });

  it('that cannot be shown any more say why in a sentence, and can be taken along', async () => {
    const told = { broken: 'not a Mapwright map', newer: 'newer version', half: 'not JSON' };
    for (const [id, sentence] of Object.entries(told)) {
      for (const [who, path] of [
        ['owner', `/mapwright/maps/${id}`],
        ['stranger', `/map/${id}`],
        ['stranger', `/map/${id}`],
      ] as const) {
        const answer = await (who === 'owner' ? owner.ask(path) : here.ask(path));
        expect(answer.status, path).toBe(422);
        const html = await answer.text();
        expect(html).toContain('This map cannot be shown.');
        expect(html).toContain(sentence);
      }
      const file = await owner.ask(`/mapwright/maps/${id}/map.json`);
      expect(file.headers.get('Content-Disposition')).toContain('a-map-of-2020.json');
    }
  });
});

describe('without Pro', () => {
  let here: WorkerHere;

  beforeAll(async () => {
    here = await openWorkerHere({ TRIAL_DAYS: '0' });
  });
  afterAll(async () => {
    await here.close();
  });

  it('opens as a demonstration, and answers 402 to saving and exporting, but never to one’s own JSON', async () => {
    const visitor = new Visitor({
      origin: here.origin,
      identity: here.standin.url,
      send: (address, init) => here.ask(address, init),
    });
    await visitor.signIn(PEOPLE.lapsed);
    const { status, html } = await page(visitor, '/mapwright');
    expect(status).toBe(200);
    expect(html).toContain('Upgrade to Pro');
    // Reading one's own maps is free.
    expect(html).toMatch(/<a[^>]*href="\/mapwright\/maps"[^>]*>My maps<\/a>/);
    const permit = await visitor.ask('/mapwright/export-permit', { method: 'POST', body: '' });
    expect(permit.status).toBe(402);
    expect(await permit.json()).toMatchObject({ permit: 'refused' });
    const asked: [Record<string, string>, number, string][] = [
      [{ file: 'png', pixels: '70' }, 200, 'named'],
      [{ file: 'png', pixels: '71' }, 402, 'refused'],
      [{ file: 'png', pixels: '' }, 402, 'refused'],
      [{ file: 'png', pixels: '-1' }, 402, 'refused'],
      [{ file: 'uvtt', pixels: '70' }, 402, 'refused'],
      [{ file: 'pdf' }, 402, 'refused'],
    ];
    for (const [fields, status, permit] of asked) {
      const body = String(new URLSearchParams(fields));
      const answer = await visitor.ask('/mapwright/export-permit', { method: 'POST', body });
      expect(answer.status, body).toBe(status);
      expect(await answer.json(), body).toMatchObject({ permit });
    }
    for (const intent of ['save', 'save-recipe', 'rename', 'duplicate', 'share-gm']) {
      expect((await send(visitor, { intent, json })).status, intent).toBe(402);
    }
    // What was typed into a form that was open when Pro ended is still to be read, without scripts too.
    const body = String(
      new URLSearchParams({ intent: 'rename', id: 'x', name: 'The Sunken Keep' }),
    );
    const renamed = await visitor.ask('/mapwright/maps', { method: 'POST', body });
    expect(renamed.status).toBe(402);
    expect(await renamed.text()).toMatch(/You typed: (<!-- -->)?The Sunken Keep<.*Upgrade to Pro/s);
    expect((await visitor.ask('/mapwright/map.pdf')).status).toBe(402);
    expect((await visitor.ask(`${TRY}/map.json`)).status).toBe(200);
    expect((await visitor.ask('/mapwright/maps')).status).toBe(200);
  });
});
