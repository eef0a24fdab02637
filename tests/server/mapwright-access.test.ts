import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, keepRecipe, page, send, signedIn, TRY } from '../harness/map-pages';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

describe('access to Mapwright', () => {
  it('is limited to the demonstration for strangers', async () => {
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
    // API calls of the page get a JSON response.
    for (const path of ['/mapwright/export-permit', '/mapwright/keep']) {
      const answer = await visitor.ask(path, { method: 'POST', body: '' });
      expect(answer.status, path).toBe(401);
      expect(await answer.json(), path).toMatchObject({ error: expect.any(String) });
    }
  });

  it('with Pro includes a server-made PDF without scripts', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    const answer = await visitor.ask('/mapwright/map.pdf?preset=bandit-cellars&paper=letter');
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    expect(text).toContain('/MediaBox [0 0 612 792]');
    expect(text).toContain('/PrintScaling /None');
  });

  it('prints rooms to cut out without scripts too', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    const { html } = await page(visitor, '/mapwright?preset=bandit-cellars');
    expect(html).toContain('<option value="cutouts">Rooms to cut out</option>');
    const sizes = await Promise.all(
      ['sheets', 'cutouts'].map(async (what) => {
        const answer = await visitor.ask(`/mapwright/map.pdf?preset=bandit-cellars&what=${what}`);
        expect(answer.headers.get('Content-Type')).toBe('application/pdf');
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    expect(sizes[0]).not.toBe(sizes[1]);
  });

  it('the PDF has as many pages as the page without scripts announces', async () => {
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

  it('printing on the server is refused, before drawing, for maps that only the browser can print', async () => {
    const visitor = await signedIn(PEOPLE.paying);
    const huge = await visitor.ask('/mapwright/map.pdf?width=500&height=500');
    expect(huge.status).toBe(400);
    expect(await huge.text()).toContain('250,000 squares');
    const many = await visitor.ask('/mapwright/map.pdf?width=150&height=150&seed=many');
    expect(many.status).toBe(400);
    expect(await many.text()).toMatch(/This would be \d+ sheets, and the server prints up to 100/);
    const some = await visitor.ask(
      '/mapwright/map.pdf?width=150&height=150&seed=many&sheets=B2+B3',
    );
    expect(some.status).toBe(200);
    expect(/\/Count (\d+)/.exec(await some.text())?.[1]).toBe('3');
  });

  it('the PDF contains exactly the requested sheets, and a request for missing sheets is refused', async () => {
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

describe('without Pro', () => {
  let here: WorkerHere;

  beforeAll(async () => {
    here = await openWorkerHere({ TRIAL_DAYS: '0' });
  });
  afterAll(async () => {
    await here.close();
  });

  it('shows the user’s own map in full, and above it what needs Pro and what is free', async () => {
    const [gm, owner] = await Promise.all(
      [PEOPLE.admin, PEOPLE.lapsed].map(async (who) => {
        const visitor = new Visitor({
          origin: here.origin,
          identity: here.standin.url,
          send: (address, init) => here.ask(address, init),
        });
        await visitor.signIn(who);
        return visitor;
      }),
    );
    if (!gm || !owner) throw new Error('nobody');
    const id = await keepRecipe(gm, 'preset=bandit-cellars&seed=lapsed');
    const give = 'update maps set user_id = (select id from users where email = ?2) where id = ?1';
    await here.db.prepare(give).bind(id, PEOPLE.lapsed).run();
    const { status, html } = await page(owner, `/mapwright/maps/${id}`);
    expect(status).toBe(200);
    for (const words of [
      'Editing a saved map needs Pro',
      'Reading and export stay free.',
      'Upgrade to Pro',
    ])
      expect(html).toContain(words);
    expect((await owner.ask(`/mapwright/maps/${id}/map.json`)).status).toBe(200);
    expect((await send(owner, { intent: 'rename', id, name: 'Mine' })).status).toBe(402);
  });

  it('opens as a demonstration, and returns 402 for saving and exporting, but not for the user’s own JSON', async () => {
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
    // What was typed into a form that was open when Pro ended stays readable, also without scripts.
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
