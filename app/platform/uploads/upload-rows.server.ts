import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.server';
import {
  readFile,
  releaseFiles,
  type ShelfStore,
  type Unread,
  writeFile,
} from '../kept-shelf/loose-files.server';
import { changes, insertWhere, prepared } from '../store/statements.server';
import type { PictureFacts } from './picture-facts';
import { uploads } from './tables';
import { UPLOAD_LIMITS, type UploadKindName } from './upload-kinds';

/** A user's file that has passed the checks. */
export type JudgedUpload = {
  kind: UploadKindName;
  bytes: Uint8Array<ArrayBuffer>;
  facts: PictureFacts;
  /** The id of its row, where that is known beforehand. */
  id?: string;
};

export type KeptUpload = { ok: true; id: string } | { ok: false; reason: 'full' | 'no-storage' };

/** A file as lists show it. */
export type ListedUpload = {
  id: string;
  kind: UploadKindName;
  type: string;
  bytes: number;
  width: number;
  height: number;
  /** Milliseconds since 1970. */
  createdAt: number;
};

/** A file to serve, or why there is none. */
export type UploadRead =
  | { ok: true; type: string; hash: string; bytes: ArrayBuffer }
  | { ok: false; reason: 'not-theirs' | Unread };

/**
 * Stores a user's file and returns the id of its row. An identical file reuses the existing row, restored if it was
 * soft-deleted. The file is noted as loose before it is written, so that it is cleaned up if anything fails on the way.
 */
export async function keepUpload(
  store: ShelfStore,
  userId: string,
  upload: JudgedUpload,
  now: number,
): Promise<KeptUpload> {
  const { db } = store;
  const hash = await hashOf(upload.bytes);
  const known = await bringBackSame(db, userId, upload.kind, hash);
  if (known !== null) return { ok: true, id: known };
  // Check the room first, so that a user without room does not wait for the file to be written.
  if (!(await hasRoom(db, userId, upload.bytes.byteLength))) return { ok: false, reason: 'full' };
  const key = await writeFile(store, `users/${userId}/${hash}`, upload.bytes, now);
  if (key === null) return { ok: false, reason: 'no-storage' };
  const id = await addRow(db, userId, upload, { hash, key, now });
  if (id !== null) return { ok: true, id };
  await releaseFiles(db, [key], now);
  const other = await bringBackSame(db, userId, upload.kind, hash);
  return other === null ? { ok: false, reason: 'full' } : { ok: true, id: other };
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function bringBackSame(
  db: Database,
  userId: string,
  kind: UploadKindName,
  hash: string,
): Promise<string | null> {
  const isIt = and(eq(uploads.userId, userId), eq(uploads.kind, kind), eq(uploads.hash, hash));
  const back = db
    .update(uploads)
    .set({ deletedAt: null })
    .where(isIt)
    .returning({ id: uploads.id });
  return (await back.get())?.id ?? null;
}

/** Whether the file would fit once all soft-deleted files are gone. */
async function hasRoom(db: Database, userId: string, bytes: number): Promise<boolean> {
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  const fits = sql`count(*) < ${most} and total(${uploads.bytes}) + ${bytes} <= ${mostBytes}`;
  const asked = db
    .select({ fits: fits.mapWith(Boolean) })
    .from(uploads)
    .where(theirsOf(userId));
  return (await asked.get())?.fits === true;
}

/** A user's files, without soft-deleted ones. */
function theirsOf(userId: string) {
  return and(eq(uploads.userId, userId), isNull(uploads.deletedAt));
}

/** One of them. */
function theirs(userId: string, id: string) {
  return and(eq(uploads.id, id), theirsOf(userId));
}

/**
 * Adds the row of a stored file if the user has room; null when not, or when another request was first. Soft-deleted
 * files make room, the oldest first, and no more than the file needs.
 */
async function addRow(
  db: Database,
  userId: string,
  { kind, bytes, facts, id = crypto.randomUUID() }: JudgedUpload,
  { hash, key, now }: { hash: string; key: string; now: number },
): Promise<string | null> {
  const { type: mediaType, width, height } = facts;
  const size = bytes.byteLength;
  const about = { kind, hash, mediaType, bytes: size, width, height, fileKey: key };
  const all = sql`from ${uploads} where ${uploads.userId} = ${userId}`;
  const fits = sql`(select count(*) ${all}) < ${UPLOAD_LIMITS.most}
    and (select total(bytes) ${all}) + ${size} <= ${UPLOAD_LIMITS.bytes}`;
  const insert = insertWhere(uploads, { id, userId, ...about, createdAt: now }, fits);
  const [, added] = await db.$client.batch<{ id: string }>([
    makingRoom(db, userId, size),
    prepared(db, sql`${insert} returning id`),
  ]);
  return added?.results[0]?.id ?? null;
}

/** Deletes soft-deleted files for good as far as `bytes` bytes need it, and only if that makes enough room. */
function makingRoom(db: Database, userId: string, bytes: number): D1PreparedStatement {
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  const query = sql`with theirs as (select id, bytes, deleted_at from ${uploads} where ${uploads.userId} = ${userId}),
    kept as (select count(*) as files, total(bytes) as bytes from theirs where deleted_at is null),
    everything as (select count(*) as files, total(bytes) as bytes from theirs),
    away as (select id, row_number() over past - 1 as files_before, sum(bytes) over past - bytes as bytes_before
      from theirs where deleted_at is not null
      window past as (order by deleted_at, id rows between unbounded preceding and current row))
    delete from ${uploads} where id in (select away.id from away, kept, everything
      where kept.files < ${most} and kept.bytes + ${bytes} <= ${mostBytes}
        and (everything.files - files_before >= ${most}
          or everything.bytes - bytes_before + ${bytes} > ${mostBytes}))`;
  return prepared(db, query);
}

/** A user's files, the latest first, without soft-deleted ones. */
export async function listUploads(db: Database, userId: string): Promise<ListedUpload[]> {
  const { id, kind, mediaType, bytes, width, height, createdAt } = uploads;
  return db
    .select({ id, kind, type: mediaType, bytes, width, height, createdAt })
    .from(uploads)
    .where(theirsOf(userId))
    .orderBy(desc(createdAt), id)
    .limit(UPLOAD_LIMITS.most);
}

/** A user's own file; a soft-deleted one counts as not theirs. */
export async function readUpload(
  { db, files }: ShelfStore,
  userId: string,
  id: string,
): Promise<UploadRead> {
  const { mediaType, fileKey } = uploads;
  const row = await db
    .select({ type: mediaType, hash: uploads.hash, key: fileKey })
    .from(uploads)
    .where(theirs(userId, id))
    .get();
  if (row === undefined) return { ok: false, reason: 'not-theirs' };
  const { type, hash, key } = row;
  const read = await readFile(files, key);
  return read.ok ? { ok: true, type, hash, bytes: read.bytes } : read;
}

/** Soft-deletes a file; uploading it again within 30 days restores it. False when it is not the user's. */
export async function putAwayUpload(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return changes(db, db.update(uploads).set({ deletedAt: now }).where(theirs(userId, id)));
}

/** Deletes soft-deleted files whose time is up, a batch at a time; their stored objects go with the next sweep. */
export async function purgeUploads(db: Database, now: number): Promise<void> {
  const { id, deletedAt } = uploads;
  const due = db
    .select({ id })
    .from(uploads)
    .where(lt(deletedAt, now - UPLOAD_LIMITS.keptDeletedMs))
    .orderBy(deletedAt)
    .limit(200);
  await db.delete(uploads).where(sql`${id} in ${due}`);
}
