import { beforeAll, describe, expect, it } from 'vitest';
import { form, keepRecipe, page } from '../harness/map-pages';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

const AT = '/settings/import';

/** Sends a file by the form of the page. */
async function sendFile(visitor: Visitor, text: string, headers = {}) {
  const body = new FormData();
  body.set('file', new Blob([text], { type: 'application/json' }), 'delvewright-account.json');
  const answer = await visitor.ask(AT, { method: 'POST', body, headers });
  const html = await answer.text();
  return {
    status: answer.status,
    html,
    state: /name="state" value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

async function press(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.ask(AT, { method: 'POST', body: form(fields) });
  return { status: answer.status, html: await answer.text() };
}

describe('an account’s file', () => {
  let owner: Visitor;
  let other: Visitor;
  let file: string;

  beforeAll(async () => {
    owner = await signedIn(PEOPLE.admin);
    other = await signedIn(PEOPLE.lapsed);
    await keepRecipe(owner, 'seed=carried');
    file = await (await owner.ask('/settings/export')).text();
  });

  it('is chosen, looked at and imported by plain forms, without Pro too, and only once', async () => {
    expect((await page(other, '/settings')).html).toContain(`href="${AT}"`);
    expect((await page(other, AT)).html).toMatch(/enctype="multipart\/form-data"/i);
    const sent = await sendFile(other, file);
    expect(sent).toMatchObject({ status: 200, html: expect.stringContaining('Maps: ') });
    expect((await press(other, { state: sent.state, intent: 'import' })).status).toBe(400);
    const done = await press(other, { state: sent.state, intent: 'import', kind: 'map' });
    expect(done).toMatchObject({
      status: 200,
      html: expect.stringMatching(/Imported \d+ things?\./),
    });
    const maps = (await page(other, '/mapwright/maps')).html;
    expect(maps).toMatch(/\/mapwright\/maps\/[0-9a-f-]{36}/);
    // The file is gone, and the same file again brings nothing.
    const late = await press(other, { state: sent.state, intent: 'import', kind: 'map' });
    expect(late).toMatchObject({ status: 409, html: expect.stringContaining('no longer here') });
    const again = await sendFile(other, file);
    const told = await press(other, { state: again.state, intent: 'import', kind: 'map' });
    expect(told.html).toContain('Everything in this file is here already.');
  });

  it('is refused with a sentence when it is none, and nothing else opens it', async () => {
    for (const text of ['', 'junk', '{"users":[', '<svg/>', `{"a":${'['.repeat(5000)}`]) {
      const { status, html } = await sendFile(other, text);
      expect(status, text.slice(0, 9)).toBe(400);
      expect(html).toMatch(/account file|ends too early|JSON file/);
    }
    expect((await press(other, { state: 'x.y', intent: 'import' })).status).toBe(400);
    expect((await press(other, {})).status).toBe(400);
    const broken = {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': 'multipart/form-data' },
    };
    expect((await other.ask(AT, broken)).status).toBe(400);
    const { state } = await sendFile(owner, file);
    expect((await press(other, { state, intent: 'import', kind: 'map' })).status).toBe(400);
    expect((await press(owner, { state, intent: 'discard' })).status).toBe(303);
    expect((await press(owner, { state, intent: 'import', kind: 'map' })).status).toBe(409);
  });

  it('is taken from our own pages and from members alone, and not without end', async () => {
    const foreign = await sendFile(other, file, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await sendFile(new Visitor(), file)).status).toBe(303);
    const large = new FormData();
    large.set('file', new Blob(['x'.repeat(66 * 1024 * 1024)]), 'a.json');
    expect((await other.ask(AT, { method: 'POST', body: large })).status).toBe(413);
    const statuses = [];
    for (let at = 0; at < 20; at += 1) statuses.push((await sendFile(other, 'x')).status);
    expect(statuses).toContain(429);
    const { html } = await sendFile(other, file);
    expect(html).toContain('20 files a day');
  });
});
