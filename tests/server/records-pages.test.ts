import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { madeUpMonster } from '../harness/made-up-monster';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let admin: Visitor;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
const NDJSON = { 'Content-Type': 'application/x-ndjson' };
const STALE = 13 * 60 * 60;

beforeAll(async () => {
  here = await openWorkerHere();
  admin = visitor();
  await admin.signIn(PEOPLE.admin, '/about');
});
afterAll(() => here?.close());
beforeEach(async () => {
  for (const table of ['import_jobs', 'audit_log', 'monsters', 'spells']) {
    await here.db.prepare(`delete from ${table}`).run();
  }
});

const file = (...names: string[]) =>
  names.map((name) => `${JSON.stringify(madeUpMonster({ name }))}\n`).join('');
const jobs = async () =>
  (await here.db.prepare('select * from import_jobs').all<Record<string, unknown>>()).results;
const acts = async () =>
  (await here.db.prepare('select act, subject_id, before, after from audit_log order by id').all())
    .results;
const names = async () =>
  (
    await here.db.prepare('select name from monsters order by name').all<{ name: string }>()
  ).results.map(({ name }) => name);

/** Pads the records to a file that is too large to be loaded at once. */
const large = (text: string) => `${text.trimEnd().padEnd(300 * 1024, ' ')}\n`;

async function call(path: string, body: string | undefined, more: Record<string, string> = NDJSON) {
  const answer = await admin.ask(path, { method: 'POST', body, headers: more });
  return { status: answer.status, text: await answer.text() };
}

async function upload(
  fields: Record<string, string>,
  sent: { name: string; text: string } | null,
  who = admin,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (sent) form.append('file', new File([sent.text], sent.name));
  else form.append('file', new File([], ''));
  const answer = await who.ask('/management/records', { method: 'POST', body: form });
  return {
    status: answer.status,
    location: answer.headers.get('Location') ?? '',
    text: await answer.text(),
  };
}

async function page(path: string, who = admin) {
  const answer = await who.ask(path, { headers: { Accept: 'text/html' } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

async function press(id: unknown, intent: string, who = admin) {
  const init = { method: 'POST', body: `intent=${intent}` };
  const answer = await who.ask(`/management/records/${id}`, init);
  return { status: answer.status, location: answer.headers.get('Location') ?? '' };
}

describe('the import calls for records', () => {
  it('load records as they arrive, and report the result of each', async () => {
    await call('/admin/import-monsters', file('One', 'Two'));
    const two = JSON.stringify(madeUpMonster({ name: 'Two', xp: 10 }));
    const said = await call('/admin/import-monsters', `${file('One')}${two}\n${file('Three')}no\n`);
    expect(said).toEqual({
      status: 200,
      text: 'Imported: 1 added, 1 changed, 1 unchanged, 1 rejected.\nLine 4: the line is not JSON\n',
    });
    expect(await names()).toEqual(['One', 'Three', 'Two']);
    const [first, second] = await jobs();
    expect(await acts()).toEqual(
      [first, second].map((job) => ({
        act: 'Import monsters',
        subject_id: job?.id,
        before: null,
        after: null,
      })),
    );
    expect(await call('/admin/import-spells', '{}')).toEqual({
      status: 200,
      text: expect.stringMatching(/^Imported: 0 added, .*1 rejected\.\nLine 1: /),
    });
  });

  it('can be undone as a whole, like an uploaded file', async () => {
    await call('/admin/import-monsters', file('One', 'Two'));
    const [job] = await jobs();
    expect((await press(job?.id, 'undo')).status).toBe(303);
    expect(await names()).toEqual([]);
    expect((await jobs())[0]).toMatchObject({ state: 'undone', removed: 2 });
  });

  it('accept only uncompressed text from an admin with a recent sign-in', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await call('/admin/import-monsters', 'a=b', form)).status).toBe(415);
    const packed = { ...NDJSON, 'Content-Encoding': 'gzip' };
    expect((await call('/admin/import-monsters', file('One'), packed)).status).toBe(415);
    expect((await call('/admin/import-monsters', undefined)).status).toBe(400);
    const lying = { ...NDJSON, 'Content-Length': String(200 * 1024 * 1024) };
    expect((await call('/admin/import-monsters', file('One'), lying)).status).toBe(413);
    for (const path of ['/admin/import-monsters', '/admin/import-spells']) {
      expect((await admin.ask(path)).status).toBe(404);
      const put = await admin.ask(path, { method: 'PUT', body: file('One'), headers: NDJSON });
      expect(put.status).toBe(405);
      const paying = visitor();
      await paying.signIn(PEOPLE.paying, '/about');
      const init = { method: 'POST', body: file('One'), headers: NDJSON };
      expect((await paying.ask(path, init)).status).toBe(403);
      expect((await visitor().ask(path, init)).status).toBe(401);
    }
    await here.db.prepare(`update sessions set auth_time = auth_time - ${STALE}`).run();
    expect((await call('/admin/import-monsters', file('One'))).status).toBe(403);
    await here.db.prepare(`update sessions set auth_time = auth_time + ${STALE}`).run();
    expect(await jobs()).toEqual([]);
    expect(await acts()).toEqual([]);
  });

  it('report that a file has too many lines, and not that it was canceled', async () => {
    const long = await call('/admin/import-monsters', '\n'.repeat(250_001));
    expect(long.status).toBe(413);
    expect(long.text).toContain('The file has more than 250000 lines.');
  });
});

describe('the records page', () => {
  it('accepts a file by a form without scripts, and follows its job to the end', async () => {
    const text = large(file('One'));
    const sent = await upload({ kind: 'monsters' }, { name: 'mine.jsonl', text });
    expect(sent.status).toBe(303);
    const [job] = await jobs();
    expect(sent.location).toBe(`/management/records/${job?.id}?done=uploaded`);
    expect(job).toMatchObject({ state: 'waiting', dry_run: 0, kind: 'monsters' });
    const waiting = await page(sent.location);
    expect(waiting.text).toContain('Uploaded. Ingest Lambda will process it shortly.');
    expect(waiting.text).toContain('Refresh');
    expect((await acts()).map((row) => Object(row).act)).toEqual(['Upload records']);
    await here.schedule();
    const done = await page(`/management/records/${job?.id}`);
    expect(done.text).toContain('Done: 1 line.');
    expect(done.text).toContain('Undo this import');
    const list = (await page('/management/records')).text;
    expect(list).toContain(String(job?.name));
    expect(list).toContain('mine.jsonl');
    expect(done.text).toMatch(/<h1[^>]*>mine\.jsonl</);
  });

  it('loads a small file at once, and previews the first records of a dry run', async () => {
    const hag = { name: 'Mire Hag', type: 'fey', cr: 3, ac: 12, hp: 27, source: 'My Bog' };
    const text = `nonsense\n${JSON.stringify(hag)}\n${file('One', 'Two', 'Three')}`;
    const seen = await upload({ kind: 'monsters', dry: 'yes' }, { name: 'a.ndjson', text });
    const shown = await page(seen.location);
    expect(shown.text).toContain('Nothing was written.');
    expect(shown.text).toMatch(/<article[^>]*aria-label="Mire Hag"/);
    expect(shown.text).toContain('27 (hit dice not known)'.slice(2));
    expect(shown.text.match(/<article/g)).toHaveLength(3);
    const [job] = await jobs();
    const loaded = await press(job?.id, 'load');
    const done = await page(loaded.location);
    expect(done.text).toContain('Loaded for real.');
    expect(done.text).not.toContain('<article');
    expect(await names()).toEqual(['Mire Hag', 'One', 'Three', 'Two']);
    // Every page shows a placeholder for an unknown number.
    for (const path of [
      '/monster-lookup?q=hag',
      '/monster-lookup/mire-hag.my-bog',
      '/monster-lookup/compare?ids=mire-hag.my-bog,one.test-book',
    ]) {
      const { status, text: seenThere } = await page(path);
      expect([status, path]).toEqual([200, path]);
      expect(seenThere, path).toContain('not known');
      expect(seenThere, path).not.toMatch(/NaN|>undefined|\(1d1/);
    }
    const answered = await page('/monsters/mire-hag.my-bog');
    const again = await upload({ kind: 'monsters' }, { name: 'b.ndjson', text: answered.text });
    const found = await page('/monsters/search?source=My+Bog');
    const searched = await upload({ kind: 'monsters' }, { name: 'c.ndjson', text: found.text });
    for (const { location } of [again, searched]) {
      const id = location.split('/').at(-1)?.split('?')[0];
      const one = (await jobs()).find((each) => each.id === id);
      expect(one).toMatchObject({ state: 'done', added: 0, changed: 0, unchanged: 1, rejected: 0 });
    }
  });

  it('offers an example file that loads, and the list of fields', async () => {
    for (const kind of ['monsters', 'spells']) {
      const example = await page(`/management/records/example/${kind}`);
      expect(example.headers.get('Content-Disposition')).toContain(`example-${kind}.ndjson`);
      const { location } = await upload({ kind }, { name: 'e.ndjson', text: example.text });
      expect((await page(location)).text).toContain('Done: 2 lines.');
    }
    expect((await jobs()).map(({ added, rejected }) => [added, rejected])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect((await page('/management/records/example/people')).status).toBe(404);
    expect((await page('/management/records/example/spells', visitor())).status).not.toBe(200);
    const list = await page('/management/records');
    expect(list.text).toContain('Required: source, name, type, ac.value, hp.average, cr.');
    expect((await page('/management')).text).toContain('/management/records/example/spells');
  });

  it('makes a dry run, loads afterwards, cancels a waiting job, and retries a failed one', async () => {
    const text = large(file('One', 'Two'));
    await upload({ kind: 'monsters', dry: 'yes' }, { name: 'a.ndjson', text });
    const [job] = await jobs();
    await here.schedule();
    expect(await names()).toEqual([]);
    expect((await page(`/management/records/${job?.id}`)).text).toContain('Nothing was written.');
    expect((await press(job?.id, 'undo')).status).toBe(409);
    expect((await press(job?.id, 'load')).location).toContain('done=load');
    expect((await press(job?.id, 'cancel')).location).toContain('done=cancel');
    await here.schedule();
    expect((await jobs())[0]).toMatchObject({ state: 'canceled', added: 0 });
    await here.db.prepare("update import_jobs set state = 'failed'").run();
    expect((await press(job?.id, 'retry')).location).toContain('done=retry');
    await here.schedule();
    expect(await names()).toEqual(['One', 'Two']);
    expect((await press(job?.id, 'undo')).location).toContain('done=undo');
    await here.schedule();
    expect(await names()).toEqual([]);
    expect((await acts()).map((row) => Object(row).act)).toEqual([
      'Upload records',
      'Load records',
      'Cancel import',
      'Retry import',
      'Undo import',
    ]);
    for (const intent of ['', 'explode', 'undo']) {
      expect((await press(job?.id, intent)).status, intent).toBe(intent === 'undo' ? 409 : 400);
    }
    expect(await acts()).toHaveLength(5);
  });

  it('reports what is wrong with a form, and keeps the choices', async () => {
    const none = await upload({ kind: 'spells', dry: 'yes' }, null);
    expect(none.status).toBe(400);
    expect(none.text).toContain('An upload needs a file.');
    expect(none.text).toMatch(/<option value="spells" selected/);
    expect(none.text).toMatch(/name="dry"[^>]*checked|checked=""[^>]*name="dry"/);
    const right = { name: 'a.ndjson', text: file('One') };
    const wrong = await upload({ kind: 'monsters' }, { ...right, name: 'a.exe' });
    expect(wrong.text).toContain('Choose a .ndjson or .jsonl file.');
    expect((await upload({ kind: 'people' }, right)).status).toBe(400);
    expect((await upload({ kind: 'monsters' }, { ...right, text: '' })).text).toContain('empty');
    for (const [type, body] of [
      ['text/plain', 'x'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', '--b\r\nnonsense'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.ndjson"\r\n\r\n{}',
      ],
    ] as const) {
      const headers = { 'Content-Type': type };
      const answer = await admin.ask('/management/records', { method: 'POST', body, headers });
      expect(answer.status, body).toBe(400);
    }
    expect(await jobs()).toEqual([]);
    expect(await acts()).toEqual([]);
  });

  it('offers the report as a file without executable cells, and the file as it was uploaded', async () => {
    const bad = JSON.stringify({ ...madeUpMonster({ name: 'Two' }), '=HYPERLINK("x")': 1 });
    const text = `${file('One')}${bad}\n`;
    await upload({ kind: 'monsters' }, { name: 'a.ndjson', text });
    await here.schedule();
    const [job] = await jobs();
    const base = `/management/records/${job?.id}`;
    const csv = await page(`${base}/report/csv`);
    const lines = csv.text.trim().split('\r\n');
    expect(lines[0]).toBe('"line","outcome","record","reason","undone"');
    expect(lines[1]).toBe('"1","added","one.test-book","",""');
    expect(lines[2]).toMatch(/^"2","rejected","","/);
    expect(csv.text).not.toMatch(/(^|,)"=[A-Z]/m);
    expect(csv.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="monsters-\d+-report\.csv"$/,
    );
    const rows = (await page(`${base}/report/ndjson`)).text.trim().split('\n');
    expect(rows.map((row) => JSON.parse(row).line)).toEqual([1, 2]);
    const kept = await page(`${base}/file`);
    expect(kept.text).toBe(text);
    expect(kept.headers.get('Content-Disposition')).toContain('attachment');
    expect(kept.headers.get('Content-Security-Policy')).toContain('sandbox');
    const facts = JSON.parse((await page(`${base}/facts`)).text);
    expect(facts).toMatchObject({ state: 'done', added: 1, rejected: 1 });
    expect(JSON.stringify(facts)).not.toContain('imports/');
    for (const odd of ['report/exe', 'report/__proto__', 'nothing']) {
      expect((await page(`${base}/${odd}`)).status, odd).toBe(404);
    }
    for (const path of ['', '/file', '/facts', '/report/csv']) {
      expect((await page(`/management/records/..%2f..%2fusers${path}`)).status, path).toBe(404);
    }
  });

  it('is for admins only, whatever is requested, and changes nothing after the sign-in has become too old', async () => {
    await upload({ kind: 'monsters' }, { name: 'a.ndjson', text: file('One') });
    await here.db.prepare("update import_jobs set state = 'waiting'").run();
    const [job] = await jobs();
    const base = `/management/records/${job?.id}`;
    const paying = visitor();
    await paying.signIn(PEOPLE.paying, '/about');
    const pages = [
      '/management/records',
      base,
      ...['/file', '/facts', '/report/csv'].map((one) => base + one),
    ];
    for (const path of pages) {
      const foreign = await page(path, paying);
      expect([303, 403], path).toContain(foreign.status);
      expect(foreign.text, path).not.toContain('ndjson');
      expect([303, 401], path).toContain((await page(path, visitor())).status);
    }
    for (const intent of ['cancel', 'undo']) {
      expect((await press(job?.id, intent, paying)).location).toContain('/no-access');
    }
    const theirs = await upload(
      { kind: 'monsters' },
      { name: 'a.ndjson', text: file('X') },
      paying,
    );
    expect(theirs.location).toContain('/no-access');
    await here.db.prepare(`update sessions set auth_time = auth_time - ${STALE}`).run();
    expect((await press(job?.id, 'cancel')).location).toContain('/management/sign-in');
    const stale = await upload({ kind: 'monsters' }, { name: 'a.ndjson', text: file('X') });
    expect(stale.location).toContain('/management/sign-in');
    await here.db.prepare(`update sessions set auth_time = auth_time + ${STALE}`).run();
    expect(await jobs()).toHaveLength(1);
    expect((await jobs())[0]).toMatchObject({ state: 'waiting' });
    expect(await acts()).toHaveLength(1);
  });
});
