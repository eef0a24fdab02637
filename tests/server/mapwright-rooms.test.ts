import { beforeAll, describe, expect, it } from 'vitest';
import { form, json, keepRecipe, page, signedIn } from '../harness/map-pages';
import { PEOPLE, Visitor } from '../harness/visitor';

describe('the rooms of a saved map', () => {
  let owner: Visitor;
  let other: Visitor;

  beforeAll(async () => {
    owner = await signedIn(PEOPLE.paying);
    other = await signedIn(PEOPLE.gifted);
  });

  const post = (visitor: Visitor, id: string, fields: Record<string, string>) =>
    visitor.ask(`/mapwright/maps/${id}/key`, { method: 'POST', body: form(fields) });

  it('are written about and stocked with plain forms, and what was written stays', async () => {
    const id = await keepRecipe(owner, 'preset=bandit-cellars&seed=rooms');
    const written = await post(owner, id, {
      intent: 'room',
      version: '1',
      room: '2',
      name: 'Gorn’s Hall',
      aloud: 'Smoke hangs low.',
      notes: '**Gorn** waits <script>alert(1)</script>',
      kept: '1',
    });
    expect(written.status).toBe(303);
    const stocked = await post(owner, id, {
      intent: 'stock',
      version: '2',
      edition: '2014',
      characters: '4',
      level: '3',
      band: 'hard',
    });
    expect(stocked.status).toBe(303);
    const { html } = await page(owner, `/mapwright/maps/${id}/key`);
    expect(html).toContain('Gorn’s Hall');
    expect(html).toContain('Smoke hangs low.');
    expect(html).toContain('<strong>Gorn</strong>');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('Monsters:');
    // The fight of a room opens with its map.
    expect(html).toMatch(new RegExp(`/initiative-tracker/new\\?[^"]*map=${id}&amp;room=\\d+`));
    expect(html).toContain('/encounter-builder?edition=2014&amp;party=4x3');
    expect(html).toContain('/battle-simulator?');
    const { html: shown } = await page(owner, `/mapwright/maps/${id}`);
    expect(shown).toContain('Gorn’s Hall');
    expect(html).toContain(`/mapwright/maps/${id}/adventure.pdf?paper=letter`);
  });

  it('print as an adventure with the statblocks of those who wait there, for its owner alone', async () => {
    const id = await keepRecipe(owner, 'preset=bandit-cellars&seed=evening');
    const asked = { edition: '2014', characters: '4', level: '3', band: 'hard' };
    await post(owner, id, { intent: 'stock', version: '1', ...asked });
    const path = `/mapwright/maps/${id}/adventure.pdf`;
    for (const [paper, box] of [
      ['a4', '/MediaBox [0 0 595.276 841.89]'],
      ['letter', '/MediaBox [0 0 612 792]'],
    ]) {
      const answer = await owner.ask(`${path}?paper=${paper}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('application/pdf');
      const text = new TextDecoder('latin1').decode(await answer.arrayBuffer());
      expect(text.startsWith('%PDF-1.4')).toBe(true);
      expect(text).toContain(box);
    }
    expect((await other.ask(path)).status).toBe(404);
    expect((await (await signedIn(PEOPLE.lapsed)).ask(path)).status).toBe(402);
    const stranger = await new Visitor().ask(path);
    expect(stranger.headers.get('Location')).toContain('/access-gate');
  });

  it('are not written by a form of an older version, nor by another user', async () => {
    const id = await keepRecipe(owner, 'seed=rooms-of-one');
    const fields = { intent: 'room', version: '7', room: '1', name: 'X', notes: 'typed words' };
    const late = await post(owner, id, fields);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('changed elsewhere');
    expect((await post(other, id, { ...fields, version: '1' })).status).toBe(404);
    expect((await other.ask(`/mapwright/maps/${id}/key`)).status).toBe(404);
    expect((await new Visitor().ask(`/mapwright/maps/${id}/key`)).status).not.toBe(200);
  });

  it('stay in the open form when the map could not be stocked, and what was typed there when a save is refused', async () => {
    const id = await keepRecipe(owner, 'seed=open-form');
    const fields = { intent: 'room', version: '1', room: '1', notes: 'A brass owl hoots.' };
    expect((await post(owner, id, fields)).status).toBe(303);
    const send = (body: Record<string, string>) =>
      owner.ask(`/mapwright/maps/${id}/key?room=1`, { method: 'POST', body: form(body) });
    const stock = { intent: 'stock', version: '9', edition: '2014', level: '3', band: 'hard' };
    const refused = await send(stock);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('A brass owl hoots.</textarea>');
    const late = await send({ ...fields, version: '9', notes: 'An iron owl hoots.' });
    expect(await late.text()).toContain('An iron owl hoots.</textarea>');
  });

  it('show players nothing of it in a shared map, and the game master’s version all', async () => {
    const map = JSON.parse(json);
    map.rooms[0].told = { name: 'Secret Name', aloud: 'Read me', notes: 'Hidden note' };
    const kept = await owner.ask('/mapwright/keep', {
      method: 'POST',
      body: form({ intent: 'save', json: JSON.stringify(map) }),
    });
    const { saved } = (await kept.json()) as { saved: { id: string } };
    for (const [as, isShown] of [
      ['player', false],
      ['gm', true],
    ] as const) {
      const shared = await owner.ask('/mapwright/keep', {
        method: 'POST',
        body: form({ intent: `share-${as}`, id: saved.id }),
      });
      const told = (await shared.json()) as { shared: { code: string } };
      const html = await (await new Visitor().ask(`/map/${told.shared.code}`)).text();
      for (const words of ['Secret Name', 'Read me', 'Hidden note']) {
        expect(html.includes(words), `${as}: ${words}`).toBe(isShown);
      }
    }
  });
});

describe('stocking an open map', () => {
  const rooms = JSON.stringify([
    [1, 40, 0, 3],
    [2, 60, 0, 30],
  ]);
  const ask = (fields: Record<string, string>) =>
    new Visitor().ask('/try/mapwright/stock', { method: 'POST', body: form(fields) });

  it('answers everybody with contents within the budget', async () => {
    const answer = await ask({ rooms, said: '[]', edition: '2014', level: '5', band: 'hard' });
    expect(answer.status).toBe(200);
    const { stocks, prep } = (await answer.json()) as {
      stocks: [number, { foes: { id: string }[] }][];
      prep: { level: number };
    };
    expect(stocks.map(([number]) => number).sort()).toEqual([1, 2]);
    expect(stocks.find(([number]) => number === 2)?.[1].foes.length).toBeGreaterThan(0);
    expect(prep).toMatchObject({ edition: '2014', level: 5, band: 'hard' });
  });

  it.each(['', 'x', '[]', '[[0,1,1,1]]', '[[1,1,1]]', '{"a":1}', '[[1,1e99,0,0]]'])(
    'says that it cannot read the rooms %j',
    async (wrong) => {
      const answer = await ask({ rooms: wrong, said: '[]' });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/\.$/) });
    },
  );
});
