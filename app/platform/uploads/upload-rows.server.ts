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

/** A file of a person's that was judged and may be kept. */
export type JudgedUpload = {
  kind: UploadKindName;
  bytes: Uint8Array<ArrayBuffer>;
  facts: PictureFacts;
};

export type KeptUpload = { ok: true; id: string } | { ok: false; reason: 'full' | 'no-storage' };

/** What a list tells of a file. */
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

/** What is served of a file, or why nothing is. */
export type UploadRead =
  | { ok: true; type: string; hash: string; bytes: ArrayBuffer }
  | { ok: false; reason: 'not-theirs' | Unread };

/**
 * Keeps a person's file and gives the id of its row. The same file again is the one that is there, brought back when it was put
 * away. The file is noted as loose before it is written, so that whatever fails on the way leaves nothing behind for good.
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
  // Whoever has no room anyway need not wait for the file to be written.
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

/** Whether there is room once everything that was put away has gone. */
async function hasRoom(db: Database, userId: string, bytes: number): Promise<boolean> {
  const query = `select count(*) < ?2 and total(bytes) + ?3 <= ?4 as fits from uploads
    where user_id = ?1 and deleted_at is null`;
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  const asked = db.$client.prepare(query).bind(userId, most, bytes, mostBytes);
  return (await asked.first<number>('fits')) === 1;
}

/**
 * Adds the row that adopts a file, where the person has room; null when not, or when another request was first. What they have
 * put away makes room, the longest ago first, and no more of it than the file needs.
 */
async function addRow(
  db: Database,
  userId: string,
  { kind, bytes, facts }: JudgedUpload,
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
        ...[crypto.randomUUID(), userId, kind, hash, type, bytes.byteLength],
        ...[width, height, key, now, most, mostBytes],
      ),
  ]);
  return added?.results[0]?.id ?? null;
}

/** Removes for good what a person has put away, as far as so many bytes need it, and only where it helps. */
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

/** What a person has with us, the latest first, without what was put away. */
export async function listUploads(db: Database, userId: string): Promise<ListedUpload[]> {
  const query = `select id, kind, media_type as type, bytes, width, height, created_at as createdAt from uploads
    where user_id = ?1 and deleted_at is null order by created_at desc, id limit ?2`;
  const found = db.$client.prepare(query).bind(userId, UPLOAD_LIMITS.most);
  return (await found.all<ListedUpload>()).results;
}

/** A person's own file; one that was put away is not theirs either. */
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

/** Puts a file away; the same file given again within 30 days is back at once. False when it is not theirs. */
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

/** Removes for good what was put away long ago, a step at a time; its files go with the next sweep. */
export async function purgeUploads(db: Database, now: number): Promise<void> {
  const query = `delete from uploads where id in
    (select id from uploads where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - UPLOAD_LIMITS.keptDeletedMs)
    .run();
}
