import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { form, json, keepRecipe, page, send, signedIn, TRY } from '../harness/map-pages';
import { PEOPLE, Visitor } from '../harness/visitor';

describe('saved maps', () => {
  let owner: Visitor;
  let other: Visitor;

  beforeAll(async () => {
    owner = await signedIn(PEOPLE.paying);
    other = await signedIn(PEOPLE.gifted);
  });

  it('are saved, listed and opened again with plain forms', async () => {
    const id = await keepRecipe(owner, 'preset=old-keep&seed=forms&style=parchment');
    const list = await page(owner, '/mapwright/maps');
    expect(list.html).toContain(`/mapwright/maps/${id}`);
    const opened = await page(owner, `/mapwright/maps/${id}`);
    expect(opened.html).toMatch(/<svg[^>]*viewBox="0 0 6000 6000"/);
  });

  it('are not accessible to another user by any request', async () => {
    const id = await keepRecipe(owner, 'seed=private');
    for (const file of ['', '/map.json', '/map.svg']) {
      expect((await other.ask(`/mapwright/maps/${id}${file}`)).status, file).toBe(404);
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

  it('of 200 by 200 squares have their picture from an address, so that their page stays light', async () => {
    const id = await keepRecipe(owner, 'width=200&height=200&seed=light&theme=crypt');
    const { html } = await page(owner, `/mapwright/maps/${id}`);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThan(60_000);
    const at = /<picture>.*?<img src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(at).toBe(`/mapwright/maps/${id}/map.svg?theme=light`);
    const picture = await owner.ask(at);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(picture.headers.get('Cache-Control')).toContain('private');
    expect(await picture.text()).toMatch(/<svg[^>]*viewBox="0 0 20000 20000"/);
    expect((await new Visitor().ask(at)).status).toBe(303);
  });

  it('return 409 for the second save from the same version, and keep both results', async () => {
    const id = await keepRecipe(owner, 'seed=twice');
    const first = await send(owner, { intent: 'rename', id, version: '1', name: 'First wins' });
    expect(first.status).toBe(303);
    const second = await send(owner, { intent: 'rename', id, version: '1', name: 'Second' });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain('changed elsewhere');
    expect(html).toContain('First wins');
  });

  it('are saved as JSON by an editor that stays open', async () => {
    const keep = (visitor: Visitor, fields: Record<string, string>) =>
      visitor.ask('/mapwright/keep', { method: 'POST', body: form(fields) });
    const born = await keep(owner, { intent: 'save', json });
    const { saved } = (await born.json()) as { saved: { id: string; code: string } };
    expect(saved).toMatchObject({ version: 1, code: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const shared = await keep(owner, { intent: 'share-gm', id: saved.id });
    expect(await shared.json()).toEqual({ shared: { as: 'gm', code: saved.code } });
    expect((await new Visitor().ask(`/map/${saved.code}`)).status).toBe(200);
    const stopped = await keep(owner, { intent: 'unshare', id: saved.id });
    const { shared: next } = (await stopped.json()) as { shared: { code: string } };
    expect(next).toEqual({ as: null, code: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(next.code).not.toBe(saved.code);
    expect((await keep(other, { intent: 'save', id: saved.id, version: '1', json })).status).toBe(
      404,
    );
  });

  it('keep a copy of the overwritten version if that is requested', async () => {
    const id = await keepRecipe(owner, 'seed=aside');
    await send(owner, { intent: 'rename', id, version: '1', name: 'Theirs' });
    const mine = { intent: 'save', id, json, aside: '1' };
    // A version other than the one shown is neither overwritten nor copied.
    expect((await send(owner, { ...mine, version: '1' })).status).toBe(409);
    expect((await page(owner, '/mapwright/maps')).html).not.toContain('Theirs (other version)');
    expect((await send(owner, { ...mine, version: '2' })).status).toBe(200);
    const { html } = await page(owner, '/mapwright/maps');
    expect(html).toContain('Theirs (other version)');
    expect(html).toContain(id);
  });

  it('refuse data that is not a map, and repair data that nearly is one', async () => {
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

  it('are readable by others only when shared, and the players’ version contains no secrets', async () => {
    const id = await keepRecipe(owner, 'seed=secrets&doors=deathtrap');
    await send(owner, { intent: 'share-player', id });
    const list = (await page(owner, '/mapwright/maps')).html;
    const card = list.slice(list.indexOf(id));
    const address = /\/map\/[0-9a-f]{32}/.exec(card)?.[0] ?? '';
    const stranger = new Visitor();
    const shown = await page(stranger, address);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('noindex');
    expect(shown.html).not.toMatch(/Rooms of the map|secret|trapped/i);
    const data = await stranger.ask(`${address}.data`);
    expect(await data.text()).not.toMatch(/secret|trapped|"doors"/);
    const addressNow = async () => {
      const { html } = await page(owner, '/mapwright/maps');
      return /\/map\/[0-9a-f]{32}/.exec(html.slice(html.indexOf(id)))?.[0] ?? '';
    };
    // A share link shows one version for as long as it exists; the other version has a link of its own.
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
      const { status, html } = await page(stranger, ended);
      expect(status).toBe(404);
      expect(html).toContain('No map at this link.');
    }
    // A link that was stopped stays invalid when the map is shared again: the new link is different.
    await send(owner, { intent: 'share-gm', id });
    expect((await page(stranger, address)).status).toBe(404);
    expect((await stranger.ask(`${TRY}?copy=${code}`)).status).toBe(404);
    const again = (await page(owner, '/mapwright/maps')).html;
    const next = /\/map\/[0-9a-f]{32}/.exec(again.slice(again.indexOf(id)))?.[0] ?? '';
    expect(next).not.toBe(address);
    expect((await page(stranger, next)).status).toBe(200);
  });

  it('can be restored after deletion, and downloaded and deleted without Pro', async () => {
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

  it('can be removed for good after deletion', async () => {
    const id = await keepRecipe(owner, 'seed=forgotten');
    await send(owner, { intent: 'delete', id });
    expect((await page(owner, '/mapwright/maps')).html).toMatch(/Recently deleted \(\d+\)/);
    expect((await send(owner, { intent: 'forget-deleted' })).status).toBe(303);
    expect((await send(owner, { intent: 'bring-back', id })).status).toBe(404);
    expect((await page(owner, '/mapwright/maps')).html).not.toMatch(/Recently deleted \(/);
  });

  it('are part of the export, which is valid JSON', async () => {
    await keepRecipe(owner, 'seed=exported');
    const answer = await owner.ask('/settings/export');
    const { maps } = (await answer.json()) as { maps: { json: { format: string } }[] };
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) expect(map.json.format).toBe('mapwright');
  });
});
