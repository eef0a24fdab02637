import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keep } from '~/maps/kept/kept-map';
import { presetRecipe } from '~/maps/map/presets';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let paying: Visitor;
let files: object;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  files = Reflect.get(here.environment, 'FILES');
  paying = visitor();
  await paying.signIn(PEOPLE.gifted, '/about');
});
afterAll(() => here?.close());
afterEach(async () => {
  Object.assign(here.environment, { FILES: files });
  await here.db.prepare('delete from maps').run();
});

/** Makes R2 fail for one kind of call. */
function breakFiles(fails: 'get' | 'put'): void {
  const broken = new Proxy(files, {
    get(target, name) {
      if (name === fails) return () => Promise.reject(new Error('R2 is down'));
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  Object.assign(here.environment, { FILES: broken });
}

/** A map as the editor sends it; a map with a long side is stored in a file of its own. */
function mapJson(side = 40): string {
  const recipe = { ...presetRecipe('bandit-cellars'), seed: 'here', width: side, height: side };
  const kept = keep(generateMap(recipe), '');
  if (!kept.ok) throw new Error(kept.problem);
  return kept.kept.json;
}

const LARGE = mapJson(400);

async function send(fields: Record<string, string | undefined>) {
  const given = Object.entries({ look: '', ...fields }).map(([name, value]) => [name, value ?? '']);
  const body = String(new URLSearchParams(given));
  const answer = await paying.ask('/mapwright/keep', { method: 'POST', body });
  return {
    status: answer.status,
    later: answer.headers.get('Retry-After'),
    said: Object(await answer.json()),
  };
}

async function save(json: string, fields: Record<string, string> = {}) {
  const sent = await send({ intent: 'save', json, ...fields });
  expect(sent).toMatchObject({ status: 200, later: null });
  return { id: String(sent.said.saved.id), code: String(sent.said.saved.code) };
}

async function read(path: string, who = paying) {
  const answer = await who.ask(path, { headers: { Accept: 'text/html' } });
  return {
    status: answer.status,
    later: answer.headers.get('Retry-After'),
    text: await answer.text(),
  };
}

describe('while R2 does not answer', () => {
  it('a large map is not opened, and every route says so with Retry-After', async () => {
    const { id, code } = await save(LARGE);
    breakFiles('get');
    const page = await read(`/mapwright/maps/${id}`);
    expect(page).toMatchObject({ status: 503, later: '60' });
    expect(page.text).toContain('It cannot be opened right now. Reload this page in a minute.');
    const json = await read(`/mapwright/maps/${id}/map.json`);
    expect(json).toMatchObject({ status: 503, later: '60' });
    expect(json.text).toContain('This map cannot be opened right now. Try again later.');
    for (const intent of ['rename', 'duplicate']) {
      const sent = await send({ intent, id, version: '1', name: 'New' });
      expect(sent, intent).toMatchObject({ status: 503, later: '60' });
      expect(sent.said.problem).toBe('This map cannot be opened right now. Try again later.');
    }
    await here.db.prepare("update maps set shared = 'gm'").run();
    const shared = await read(`/map/${code}`, visitor());
    expect(shared).toMatchObject({ status: 503, later: '60' });
    expect(shared.text).toContain('cannot be opened right now');
    const copy = await read(`/try/mapwright?copy=${code}`, visitor());
    expect(copy).toMatchObject({ status: 503, later: '60' });
    expect(copy.text).toContain('This map cannot be opened right now. Try again later.');
    Object.assign(here.environment, { FILES: files });
    expect(await read(`/mapwright/maps/${id}`)).toMatchObject({ status: 200, later: null });
    expect(await read(`/try/mapwright?copy=${code}`, visitor())).toMatchObject({ status: 200 });
  });

  it('a large map is not saved, and the stored one stays unchanged', async () => {
    const json = mapJson();
    const { id } = await save(json);
    breakFiles('put');
    for (const fields of [{ id: '' }, { id, version: '1' }]) {
      const sent = await send({ intent: 'save', json: LARGE, ...fields });
      expect(sent).toMatchObject({ status: 503, later: '60' });
      expect(sent.said.problem).toBe(
        'The map could not be saved. Nothing was changed: try again later.',
      );
    }
    const kept = await read(`/mapwright/maps/${id}/map.json`);
    expect(kept).toMatchObject({ status: 200, text: json });
  });

  it('an uploaded picture is neither shown nor stored, and is not reported as missing', async () => {
    const size = (bytes: number) => String.fromCharCode(bytes, 0, 0, 0);
    const face = (rest: string) => {
      const drawn = `/\x07\0\0\0\0\0\0\0\0\0\0${rest.padEnd(4)}`;
      return `RIFF${size(drawn.length + 12)}WEBPVP8L${size(drawn.length)}${drawn}`;
    };
    const put = async (rest: string) => {
      const ticket = await paying.ask('/uploads', { method: 'POST', body: 'kind=portrait' });
      const { address } = Object(await ticket.json());
      const answer = await paying.ask(address, { method: 'PUT', body: face(rest) });
      return {
        status: answer.status,
        later: answer.headers.get('Retry-After'),
        said: Object(await answer.json()),
      };
    };
    const kept = await put('one');
    expect(kept.status).toBe(201);
    breakFiles('get');
    const shown = await read(kept.said.address);
    expect(shown).toMatchObject({ status: 503, later: '60' });
    expect(shown.text).toContain('This file cannot be opened right now. Try again in a minute.');
    breakFiles('put');
    expect(await put('two')).toEqual({
      status: 503,
      later: '60',
      said: { error: 'The file could not be saved. Try again in a moment.' },
    });
  });

  it('the export breaks off, and the log contains the reason', async () => {
    await save(LARGE);
    breakFiles('get');
    here.lines.length = 0;
    const answer = await paying.ask('/settings/export');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(here.lines.join('\n')).toMatch(/"event":"export".*could not be read/);
  });
});

it('a map whose file is permanently missing is reported, with how it may be restored', async () => {
  const { id } = await save(LARGE);
  await here.db.prepare("update maps set body_key = 'users/nobody/maps/none'").run();
  const page = await read(`/mapwright/maps/${id}`);
  expect(page).toMatchObject({ status: 410, later: null });
  expect(page.text).toContain('Its drawing is missing.');
});

describe('the storage limit of maps', () => {
  const FULL =
    'Your maps and the recently deleted ones take all your storage. Delete large ones, and delete those permanently under “My maps”.';

  it('refuses a new map and a larger one with a sentence, and allows renaming', async () => {
    const { id } = await save(mapJson());
    const { id: other } = await save(mapJson());
    const fill = `update maps set bytes = ${32 * 1024 * 1024} where id = ?1`;
    await here.db.prepare(fill).bind(other).run();
    const json = mapJson(200);
    for (const fields of [{ id: '' }, { id, version: '1' }]) {
      const sent = await send({ intent: 'save', json, ...fields });
      expect(sent).toEqual({ status: 409, later: null, said: { problem: FULL } });
    }
    expect(await send({ intent: 'duplicate', id })).toMatchObject({ status: 409 });
    const renamed = { intent: 'rename', id, version: '1', name: 'Another name' };
    const body = String(new URLSearchParams(renamed));
    expect((await paying.ask('/mapwright/maps', { method: 'POST', body })).status).toBe(303);
    expect(await send({ intent: 'share-gm', id })).toMatchObject({
      status: 200,
      said: { shared: { as: 'gm' } },
    });
  });

  it('of 200 maps is stated in the refusal', async () => {
    const { id } = await save(mapJson());
    const copy = `insert into maps (id, user_id, name, code, width, height, rooms, json, thumbnail, created_at, updated_at, look)
      select 'c' || value, user_id, name, 'c' || value, width, height, rooms, '{}', '', 0, 0, look from maps, json_each(?1) where maps.id = ?2`;
    const numbers = JSON.stringify(Array.from({ length: 199 }, (_, at) => at));
    await here.db.prepare(copy).bind(numbers, id).run();
    const sent = await send({ intent: 'save', json: mapJson() });
    expect(sent.status).toBe(409);
    expect(sent.said.problem).toBe('You have 200 maps, the most you can save. Delete one first.');
    await here.db.prepare("update maps set deleted_at = 1 where code <> 'c1'").run();
    const more = JSON.stringify(Array.from({ length: 200 }, (_, at) => at + 1000));
    await here.db.prepare(copy).bind(more, id).run();
    await here.db.prepare("update maps set deleted_at = 1 where code <> 'c1'").run();
    expect((await send({ intent: 'save', json: mapJson() })).said.problem).toMatch(
      /^With recently deleted ones you have the most maps you can save\./,
    );
  });
});
