import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { openDatabase } from '~/platform/database.server';
import { newCreature } from '~/tools/homebrew/kept/creature';
import { keepCreature, replaceCreature } from '~/tools/homebrew/kept/creatures.server';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let admin: Visitor;
let other: Visitor;
let adminId = '';

/** Text that would be markup if a page did not escape it. */
const MARKUP = '<img src=x onerror=go()>[a](javascript:go())';

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

function desk(now = Date.now()) {
  const { FILES } = here.environment;
  return { db: openDatabase(here.db), files: FILES, clock: { now: () => now } };
}

function creature(name: string, more: Record<string, unknown> = {}) {
  const goblin = SRD_MONSTERS.find(({ slug }) => slug === 'goblin');
  const read = readMonsterRecord({ ...goblin, source: 'Homebrew', name, ...more });
  if (!read.ok) throw new Error(read.problem);
  return newCreature(read.record);
}

async function keep(name: string, more: Record<string, unknown> = {}): Promise<string> {
  const { id, done } = await keepCreature(desk(), adminId, creature(name, more));
  if (!done.ok) throw new Error(done.reason);
  return id;
}

async function idOf(email: string): Promise<string> {
  const query = 'select id from users where email = ?1';
  return (await here.db.prepare(query).bind(email).first<string>('id')) ?? '';
}

async function page(who: Visitor, path: string): Promise<string> {
  const answer = await who.ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

function post(who: Visitor, path: string, fields: string) {
  return who.ask(path, {
    method: 'POST',
    body: fields,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

/** Submits a form and loads the page that it redirects to. */
async function press(who: Visitor, path: string, fields: string): Promise<string> {
  const answer = await post(who, path, fields);
  expect(answer.status).toBe(303);
  return page(who, answer.headers.get('Location') ?? '');
}

beforeAll(async () => {
  here = await openWorkerHere({}, { seed: true });
  [admin, other] = [visitor(), visitor()];
  await admin.signIn(PEOPLE.admin, '/about');
  await other.signIn(PEOPLE.paying, '/about');
  adminId = await idOf(PEOPLE.admin);
});
afterAll(() => here?.close());

describe('the list of the user’s own creatures', () => {
  it('is for admins only until it is launched, and so are its forms', async () => {
    for (const path of ['/homebrew', '/homebrew/x/history', '/homebrew/x/share']) {
      const wrong = await other.ask(path);
      expect([302, 303, 403], path).toContain(wrong.status);
      expect(wrong.headers.get('Location') ?? '/no-access').toContain('/no-access');
      const stranger = await visitor().ask(path);
      expect(stranger.headers.get('Location') ?? '', path).toMatch(/access-gate|login/);
      expect((await post(other, path, 'intent=put-away&found=1')).status).not.toBe(200);
    }
  });

  it('explains itself while it is empty, and then lists the creatures', async () => {
    expect(await page(admin, '/homebrew')).toContain('No monsters of your own yet');
    const id = await keep(`Quill ${MARKUP}`);
    const list = await page(admin, '/homebrew');
    expect(list).toContain('Quill &lt;img');
    expect(list).not.toContain('<img src=x');
    const copied = await press(admin, '/homebrew', `copy=${id}`);
    expect(copied).toContain('Duplicated as');
    await press(admin, '/homebrew', 'intent=put-away&found=1');
  });

  it('moves, tags and deletes several creatures, and can undo each of these', async () => {
    const ids = [await keep('Moss Troll'), await keep('Fen Troll')];
    const both = ids.map((id) => `id=${id}`).join('&');
    const moved = await press(admin, '/homebrew?q=troll', `intent=move&to-folder=Fen&${both}`);
    expect(moved).toContain('2 monsters moved to “Fen”.');
    const act = /name="act" value="([^"]+)"/.exec(moved)?.[1];
    expect(await page(admin, '/homebrew?folder=Fen')).toContain('Moss Troll');
    const undone = await press(admin, '/homebrew?q=troll', `intent=undo&act=${act}`);
    expect(undone).toContain('Undone for 2 monsters.');
    expect(await page(admin, '/homebrew?folder=Fen')).toContain('No monsters match');
    const away = await press(admin, '/homebrew?q=troll', `intent=put-away&${both}`);
    expect(away).toContain('2 monsters deleted.');
    expect(await page(admin, '/homebrew?away=1')).toContain('Fen Troll');
    const back = await press(admin, '/homebrew?away=1', `intent=bring-back&id=${ids[0]}`);
    expect(back).toContain('1 monster restored.');
    expect(await page(admin, '/homebrew?q=troll')).toContain('Moss Troll');
  });

  it('shows what is wrong, keeps what was typed, and answers no malformed form with a 500', async () => {
    const id = await keep('Typed');
    const answer = await post(admin, '/homebrew', `intent=tag&to-tag=${'x'.repeat(80)}&id=${id}`);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('Enter a tag of at most 40 characters.');
    expect(text).toContain(`value="${'x'.repeat(80)}"`);
    for (const fields of [
      '',
      'intent=move',
      'intent=burn&found=1',
      'copy=none',
      'intent=undo&act=none',
      'intent=party&to-party=none&found=1',
      'intent=bring-back',
      'intent=tag&to-tag=%00&found=1',
      'intent=move&to-folder=%2F&found=1',
    ]) {
      expect((await post(admin, '/homebrew', fields)).status, fields).toBeLessThan(500);
    }
    const odd = '/homebrew?after=%5B%22x&sort=%00&folder=%F0%9F%90%89&q=%25%27&did=x&undone=NaN';
    expect((await admin.ask(odd)).status).toBe(200);
  });

  it('is paginated, and one action can be applied to all pages', async () => {
    for (let each = 0; each < 55; each += 1) await keep(`Mote ${each}`);
    const first = await page(admin, '/homebrew?q=mote&sort=name');
    const next = /href="(\/homebrew\?[^"]*after=[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&');
    const second = await page(admin, next ?? '');
    expect(first.match(/type="checkbox" name="id"/g)).toHaveLength(50);
    expect(second.match(/type="checkbox" name="id"/g)).toHaveLength(5);
    const gone = await press(admin, '/homebrew?q=mote', 'intent=put-away&found=1');
    expect(gone).toContain('55 monsters deleted.');
  });
});

describe('the versions of a creature', () => {
  it('shows field by field what changed, and can be restored', async () => {
    const id = await keep('Old Bark', { ac: { value: 12 } });
    const later = desk(Date.now() + 60_000);
    const target = { id, version: 1 };
    await replaceCreature(later, adminId, target, creature('New Bark', { ac: { value: 19 } }));
    const list = await page(admin, `/homebrew/${id}/history`);
    expect(list).toContain('Old Bark, CR 1/4');
    const looked = await page(admin, `/homebrew/${id}/history?was=1`);
    expect(looked).toMatch(/Armor Class<\/th><td[^>]*>12<\/td><td[^>]*>19</);
    expect(looked).toContain('New Bark');
    const fields = 'intent=restore&was=1&version=';
    const stale = await post(admin, `/homebrew/${id}/history`, `${fields}1`);
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain('saved elsewhere meanwhile');
    const back = await press(admin, `/homebrew/${id}/history`, `${fields}2`);
    expect(back).toContain('Restored.');
    expect(back).toContain('Versions of Old Bark');
    for (const wrong of ['', 'intent=restore', 'intent=restore&was=9&version=3', `${fields}x`]) {
      expect((await post(admin, `/homebrew/${id}/history`, wrong)).status, wrong).toBe(404);
    }
    expect(await page(admin, `/homebrew/${id}/history?was=77`)).toContain('no longer exists');
  });
});

describe('a shared creature', () => {
  it('can be read by everyone with its link, escaped, and by nobody after the link is closed', async () => {
    const id = await keep(`Wisp ${MARKUP}`);
    const stranger = visitor();
    const shared = await press(admin, `/homebrew/${id}/share`, 'intent=share');
    const link = /\/homebrew\/s\/[\w-]+/.exec(shared)?.[0] ?? '';
    const seen = await page(stranger, link);
    expect(seen).toContain('Wisp &lt;img');
    expect(seen).not.toContain('<img src=x');
    expect(seen).toContain('noindex');
    // Other users cannot save creatures yet.
    expect(seen).not.toContain('Copy to my monsters');
    expect((await post(other, link, '')).status).toBe(404);
    expect(await page(admin, link)).toContain('Copy to my monsters');
    const copied = await press(admin, link, '');
    expect(copied).toContain('Duplicated as');
    await press(admin, `/homebrew/${id}/share`, 'intent=stop-sharing');
    const withdrawn = await stranger.ask(link);
    expect(withdrawn.status).toBe(404);
    expect(await withdrawn.text()).toContain('No creature at this link.');
    expect((await stranger.ask('/homebrew/s/no%20code')).status).toBe(404);
  });

  it('can be shared by its owner only, and a foreign id is a 404', async () => {
    const { id } = await keepCreature(desk(), await idOf(PEOPLE.paying), creature('Theirs'));
    for (const path of [`/homebrew/${id}/share`, `/homebrew/${id}/history`]) {
      expect((await admin.ask(path)).status, path).toBe(404);
      expect((await post(admin, path, 'intent=share')).status, path).toBe(404);
    }
    const list = await post(admin, '/homebrew', `intent=put-away&id=${id}`);
    expect(list.status).toBe(409);
  });
});
