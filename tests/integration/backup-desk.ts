import { env } from 'cloudflare:workers';
import { gunzipSync } from 'node:zlib';
import { archiveOf } from '~/admin/backup/archive-sql.server';
import { listBackups } from '~/admin/backup/backup-rows-sql.server';
import { type BackupDesk, tendBackups } from '~/admin/backup/nightly.server';
import { BACKED_UP } from '~/admin/backup/plan';
import { type Desk, NOW } from './fights-desk';
export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
/** Four at night, UTC. */
export const NIGHT = Math.floor(NOW / DAY) * DAY + 4 * HOUR;

export function backupDesk(desk: Desk, files: R2Bucket = env.FILES): BackupDesk {
  return { ...desk, files };
}

export async function rowsOf(table: string): Promise<unknown[]> {
  return (await env.DB.prepare(`select * from ${table} order by rowid`).all()).results;
}

export async function everything(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  // And the tables that are rebuilt.
  for (const table of [...BACKED_UP, 'people', 'people_counts']) all[table] = await rowsOf(table);
  return all;
}

/** The index tables with which records are found by name, also when mistyped, and by text. */
export async function found(): Promise<unknown[]> {
  const asked = [
    'select * from name_words order by kind, word',
    'select * from name_typos order by kind, typo, word',
    "select rowid from monster_search where monster_search match 'goblin OR in_oblin OR t_paralyzed' order by rowid",
    "select rowid from spell_search where spell_search match 'fire*' order by rowid",
  ];
  const all = await env.DB.batch(asked.map((query) => env.DB.prepare(query)));
  return all.map(({ results }) => results);
}

export async function tables(): Promise<string[]> {
  const query = `select name from sqlite_master where type = 'table' and name not like 'sqlite%'
    and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'`;
  const { results } = await env.DB.prepare(query).all<{ name: string }>();
  const names = results.map(({ name }) => name);
  // Without the internal tables of a full-text index.
  return names.filter(
    (name) => !names.some((index) => name.startsWith(`${index}_`)) || !/_search_/.test(name),
  );
}

/** Runs the schedule's task each minute until the backup is complete; returns the number of runs. */
export async function runNight(desk: BackupDesk, at: { now: number }, most = 30): Promise<number> {
  for (let runs = 1; runs <= most; runs += 1) {
    await tendBackups(desk);
    const [latest] = await listBackups(desk.db);
    if (latest?.state === 'done') return runs;
    at.now += 60_000;
  }
  throw new Error('The night was too short.');
}

export async function textOf(desk: BackupDesk, id: string): Promise<ReadableStream<Uint8Array>> {
  const backup = (await listBackups(desk.db)).find((one) => one.id === id);
  if (!backup) throw new Error('No such backup.');
  const packed = await new Response(archiveOf(desk, backup, 1)).arrayBuffer();
  // The archive is a sequence of gzip members, which Node unpacks and the platform's DecompressionStream does not.
  return new Blob([Uint8Array.from(gunzipSync(packed))]).stream();
}

export async function emptyAll(): Promise<void> {
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
    // A trigger updates its search index.
    env.DB.prepare('delete from people'),
    ...results.map(({ name }) => env.DB.prepare(`drop trigger ${name}`)),
    ...names.toReversed().map((name) => env.DB.prepare(`delete from ${name}`)),
    ...results.map(({ sql }) => env.DB.prepare(sql)),
  ]);
}
