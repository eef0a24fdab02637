import { and, count, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { looseFiles } from '../store/tables';

/** Where saved things are stored: rows in D1, large texts in R2. */
export type ShelfStore = { db: Database; files: R2Bucket };

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
  await db.insert(looseFiles).values({ key, dueAt: now + DAY_MS });
}

/** How many files of a folder are noted as loose. */
export async function countLoose(db: Database, folder: string): Promise<number> {
  // The range of all keys below the folder: '0' is the sign after '/'.
  const isInside = and(gt(looseFiles.key, `${folder}/`), lt(looseFiles.key, `${folder}0`));
  const found = await db.select({ count: count() }).from(looseFiles).where(isInside).get();
  return found?.count ?? 0;
}

function isOneOf(keys: readonly string[]): SQL {
  return sql`${looseFiles.key} in (select value from json_each(${JSON.stringify(keys)}))`;
}

/** Marks files for deletion that no row refers to; a file with a row has no note, and stays. */
export async function releaseFiles(
  db: Database,
  keys: readonly (string | null)[],
  now: number,
): Promise<void> {
  const loose = keys.filter((key) => key !== null);
  if (loose.length === 0) return;
  await db.update(looseFiles).set({ dueAt: now }).where(isOneOf(loose));
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
  const { key: noted, dueAt } = looseFiles;
  const due = await db
    .select({ key: noted })
    .from(looseFiles)
    .where(lte(dueAt, now))
    .orderBy(dueAt)
    .limit(A_SWEEP);
  const keys = due.map(({ key }) => key);
  if (keys.length === 0) return;
  await files.delete(keys);
  await db.delete(looseFiles).where(isOneOf(keys));
}
