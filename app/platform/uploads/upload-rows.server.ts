import type { Database } from '../database.server';
import {
  readFile,
  releaseFiles,
  type ShelfStore,
  type Unread,
  writeFile,
} from '../kept-shelf/loose-files.server';
import type { PictureFacts } from './picture-facts';
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
  const query = `update uploads set deleted_at = null where user_id = ?1 and kind = ?2 and hash = ?3 returning id`;
  return db.$client.prepare(query).bind(userId, kind, hash).first<string>('id');
}

/** Whether the file would fit once all soft-deleted files are gone. */
async function hasRoom(db: Database, userId: string, bytes: number): Promise<boolean> {
  const query = `select count(*) < ?2 and total(bytes) + ?3 <= ?4 as fits from uploads
    where user_id = ?1 and deleted_at is null`;
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  const asked = db.$client.prepare(query).bind(userId, most, bytes, mostBytes);
  return (await asked.first<number>('fits')) === 1;
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
  const insert = `insert into uploads (id, user_id, kind, hash, media_type, bytes, width, height, file_key, created_at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
    where (select count(*) from uploads where user_id = ?2) < ?11
      and (select total(bytes) from uploads where user_id = ?2) + ?6 <= ?12
    on conflict do nothing returning id`;
  const { type, width, height } = facts;
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  const [, added] = await db.$client.batch<{ id: string }>([
    makingRoom(db, userId, bytes.byteLength),
    db.$client
      .prepare(insert)
      .bind(
        id,
        userId,
        kind,
        hash,
        type,
        bytes.byteLength,
        width,
        height,
        key,
        now,
        most,
        mostBytes,
      ),
  ]);
  return added?.results[0]?.id ?? null;
}

/** Deletes soft-deleted files for good as far as `bytes` bytes need it, and only if that makes enough room. */
function makingRoom(db: Database, userId: string, bytes: number): D1PreparedStatement {
  const query = `with theirs as (select id, bytes, deleted_at from uploads where user_id = ?1),
    kept as (select count(*) as files, total(bytes) as bytes from theirs where deleted_at is null),
    everything as (select count(*) as files, total(bytes) as bytes from theirs),
    away as (select id, row_number() over past - 1 as files_before, sum(bytes) over past - bytes as bytes_before
      from theirs where deleted_at is not null
      window past as (order by deleted_at, id rows between unbounded preceding and current row))
    delete from uploads where id in (select away.id from away, kept, everything
      where kept.files < ?3 and kept.bytes + ?2 <= ?4
        and (everything.files - files_before >= ?3 or everything.bytes - bytes_before + ?2 > ?4))`;
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  return db.$client.prepare(query).bind(userId, bytes, most, mostBytes);
}

/** A user's files, the latest first, without soft-deleted ones. */
export async function listUploads(db: Database, userId: string): Promise<ListedUpload[]> {
  const query = `select id, kind, media_type as type, bytes, width, height, created_at as createdAt from uploads
    where user_id = ?1 and deleted_at is null order by created_at desc, id limit ?2`;
  const found = db.$client.prepare(query).bind(userId, UPLOAD_LIMITS.most);
  return (await found.all<ListedUpload>()).results;
}

/** A user's own file; a soft-deleted one counts as not theirs. */
export async function readUpload(
  { db, files }: ShelfStore,
  userId: string,
  id: string,
): Promise<UploadRead> {
  const query = `select media_type as type, hash, file_key as key from uploads
    where id = ?1 and user_id = ?2 and deleted_at is null`;
  const row = await db.$client
    .prepare(query)
    .bind(id, userId)
    .first<{ type: string; hash: string; key: string }>();
  if (row === null) return { ok: false, reason: 'not-theirs' };
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
  const query =
    'update uploads set deleted_at = ?3 where id = ?1 and user_id = ?2 and deleted_at is null';
  return (await db.$client.prepare(query).bind(id, userId, now).run()).meta.changes > 0;
}

/** Deletes soft-deleted files whose time is up, a batch at a time; their stored objects go with the next sweep. */
export async function purgeUploads(db: Database, now: number): Promise<void> {
  const query = `delete from uploads where id in
    (select id from uploads where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - UPLOAD_LIMITS.keptDeletedMs)
    .run();
}
