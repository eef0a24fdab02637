import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Database } from '~/platform/database.server';

/** Where saved things are stored: rows in D1, large texts in R2. */
export type ShelfStore = { db: Database; files: R2Bucket };

const dialect = new SQLiteSyncDialect();

/** A D1 statement from Drizzle's `sql`, for what its query builder cannot express: guarded inserts and updates. */
export function prepared(db: Database, query: SQL): D1PreparedStatement {
  const { sql, params } = dialect.sqlToQuery(query);
  return db.$client.prepare(sql).bind(...params);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const A_SWEEP = 500;

/**
 * Writes a file under a new key and returns the key; null when R2 refuses it. The key is first noted as loose, so that
 * the file is deleted after a day unless a row refers to it by then.
 */
export async function writeFile(
  { db, files }: ShelfStore,
  folder: string,
  bytes: Uint8Array<ArrayBuffer>,
  now: number,
): Promise<string | null> {
  const key = `${folder}/${crypto.randomUUID()}`;
  await noteLoose(db, key, now);
  // Retry once, a moment later: most failures are momentary.
  for (const waitMs of [0, 100 + (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0)]) {
    try {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      await files.put(key, bytes);
      return key;
    } catch {}
  }
  return null;
}

/** Notes a file that is about to be written as loose, so that it is deleted after a day. */
export async function noteLoose(db: Database, key: string, now: number): Promise<void> {
  const note = 'insert into loose_files (key, due_at) values (?1, ?2)';
  await db.$client
    .prepare(note)
    .bind(key, now + DAY_MS)
    .run();
}

/** How many files of a folder are noted as loose. */
export async function countLoose(db: Database, folder: string): Promise<number> {
  const query = 'select count(*) as count from loose_files where key > ?1 and key < ?2';
  // The range of all keys below the folder: '0' is the sign after '/'.
  const asked = db.$client.prepare(query).bind(`${folder}/`, `${folder}0`);
  return (await asked.first<number>('count')) ?? 0;
}

/** Marks files for deletion that no row refers to; a file with a row has no note, and stays. */
export async function releaseFiles(
  db: Database,
  keys: readonly (string | null)[],
  now: number,
): Promise<void> {
  const loose = keys.filter((key) => key !== null);
  if (loose.length === 0) return;
  const query = 'update loose_files set due_at = ?2 where key in (select value from json_each(?1))';
  await db.$client.prepare(query).bind(JSON.stringify(loose), now).run();
}

/** Why a stored file cannot be read: it no longer exists, or R2 does not answer at the moment. */
export type Unread = 'lost' | 'no-answer';

export type FileRead = { ok: true; bytes: ArrayBuffer } | { ok: false; reason: Unread };

/** The content of a file, or why it cannot be read. */
export async function readFile(files: R2Bucket, key: string): Promise<FileRead> {
  try {
    const bytes = await (await files.get(key))?.arrayBuffer();
    return bytes ? { ok: true, bytes } : { ok: false, reason: 'lost' };
  } catch {
    return { ok: false, reason: 'no-answer' };
  }
}

/**
 * Deletes the files whose notes are due, the oldest first; a note is deleted after its file, so that no file is
 * forgotten.
 */
export async function sweepLooseFiles({ db, files }: ShelfStore, now: number): Promise<void> {
  const due = await db.$client
    .prepare('select key from loose_files where due_at <= ?1 order by due_at limit ?2')
    .bind(now, A_SWEEP)
    .all<{ key: string }>();
  const keys = due.results.map(({ key }) => key);
  if (keys.length === 0) return;
  await files.delete(keys);
  const query = 'delete from loose_files where key in (select value from json_each(?1))';
  await db.$client.prepare(query).bind(JSON.stringify(keys)).run();
}
