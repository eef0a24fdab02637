import { env } from 'cloudflare:workers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { archiveOf, volumesOf } from '~/admin/backup/archive.server';
import { listBackups } from '~/admin/backup/backup-rows.server';
import type { Manifest } from '~/admin/backup/manifest.server';
import { type BackupDesk, carryOn, tendBackups } from '~/admin/backup/nightly.server';
import { BACKED_UP, FILE_COLUMNS, LEFT_OUT, manifestKey } from '~/admin/backup/plan';
import { KEPT } from '~/admin/backup/remove-old.server';
import { beginRestore, endRestore } from '~/admin/backup/restore/begin.server';
import { takeLines } from '~/admin/backup/restore/take-lines.server';
import { layIndex } from '~/compendium/shelf/lay-index.server';
import { textLines } from '~/platform/text-lines';
import { fillEveryTable } from './every-table';
import { type Desk, NOW, objectOf, openDesk, restart } from './fights-desk';
import { addPeople, failingFiles, fileKeys } from './kept-rows';

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
    for (const [key, text] of files) expect(await (await env.FILES.get(key))?.text()).toBe(text);
    for (const [at, id] of fights.entries()) {
      await restart(id);
      expect(await objectOf(id).read('ann', null)).toEqual(read[at]);
      expect(await objectOf(id).read('ben', null)).toBeNull();
    }
    expect(await objectOf(fights[0] ?? '').pictureIds('ann')).toHaveLength(1);
  });
});
