import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, page } from '../harness/map-pages';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

describe('maps stored in older or damaged formats', () => {
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

  it('open unchanged for their owner and for others', async () => {
    const opened = await page(owner, '/mapwright/maps/sound');
    expect(opened.status).toBe(200);
    const stranger = await here.ask('/map/sound');
    expect(stranger.status).toBe(200);
    const first = /<svg[^>]*viewBox[\s\S]*?<\/svg>/.exec(await stranger.text())?.[0];
    const again = await (await here.ask('/map/sound')).text();
    expect(first).toBeDefined();
    expect(again).toContain(first);
  });

  it('that cannot be shown say why, and can be downloaded', async () => {
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
