import { env } from 'cloudflare:workers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { archiveOf, volumesOf } from '~/admin/backup/archive-sql.server';
import { listBackups } from '~/admin/backup/backup-rows-sql.server';
import type { Manifest } from '~/admin/backup/manifest-sql.server';
import { type BackupDesk, carryOn, tendBackups } from '~/admin/backup/nightly.server';
import { BACKED_UP, FILE_COLUMNS, LEFT_OUT, manifestKey } from '~/admin/backup/plan';
import { readRows } from '~/admin/backup/read-rows-sql.server';
import { KEPT } from '~/admin/backup/remove-old-sql.server';
import {
  beginRestore,
  endRestore,
  isRestoring,
  schemaOf,
} from '~/admin/backup/restore/begin-sql.server';
import { takeLines } from '~/admin/backup/restore/take-lines-sql.server';
import { shapeOf } from '~/admin/backup/table-shape-sql.server';
import { layIndex } from '~/compendium/shelf/lay-index-sql.server';
import { textLines } from '~/platform/text-lines';
import { mapShelf, onShelf } from '~/tools/mapwright/kept/saved-maps.server';
import { fillEveryTable } from './every-table';
import { type Desk, NOW, objectOf, openDesk, restart } from './fights-desk';
import { addPeople, failingFiles, fileKeys, heavyMap } from './kept-rows';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Four at night by UTC. */
const NIGHT = Math.floor(NOW / DAY) * DAY + 4 * HOUR;

function backupDesk(desk: Desk, files: R2Bucket = env.FILES): BackupDesk {
  return { ...desk, files };
}

async function rowsOf(table: string): Promise<unknown[]> {
  return (await env.DB.prepare(`select * from ${table} order by rowid`).all()).results;
}

async function everything(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  // And what is made anew.
  for (const table of [...BACKED_UP, 'people', 'people_counts']) all[table] = await rowsOf(table);
  return all;
}

/** What finds records by words and by mistyped ones. */
async function found(): Promise<unknown[]> {
  const asked = [
    'select * from name_words order by kind, word',
    'select * from name_typos order by kind, typo, word',
    "select rowid from monster_search where monster_search match 'goblin OR in_oblin OR t_paralyzed' order by rowid",
    "select rowid from spell_search where spell_search match 'fire*' order by rowid",
  ];
  const all = await env.DB.batch(asked.map((query) => env.DB.prepare(query)));
  return all.map(({ results }) => results);
}

async function tables(): Promise<string[]> {
  const query = `select name from sqlite_master where type = 'table' and name not like 'sqlite%'
    and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'`;
  const { results } = await env.DB.prepare(query).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  // What a full-text index keeps for itself.
  return names.filter(
    (name) => !names.some((index) => name.startsWith(`${index}_`)) || !/_search_/.test(name),
  );
}

/** Runs the schedule's part each minute until the backup is whole; gives how many runs it took. */
async function runNight(desk: BackupDesk, at: { now: number }, most = 30): Promise<number> {
  for (let runs = 1; runs <= most; runs += 1) {
    await tendBackups(desk);
    const [latest] = await listBackups(desk.db);
    if (latest?.state === 'done') return runs;
    at.now += 60_000;
  }
  throw new Error('The night was too short.');
}

async function textOf(desk: BackupDesk, id: string): Promise<ReadableStream<Uint8Array>> {
  const backup = (await listBackups(desk.db)).find((one) => one.id === id);
  if (!backup) throw new Error('No such backup.');
  const packed = await new Response(archiveOf(desk, backup, 1)).arrayBuffer();
  // Packed pieces behind each other, as every unpacker but the platform's own reads them.
  return new Blob([Uint8Array.from(gunzipSync(packed))]).stream();
}

async function emptyAll(): Promise<void> {
  const { results } = await env.DB.prepare(
    "select name, sql from sqlite_master where type = 'trigger'",
  ).all<{ name: string; sql: string }>();
  const names = [
    ...BACKED_UP,
    'name_words',
    'name_typos',
    'monster_search',
    'spell_search',
    'loose_files',
    'loose_objects',
    'people_counts',
  ];
  await env.DB.batch([
    env.DB.prepare('pragma defer_foreign_keys = on'),
    // Its index follows by a trigger.
    env.DB.prepare('delete from people'),
    ...results.map(({ name }) => env.DB.prepare(`drop trigger ${name}`)),
    ...names.toReversed().map((name) => env.DB.prepare(`delete from ${name}`)),
    ...results.map(({ sql }) => env.DB.prepare(sql)),
  ]);
}

describe('what a backup holds', () => {
  it('is every table but those that are named with a reason', async () => {
    const known = [...BACKED_UP, ...Object.keys(LEFT_OUT)];
    expect((await tables()).toSorted()).toEqual(known.toSorted());
  });

  it('is every file that a row names', async () => {
    const { results } = await env.DB.prepare(
      "select name, sql from sqlite_master where type = 'table'",
    ).all<{ name: string; sql: string }>();
    const named = results
      .filter(({ name }) => BACKED_UP.includes(name))
      .flatMap(({ name, sql }) =>
        [...(sql ?? '').matchAll(/\b(\w+_key) text/g)].map(([, column]) => `${name}.${column}`),
      );
    const copied = FILE_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(named.toSorted()).toEqual(copied.toSorted());
  });

  it('puts a table behind those that its rows point to', async () => {
    for (const [at, table] of BACKED_UP.entries()) {
      const { results } = await env.DB.prepare(`pragma foreign_key_list(${table})`).all<{
        table: string;
      }>();
      for (const { table: other } of results)
        expect(BACKED_UP.slice(0, at), `${table} → ${other}`).toContain(other);
    }
  });
});

describe('a backup', () => {
  it('comes back into an empty database row by row, with files and fights', async () => {
    const desk = openDesk();
    const fights = await fillEveryTable(desk);
    desk.at.now = NIGHT;
    const backing = backupDesk(desk);
    await runNight(backing, desk.at);
    const before = await everything();
    const foundBefore = await found();
    for (const rows of foundBefore) expect(rows).not.toEqual([]);
    for (const [table, rows] of Object.entries(before))
      expect(rows.length, table).toBeGreaterThan(0);
    const files = new Map<string, string>();
    for (const key of (await fileKeys()).filter((one) => one.startsWith('users/')))
      files.set(key, (await (await env.FILES.get(key))?.text()) ?? '');
    expect(files.size).toBe(2);
    const read = await Promise.all(fights.map((id) => objectOf(id).read('ann', null)));
    const [backup] = await listBackups(backing.db);
    expect(backup).toMatchObject({ why: 'nightly', state: 'done', lost: 0, copies: 4 });
    expect(await volumesOf(backing.db, backup?.number ?? 0)).toBe(1);
    const [first, second] = (await textOf(backing, backup?.id ?? '')).tee();
    await emptyAll();
    for (const id of fights) await objectOf(id).remove();
    await env.FILES.delete([...files.keys()]);

    let manifest: Manifest | null = null;
    for await (const line of textLines(first)) {
      manifest ??= JSON.parse(line).manifest;
    }
    const schema = manifest?.schema ?? '';
    const begun = { backup: backup?.id ?? '', schema, now: desk.at.now };
    expect(await beginRestore(backing.db, begun)).toEqual({ ok: true });
    async function* bodies() {
      let isFirst = true;
      for await (const line of textLines(second)) {
        if (!isFirst) yield line;
        isFirst = false;
      }
    }
    const taken = await takeLines(backing, bodies());
    expect(taken).toMatchObject({ files: 2, fights: 2 });
    expect(taken.written).toBe(taken.read);
    for (const kind of ['monster', 'spell'] as const)
      for (let at: number | null = 0; at !== null; ) at = await layIndex(env.DB, kind, at);
    expect(await endRestore(backing.db)).toEqual({ dangling: 0 });

    expect(await everything()).toEqual(before);
    expect(await found()).toEqual(foundBefore);
    for (const [key, text] of files) expect(await (await env.FILES.get(key))?.text()).toBe(text);
    for (const [at, id] of fights.entries()) {
      await restart(id);
      expect(await objectOf(id).read('ann', null)).toEqual(read[at]);
      expect(await objectOf(id).read('ben', null)).toBeNull();
    }
    expect(await objectOf(fights[0] ?? '').pictureIds('ann')).toHaveLength(1);
  });

  it('is refused by a database that is not empty, is of another schema, or has another backup begun', async () => {
    const { db } = openDesk();
    const schema = String(await schemaOf(db));
    const begin = (facts: Partial<{ backup: string; schema: string }> = {}) =>
      beginRestore(db, { backup: 'one', schema, now: NOW, ...facts });
    await addPeople('ann');
    expect(await begin()).toMatchObject({ sentence: expect.stringMatching(/not empty.*users/) });
    await env.DB.prepare('delete from users').run();
    expect(await begin({ schema: '0001' })).toMatchObject({
      sentence: expect.stringMatching(/schema 0001/),
    });
    expect(await isRestoring(db)).toBe(false);
    expect(await begin()).toEqual({ ok: true });
    expect(await begin()).toEqual({ ok: true });
    expect(await begin({ backup: 'two' })).toMatchObject({
      sentence: expect.stringMatching(/one was begun/),
    });
    expect(await isRestoring(db)).toBe(true);
    expect(await endRestore(db)).toEqual({ dangling: 0 });
    expect(await isRestoring(db)).toBe(false);
  });

  it('leaves out what pointed to somebody who left while it was made, and forgets whom it named', async () => {
    const desk = backupDesk(openDesk());
    await addPeople('ann');
    const party =
      "insert into parties (id, user_id, name, code, created_at, updated_at) values ('p', 'ann', 'P', 'c', 1, 1)";
    await env.DB.prepare(party).run();
    const macro =
      "insert into dice_kept (id, user_id, kind, name, body, party_id, created_at, updated_at) values ('d', 'ann', 'macro', 'Hit', '1d4', 'p', 1, 2)";
    await env.DB.prepare(macro).run();
    const lines: string[] = [];
    for (const table of ['users', 'parties', 'dice_kept']) {
      const shape = await shapeOf(desk.db, table);
      if (!shape) throw new Error(table);
      const { columns, blobs } = shape;
      lines.push(JSON.stringify({ part: `${table}-1`, table, columns, blobs }));
      const [row] = await readRows(desk.db, table, shape, 0);
      lines.push(row?.line ?? '');
      // Another of the same, of somebody and with a party that no backup has.
      if (table === 'parties')
        lines.push((row?.line ?? '').replace('"p","ann"', '"q","gone"').replace('"c"', '"d"'));
      if (table === 'dice_kept')
        lines.push((row?.line ?? '').replace('"d"', '"e"').replace('"p"', '"gone"'));
    }
    await env.DB.prepare('delete from users').run();
    async function* each() {
      yield* lines;
    }
    expect(await takeLines(desk, each())).toMatchObject({ read: 5, written: 4 });
    expect(await rowsOf('parties')).toMatchObject([{ id: 'p' }]);
    expect(await rowsOf('dice_kept')).toMatchObject([
      { id: 'd', party_id: 'p' },
      { id: 'e', party_id: null },
    ]);
  });
});

describe('a night', () => {
  async function small(): Promise<{ desk: BackupDesk; at: { now: number } }> {
    await addPeople('ann');
    const desk = openDesk();
    desk.at.now = NIGHT;
    return { desk: backupDesk(desk), at: desk.at };
  }

  it('begins after its hour, once, and not by day', async () => {
    const { desk, at } = await small();
    at.now = NIGHT - 2 * HOUR;
    await tendBackups(desk);
    at.now = NIGHT + 8 * HOUR;
    await tendBackups(desk);
    expect(await listBackups(desk.db)).toEqual([]);
    at.now = NIGHT;
    await runNight(desk, at);
    await tendBackups(desk);
    expect(await listBackups(desk.db)).toMatchObject([{ why: 'nightly', state: 'done' }]);
  });

  it('that is cut in the middle goes on where it stood, and counts nothing twice', async () => {
    const { desk, at } = await small();
    let puts = 0;
    const cut = new Proxy(env.FILES, {
      get(files, name) {
        const value = Reflect.get(files, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === 'put') puts += 1;
          if (name === 'put' && puts === 7) throw new Error('R2 is down');
          return Reflect.apply(value, files, given);
        };
      },
    });
    await expect(tendBackups({ ...desk, files: cut })).rejects.toThrow('R2 is down');
    const [broken] = await listBackups(desk.db);
    expect(broken).toMatchObject({
      state: 'running',
      problem: expect.stringMatching(/tried again/),
    });
    await runNight(desk, at);
    const [whole] = await listBackups(desk.db);
    const list = await (await env.FILES.get(manifestKey(whole?.id ?? '')))?.json<Manifest>();
    expect(list?.parts.map(({ table }) => table)).toEqual(BACKED_UP);
    expect(list?.parts.find(({ table }) => table === 'users')?.rows).toBe(1);
    expect(whole?.rows).toBe(list?.parts.reduce((sum, { rows }) => sum + rows, 0));
  });

  it('is carried on by one run at a time', async () => {
    const { desk, at } = await small();
    await Promise.all([tendBackups(desk), tendBackups(desk), tendBackups(desk)]);
    await runNight(desk, at);
    const { results } = await env.DB.prepare('select name from backup_parts').all<{
      name: string;
    }>();
    const names = results.map(({ name }) => name);
    expect(names).toHaveLength(BACKED_UP.length);
    expect(new Set(names).size).toBe(names.length);
    expect(await listBackups(desk.db)).toHaveLength(1);
  });

  it('does nothing more for a backup that a later run has taken over', async () => {
    const { desk, at } = await small();
    let isTaken = false;
    const slow = new Proxy(env.FILES, {
      get(files, name) {
        const value = Reflect.get(files, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          if (name === 'put' && !isTaken) {
            isTaken = true;
            at.now += 10 * 60_000;
            await carryOn(desk);
          }
          return Reflect.apply(value, files, given);
        };
      },
    });
    await tendBackups({ ...desk, files: slow });
    await runNight(desk, at);
    const { results } = await env.DB.prepare('select name from backup_parts').all<{
      name: string;
    }>();
    expect(new Set(results.map(({ name }) => name)).size).toBe(results.length);
  });

  it('that is not whole after twenty hours is given up, and the next begins anew', async () => {
    const { desk, at } = await small();
    await expect(tendBackups({ ...desk, files: failingFiles('put') })).rejects.toThrow();
    at.now += 21 * HOUR;
    await carryOn(desk);
    expect(await listBackups(desk.db)).toMatchObject([{ state: 'broken' }]);
    at.now = NIGHT + DAY;
    await runNight(desk, at);
    expect(await listBackups(desk.db)).toMatchObject([{ state: 'done' }]);
  });

  it('leaves the last fourteen, and nothing of those before', async () => {
    const { desk, at } = await small();
    const store = { db: desk.db, files: env.FILES };
    await mapShelf.add(store, 'ann', onShelf(heavyMap(65_536)), { id: 'a', code: 'a', now: NOW });
    for (let night = 0; night < KEPT.nightly + 2; night += 1) {
      at.now = NIGHT + night * DAY;
      await runNight(desk, at);
      // The first two nights had a map that is gone since.
      if (night === 1) await env.DB.prepare('delete from maps').run();
    }
    await tendBackups(desk);
    await tendBackups(desk);
    const kept = await listBackups(desk.db);
    expect(kept).toHaveLength(KEPT.nightly);
    const keys = await fileKeys();
    const folders = new Set(
      keys.filter((key) => /^backups\/\d/.test(key)).map((key) => key.split('/')[1]),
    );
    expect([...folders].toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    expect(keys.filter((key) => key.startsWith('backups/copies/'))).toEqual([]);
    expect(await rowsOf('backup_copies')).toEqual([]);
  });
});
