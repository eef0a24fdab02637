import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { madeUpMonster } from '../harness/made-up-monster';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let admin: Visitor;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
const JSON_TYPE = { 'Content-Type': 'application/json' };
const MB = 1024 * 1024;

beforeAll(async () => {
  here = await openWorkerHere();
  admin = visitor();
  await admin.signIn(PEOPLE.admin, '/about');
});
afterAll(() => here?.close());
beforeEach(async () => {
  for (const table of ['import_jobs', 'audit_log', 'monsters', 'loose_files']) {
    await here.db.prepare(`delete from ${table}`).run();
  }
  await here.environment.FILES.delete(await keys());
});

const file = (...names: string[]) =>
  names.map((name) => `${JSON.stringify(madeUpMonster({ name }))}\n`).join('');
/** Pads the records to a file that is too large to be loaded at once. */
const large = (text: string) => `${text.trimEnd().padEnd(300 * 1024, ' ')}\n`;
const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

async function presign(body: unknown, who = admin) {
  const sent = { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE };
  const answer = await who.ask('/admin/presign-upload', sent);
  return { status: answer.status, ...Object(await answer.json()) };
}

/** Requests an upload; returns its URL without the origin. */
async function room(body: Record<string, unknown> = {}): Promise<string> {
  const asked = await presign({ kind: 'monsters', name: 'monsters-1.ndjson', ...body });
  expect(asked.status).toBe(200);
  expect(asked.headers).toEqual({ 'Content-Type': 'application/x-ndjson' });
  const url = new URL(asked.url);
  expect(url.origin).toBe(here.origin);
  return url.pathname + url.search;
}

async function put(address: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  // A ticket is the only authorization: no session and no origin.
  const init = { method: 'PUT', body, headers, duplex: 'half' } as RequestInit;
  const answer = await here.ask(address, init);
  return { status: answer.status, ...Object(await answer.json()) };
}

const jobs = async () =>
  (await here.db.prepare('select * from import_jobs').all<Record<string, unknown>>()).results;
const acts = async () =>
  (await here.db.prepare('select act, subject_id from audit_log order by id').all()).results;
const keys = async () => (await here.environment.FILES.list()).objects.map(({ key }) => key);

describe('an upload of records', () => {
  it('is accepted once with a ticket, and waits to be loaded under a name chosen by the site', async () => {
    const address = await room({ fileName: 'C:\\books\\my bog.ndjson' });
    const text = large(file('One', 'Two'));
    const taken = await put(address, text);
    expect(taken).toEqual({ status: 200, id: taken.id, bytes: text.length, hash: hashOf(text) });
    const [job] = await jobs();
    expect(job).toMatchObject({ state: 'waiting', kind: 'monsters', hash: hashOf(text) });
    expect(job?.name).toMatch(/^monsters-\d{13}\.ndjson$/);
    expect(job?.file_name).toBe('my bog.ndjson');
    expect(job?.object_key).toMatch(/^imports\/[0-9a-f-]{36}$/);
    expect(await acts()).toEqual([{ act: 'Upload records', subject_id: taken.id }]);
    expect(await put(address, text)).toEqual({
      status: 403,
      error: 'This upload link was already used.',
    });
    await here.schedule();
    expect((await jobs())[0]).toMatchObject({ state: 'done', added: 2, rejected: 0 });
  });

  it('is loaded at once when it is small', async () => {
    const taken = await put(await room(), file('One', 'Two'));
    expect(taken).toMatchObject({ status: 200 });
    expect((await jobs())[0]).toMatchObject({ state: 'done', added: 2, lease_until: 0 });
    // Of a file with very many short lines a part is left to the schedule.
    const short = { type: 'fey', cr: 1, ac: 9, hp: 3, source: 'Short' };
    const many = Array.from({ length: 1500 }, (_, at) => ({ ...short, name: `Mote ${at}` }));
    await put(await room(), many.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const [job] = (await jobs()).filter(({ added }) => added !== 2);
    expect(job).toMatchObject({ state: 'running', added: 1000, lease_until: 0 });
    await here.schedule();
    expect((await jobs()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('is counted and hashed as it arrives, whatever its declared length', async () => {
    const line = file('Long').trimEnd();
    const pieces = Array.from({ length: 900 }, () => `${line}${' '.repeat(10_000)}\n`);
    const body = new Blob(pieces).stream();
    const taken = await put(await room(), body);
    const text = pieces.join('');
    expect(text.length).toBeGreaterThan(8 * MB);
    expect(taken).toMatchObject({ status: 200, bytes: text.length, hash: hashOf(text) });
    const [key = ''] = await keys();
    expect((await here.environment.FILES.head(key))?.size).toBe(text.length);
  });

  it('is refused with a sentence when it is compressed, empty, too large or cut off, and leaves nothing behind', async () => {
    const packed = await put(await room(), file('One'), { 'Content-Encoding': 'gzip' });
    expect(packed).toEqual({ status: 415, error: 'Send the records uncompressed.' });
    expect(await put(await room(), '')).toEqual({ status: 400, error: 'The file is empty.' });
    const piece = new Uint8Array(MB).fill(32);
    const stream = (many: number, ends: boolean) => {
      let left = many;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          left -= 1;
          if (left >= 0) controller.enqueue(piece.slice());
          else if (ends) controller.close();
          else controller.error(new Error('gone'));
        },
      });
    };
    const large = await put(await room(), stream(91, true));
    expect(large.status).toBe(413);
    const cut = await put(await room(), stream(9, false));
    expect(cut).toMatchObject({ status: 400, error: expect.stringContaining('did not arrive') });
    const lying = await put(await room(), 'x', { 'Content-Length': String(200 * MB) });
    expect(lying.status).toBe(413);
    await here.schedule();
    await here.db.prepare('update loose_files set due_at = 0').run();
    await here.schedule();
    expect(await keys()).toEqual([]);
    const standing = (await jobs()).map(({ state }) => state);
    expect(new Set(standing)).toEqual(new Set(['uploading']));
    expect(await acts()).toEqual([]);
  });

  it('is refused without a ticket, or with another’s, an altered or an expired one', async () => {
    const address = await room();
    const other = new URL(await room(), here.origin).searchParams.get('ticket') ?? '';
    const path = address.split('?')[0];
    for (const [wrong, said] of [
      [path, 'This upload needs a valid link.'],
      [`${path}?ticket=${other}`, 'This upload needs a valid link.'],
      [address.replace(/ticket=\d/, 'ticket=8'), 'This upload needs a valid link.'],
    ] as const) {
      expect(await put(wrong ?? '', file('One')), wrong).toEqual({ status: 403, error: said });
    }
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await here.ask(path ?? '', { method })).status, method).toBe(403);
    }
    // A user who is no longer an admin cannot use a ticket.
    await here.db.prepare("update users set groups = '[]', role = 'GrantedUser'").run();
    expect(await put(address, file('One'))).toMatchObject({ status: 403 });
    await here.db.prepare(`update users set groups = '["AdminUser"]', role = ''`).run();
    expect(await put(address, file('One'))).toMatchObject({ status: 200 });
  });

  it('of a large file is sent in parts, and continues after an interruption', async () => {
    const bytes = new TextEncoder().encode(file('One', 'Two').padEnd(9 * MB, ' '));
    const ask = { kind: 'monsters', name: 'm.jsonl', bytes: bytes.length, sentAs: 'm:1:2' };
    const first = await presign(ask);
    expect(first.parts).toEqual({ bytes: 8 * MB, count: 2, there: [] });
    const url = new URL(first.url);
    const address = url.pathname + url.search;
    expect(await put(address, bytes)).toMatchObject({ status: 400 });
    const one = bytes.slice(0, 8 * MB);
    const digest = `sha-256=:${createHash('sha256').update(one).digest('base64')}:`;
    const wrong = { 'Content-Digest': digest.replace(/:./, ':A') };
    expect(await put(`${address}&part=1`, one, wrong)).toMatchObject({ status: 400 });
    expect(await put(`${address}&part=1`, one.slice(1))).toMatchObject({ status: 400 });
    expect(await put(`${address}&part=2`, one)).toMatchObject({ status: 413 });
    for (const part of ['0', '3', '1.5', 'x', '-1']) {
      expect(await put(`${address}&part=${part}`, one), part).toMatchObject({ status: 400 });
    }
    const kept = await put(`${address}&part=1`, one, { 'Content-Digest': digest });
    expect(kept).toEqual({ status: 200, part: 1, bytes: 8 * MB, hash: hashOf(one) });
    const early = await here.ask(address, { method: 'POST' });
    expect([early.status, await early.json()]).toEqual([
      409,
      { error: '1 of its 2 parts are missing.' },
    ]);
    // Another page of the same browser, later.
    const again = await presign(ask);
    expect(again.parts.there).toEqual([1]);
    expect(new URL(again.url).pathname).toBe(url.pathname);
    const listed = await here.ask(address);
    expect(await listed.json()).toEqual({
      state: 'uploading',
      bytes: bytes.length,
      parts: [{ part: 1, bytes: 8 * MB, hash: hashOf(one) }],
    });
    expect(await put(`${address}&part=2`, bytes.slice(8 * MB))).toMatchObject({ status: 200 });
    const ended = await here.ask(address, { method: 'POST' });
    expect([ended.status, await ended.json()]).toEqual([
      200,
      { id: url.pathname.split('/').at(-1), bytes: bytes.length, hash: hashOf(bytes) },
    ]);
    for (const method of ['POST', 'DELETE']) {
      expect((await here.ask(address, { method })).status, method).toBe(403);
    }
    await here.schedule();
    expect((await jobs())[0]).toMatchObject({ state: 'done', added: 2 });
    expect(await acts()).toHaveLength(1);
  });

  it('can be given up by its sender, and is deleted after a day', async () => {
    const ask = { kind: 'spells', name: 's.ndjson', bytes: 20 * MB };
    const [given, left] = [await presign(ask), await presign(ask)];
    const url = new URL(given.url);
    const answer = await here.ask(url.pathname + url.search, { method: 'DELETE' });
    expect(answer.status).toBe(204);
    expect(await jobs()).toHaveLength(1);
    await here.schedule();
    expect(await jobs()).toHaveLength(1);
    await here.db.prepare('update import_jobs set created_at = 0').run();
    await here.schedule();
    expect(await jobs()).toEqual([]);
    const late = new URL(left.url);
    expect(await put(`${late.pathname}${late.search}&part=1`, 'x')).toEqual({
      status: 403,
      error: 'This upload was abandoned. Start a new one.',
    });
  });

  it('can be started only by an admin with a recent sign-in, with a valid kind and name, and only eight at a time', async () => {
    const right = { kind: 'monsters', name: 'a.ndjson' };
    for (const [asked, status] of [
      [{ ...right, kind: 'people' }, 400],
      [{ ...right, name: 'a.json' }, 400],
      [{ ...right, name: 7 }, 400],
      [{ ...right, key: '../../users' }, 400],
      [{ ...right, bytes: 300 * MB }, 413],
      [{ ...right, bytes: -1 }, 400],
      [null, 400],
    ] as const) {
      expect((await presign(asked)).status, JSON.stringify(asked)).toBe(status);
    }
    const paying = visitor();
    await paying.signIn(PEOPLE.paying, '/about');
    expect((await presign(right, paying)).status).toBe(403);
    expect((await presign(right, visitor())).status).toBe(401);
    expect((await admin.ask('/admin/presign-upload', { method: 'PUT', body: '{}' })).status).toBe(
      405,
    );
    await here.db.prepare('update sessions set auth_time = auth_time - 50000').run();
    expect(await presign(right)).toMatchObject({
      status: 403,
      error: expect.stringContaining('Sign in again'),
    });
    await here.db.prepare('update sessions set auth_time = auth_time + 50000').run();
    for (let at = 0; at < 8; at += 1) expect((await presign(right)).status).toBe(200);
    expect(await presign(right)).toMatchObject({ status: 409 });
  });
});
