import { env } from 'cloudflare:workers';
import type { RunBudget } from '~/admin/records/job/job-limits';
import { type ImportJob, importJobs } from '~/admin/records/job/tables';
import { runImports } from '~/admin/records/run/run-imports.server';
import { openDatabase } from '~/platform/database.server';
import { createLog } from '~/platform/log';
import { database, fileOf } from './compendium-files';

/** The log lines of a test's schedule runs. */
export const lines: string[] = [];

/** A clock that tests can advance. */
export const clock = {
  at: 1_700_000_000_000,
  now: () => clock.at,
  on(ms: number) {
    clock.at += ms;
  },
};

/** Stores a file in R2 with a waiting import job; returns the job's id. */
export async function queue(
  file: string | readonly unknown[] | Uint8Array<ArrayBuffer>,
  facts: Partial<ImportJob> = {},
): Promise<string> {
  clock.on(1);
  const id = crypto.randomUUID();
  const text = typeof file === 'string' || file instanceof Uint8Array ? file : fileOf(file);
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const objectKey = `imports/${id}`;
  await env.FILES.put(objectKey, bytes);
  const now = clock.now();
  await database()
    .insert(importJobs)
    .values({
      id,
      kind: 'monsters',
      name: 'monsters-1.ndjson',
      objectKey,
      bytes: bytes.byteLength,
      state: 'waiting',
      createdAt: now,
      queuedAt: now,
      ...facts,
    });
  return id;
}

/** Runs the import task of the schedule once, optionally with another database. */
export async function run(budget?: RunBudget, d1: D1Database = env.DB): Promise<void> {
  clock.on(1);
  const log = createLog((line) => lines.push(line));
  await runImports({ db: openDatabase(d1), files: env.FILES, clock, log }, budget);
}

export async function job(id: string): Promise<ImportJob> {
  const all = await database().select().from(importJobs);
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`There is no job ${id}.`);
  return found;
}

/** The state and the counts of a job. */
export async function outcome(id: string) {
  const { state, added, changed, unchanged, rejected } = await job(id);
  return { state, added, changed, unchanged, rejected };
}

/** Requests the undo of a job, as the page does. */
export async function askUndo(id: string): Promise<void> {
  clock.on(1);
  await env.DB.prepare("update import_jobs set state = 'undoing', queued_at = ?2 where id = ?1")
    .bind(id, clock.now())
    .run();
}

/** All records in the database, without their timestamps. */
export async function shelves(): Promise<unknown> {
  const results = await env.DB.batch([
    env.DB.prepare(
      'select id, source, slug, name, sort_name, facets, hash, cr, published from monsters order by id',
    ),
    env.DB.prepare(
      'select m.id, r.record from monster_records r left join monsters m on m.seq = r.seq order by m.id',
    ),
    env.DB.prepare('select * from name_words order by kind, word'),
    env.DB.prepare(
      "select m.id from monster_search s join monsters m on m.seq = s.rowid where monster_search match 'facets : edition_2014' order by m.id",
    ),
  ]);
  return results.map(({ results: rows }) => rows);
}

/** A database that fails at its n-th batch, either before anything is written or after everything is. */
export function breakingDatabase(at: number, when: 'before' | 'after'): D1Database {
  let batches = 0;
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === 'batch') {
        return async (statements: D1PreparedStatement[]) => {
          batches += 1;
          if (batches === at && when === 'before') throw new Error('The Worker was cut off.');
          const results = await target.batch(statements);
          if (batches === at) throw new Error('The Worker was cut off.');
          return results;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
