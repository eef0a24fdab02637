import { beforeAll, describe, expect, it } from 'vitest';
import { form, page, signedIn } from '../harness/map-pages';
import { PEOPLE, Visitor } from '../harness/visitor';

const LISTS = '/monster-lookup/lists';
const MINE = '/monster-lookup/lich/mine';

let owner: Visitor;
let other: Visitor;

beforeAll(async () => {
  owner = await signedIn(PEOPLE.trial);
  other = await signedIn(PEOPLE.lapsed);
});

const post = (who: Visitor, path: string, fields: Record<string, string>) =>
  who.ask(path, { method: 'POST', body: form(fields) });
const saveNote = (fields: Record<string, string>) =>
  post(owner, MINE, { intent: 'note', ...fields });
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The path of the list with this name, as the page of all lists links it. */
async function addressOf(who: Visitor, name: string): Promise<string> {
  const { html } = await page(who, LISTS);
  const links = [...html.matchAll(/href="(\/monster-lookup\/lists\/[\w-]+)"[^>]*>([^<]*)</g)];
  return links.find(([, , said]) => said === name)?.[1] ?? '';
}

describe('monster lists of an account', () => {
  it('are created, filled, opened and emptied with plain forms', async () => {
    const made = await post(owner, LISTS, { intent: 'create', name: 'Vault', key: 'k1' });
    expect(made.status).toBe(303);
    const address = await addressOf(owner, 'Vault');
    const id = address.split('/').at(-1) ?? '';
    for (const monster of ['lich', 'lich.srd-5-2']) {
      const path = `/monster-lookup/${monster}/mine`;
      expect((await page(owner, path)).html).toContain(`value="${id}"`);
      const placed = await post(owner, path, { intent: 'lists', was: '', in: id, name: '' });
      expect(placed.headers.get('Location')).toBe(`${path}?saved=lists`);
    }
    const { html, status } = await page(owner, address);
    expect(status).toBe(200);
    expect(html).toContain('content="noindex"');
    expect(html).toMatch(/Lich<\/a>[\s\S]*2014[\s\S]*Lich<\/a>[\s\S]*2024/);
    expect(html).toContain('/monster-lookup/compare?ids=lich,lich.srd-5-2');
    expect(html).toContain('layout=print&amp;ids=lich,lich.srd-5-2');
    const answer = await owner.ask(`${address}/as/text`);
    expect(await answer.text()).toMatch(/^Vault\nLich: CR 21, .*\nLich \(2024\): CR 21, /);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await (await owner.ask(`${address}/as/json`)).json()).toMatchObject({ name: 'Vault' });
    expect((await owner.ask(`${address}/as/constructor`)).status).toBe(404);
    const out = await post(owner, address, { intent: 'take-out', id, monster: 'lich' });
    expect(out.headers.get('Location')).toBe(address);
    expect((await page(owner, address)).html).not.toContain('href="/monster-lookup/lich"');
  });

  it('are renamed, deleted and restored', async () => {
    await post(owner, LISTS, { intent: 'create', name: 'Road', key: 'k2' });
    const id = (await addressOf(owner, 'Road')).split('/').at(-1) ?? '';
    await post(owner, LISTS, { intent: 'rename', id, name: 'Long road' });
    expect(await addressOf(owner, 'Long road')).toContain(id);
    const gone = await post(owner, LISTS, { intent: 'delete', id });
    const { html } = await page(owner, gone.headers.get('Location') ?? '');
    expect(html).toContain('“Long road” deleted.');
    expect((await owner.ask(`${LISTS}/${id}`)).status).toBe(404);
    expect((await post(owner, LISTS, { intent: 'bring-back', id })).status).toBe(303);
    expect((await owner.ask(`${LISTS}/${id}`)).status).toBe(200);
  });

  it('are not accessible to another user by any request', async () => {
    await post(owner, LISTS, { intent: 'create', name: 'Secret', key: 'k3' });
    const address = await addressOf(owner, 'Secret');
    const id = address.split('/').at(-1) ?? '';
    for (const path of [address, `${address}/as/text`, `${address}.data`]) {
      expect((await other.ask(path)).status, path).toBe(404);
    }
    const asked: Record<string, string>[] = [
      { intent: 'rename', id, name: 'Mine' },
      { intent: 'delete', id },
      { intent: 'bring-back', id },
      { intent: 'take-out', id, monster: 'lich' },
    ];
    for (const fields of asked) {
      expect((await post(other, LISTS, fields)).status, fields.intent).toBe(404);
    }
    await post(other, MINE, { intent: 'lists', was: '', in: id, name: '' });
    expect((await page(owner, address)).html).toContain('This list is empty');
    expect((await page(other, MINE)).html).not.toContain('Secret');
    // A stranger does not learn either whether the list exists: it could be a list on their device.
    const stranger = await page(new Visitor(), address);
    expect(stranger).toMatchObject({ status: 200, html: expect.not.stringContaining('Secret') });
    expect((await new Visitor().ask(`${address}/as/text`)).status).toBe(404);
  });

  it('report an invalid form in a sentence, and keep what was typed', async () => {
    const long = 'n'.repeat(61);
    const answer = await post(owner, LISTS, { intent: 'create', name: long });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('The name of a list can have 60 characters; this one has 61.');
    expect(html).toContain(`value="${long}"`);
    const beside = await post(owner, MINE, { intent: 'lists', was: '', name: long });
    expect(beside.status).toBe(409);
    expect(await beside.text()).toContain(`value="${long}"`);
    const odd: Record<string, string>[] = [{}, { intent: 'x' }, { intent: 'take-out', id: 'x' }];
    for (const fields of odd) {
      expect((await post(owner, LISTS, fields)).status).toBe(400);
    }
    expect((await post(owner, MINE, {})).status).toBe(400);
  });

  it('are limited to a hundred', async () => {
    const full = await signedIn(PEOPLE.pastDue);
    for (let from = 0; from < 100; from += 4) {
      const ids = [0, 1, 2, 3].map((one) => from + one);
      const lists = ids.map((at) => ({ id: `full ${at}`, name: `List ${at}`, monsters: [] }));
      const taken = await post(full, `${LISTS}/take-along`, { lists: JSON.stringify(lists) });
      expect(await taken.json()).toMatchObject({ lists: lists.map(({ id }) => id) });
    }
    const more = await post(full, LISTS, { intent: 'create', name: 'One more', key: 'full x' });
    expect(more.status).toBe(409);
    const html = await more.text();
    expect(html).toContain('You have 100 lists, the maximum.');
    expect(html).toContain('value="One more"');
    const beside = await post(full, MINE, { intent: 'lists', was: '', name: 'One more' });
    expect(beside.status).toBe(409);
  });
});

describe('a note in an account', () => {
  it('is saved by a plain form, shown only to its owner, and never on a public page', async () => {
    const { html } = await page(owner, MINE);
    const saved = await saveNote({ note: 'Phylactery\r\n<b>', seen: fieldOf(html, 'seen') });
    expect(saved.headers.get('Location')).toBe(`${MINE}?saved=note`);
    const after = await page(owner, `${MINE}?saved=note`);
    expect(after.html).toContain('Note saved.');
    expect(after.html).toContain('Phylactery\n&lt;b&gt;');
    expect(after.html).toContain('content="noindex"');
    for (const who of [other, new Visitor()]) {
      expect((await page(who, MINE)).html).not.toContain('Phylactery');
      expect(await (await who.ask(`${MINE}.json`)).text()).not.toContain('Phylactery');
    }
    expect((await page(owner, '/monster-lookup/lich')).html).not.toContain('Phylactery');
    expect((await page(owner, LISTS)).html).toContain(`href="${MINE}"`);
  });

  it('shows both versions after a conflict, and keeps a note that is too long', async () => {
    const seen = fieldOf((await page(owner, MINE)).html, 'seen');
    await saveNote({ note: 'Theirs', seen });
    const second = await saveNote({ note: 'Mine', seen });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toMatch(/<blockquote[^>]*>Theirs<[\s\S]*<textarea[^>]*>Mine</);
    expect((await saveNote({ note: 'Mine', seen: fieldOf(html, 'seen') })).status).toBe(303);
    const long = 'x'.repeat(2001);
    const refused = await saveNote({ note: long, seen: '0' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(long);
  });

  it('is saved as JSON by a page that stays open', async () => {
    const address = '/monster-lookup/goblin/mine.json';
    const kept = await post(owner, address, { intent: 'note', note: 'Cowardly', seen: '0' });
    const said = await kept.json();
    expect(said).toMatchObject({ saved: 'note', facts: { note: { text: 'Cowardly' } } });
    expect(await (await owner.ask(address)).json()).toMatchObject({ name: 'Goblin' });
    const stranger = await post(new Visitor(), address, { intent: 'note', note: 'Mine' });
    expect(stranger.status).toBe(401);
    expect(await stranger.json()).toMatchObject({ typed: { note: 'Mine' } });
  });

  it('is returned to a user who was signed out in the meantime', async () => {
    const answer = await post(new Visitor(), MINE, { intent: 'note', note: 'A long evening' });
    expect(answer.status).toBe(401);
    const html = await answer.text();
    expect(html).toContain('You are signed out.');
    expect(html).toContain('A long evening');
  });
});

describe('lists and notes without an account', () => {
  it('the pages say that the device needs scripts, and are not cached', async () => {
    for (const path of [LISTS, MINE, `${LISTS}/some-id`]) {
      const answer = await new Visitor().ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('Cache-Control'), path).toBe('private, no-store');
      const html = await answer.text();
      expect(html, path).toMatch(/<noscript><p>[^<]*needs JavaScript/);
      expect(html, path).toContain('content="noindex"');
    }
    expect((await new Visitor().ask('/monster-lookup/no-such-monster/mine')).status).toBe(404);
    const bring = await post(new Visitor(), `${LISTS}/take-along`, { lists: '[]', notes: '[]' });
    expect(bring.status).toBe(401);
  });

  it('a device can load the rows of its monsters, of both editions', async () => {
    const rows = await new Visitor().ask(
      `${LISTS}/rows?ids=lich.srd-5-2,nobody,goblin,lich.srd-5-2`,
    );
    expect(await rows.json()).toMatchObject([
      { id: 'lich.srd-5-2', edition: '2024' },
      { id: 'goblin', cr: 0.25 },
    ]);
    expect(await (await new Visitor().ask(`${LISTS}/rows`)).json()).toEqual([]);
  });
});

it('lists of a device are imported once, and invalid ones are left on the device', async () => {
  const gifted = await signedIn(PEOPLE.gifted);
  const lists = JSON.stringify([{ id: 'd1', name: 'From the phone', monsters: ['lich'] }]);
  for (const body of [
    { lists, notes: '[{"id":"orc","note":"Loud"}]' },
    { lists, notes: 'no JSON' },
  ]) {
    const taken = await post(gifted, `${LISTS}/take-along`, body);
    expect(await taken.json()).toMatchObject({ lists: ['d1'] });
  }
  const { html } = await page(gifted, LISTS);
  expect(html.match(/From the phone<\/a>/g)).toHaveLength(1);
  expect((await page(gifted, '/monster-lookup/orc/mine')).html).toMatch(/<textarea[^>]*>Loud</);
});
