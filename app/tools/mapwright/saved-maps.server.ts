import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { type KeptMap, MOST_MAPS } from './kept-map';
import { maps } from './tables';

const LISTED = {
  id: maps.id,
  name: maps.name,
  code: maps.code,
  shared: maps.shared,
  version: maps.version,
  width: maps.width,
  height: maps.height,
  rooms: maps.rooms,
  thumbnail: maps.thumbnail,
  updatedAt: maps.updatedAt,
};

const OPENED = { ...LISTED, look: maps.look, json: maps.json };

export type ListedMap = Awaited<ReturnType<typeof listMaps>>[number];
export type OpenedMap = NonNullable<Awaited<ReturnType<typeof openMap>>>;

/** Deleted maps stay for so long, to be brought back. */
const KEPT_DELETED_MS = 30 * 24 * 60 * 60 * 1000;

function owned(userId: string, id: string) {
  return and(eq(maps.id, id), eq(maps.userId, userId), isNull(maps.deletedAt));
}

/** A person's maps, the latest first. */
export function listMaps(db: Database, userId: string) {
  return db
    .select(LISTED)
    .from(maps)
    .where(and(eq(maps.userId, userId), isNull(maps.deletedAt)))
    .orderBy(desc(maps.updatedAt), maps.id)
    .limit(MOST_MAPS);
}

/** One of a person's maps with all that is in it, or null. */
export async function openMap(db: Database, userId: string, id: string) {
  const rows = await db.select(OPENED).from(maps).where(owned(userId, id)).limit(1);
  return rows[0] ?? null;
}

/** A map that its owner shares, by its code, or null. */
export async function openSharedMap(db: Database, code: string) {
  const { name, shared, look, json } = OPENED;
  const rows = await db
    .select({ name, shared, look, json })
    .from(maps)
    .where(and(eq(maps.code, code), isNull(maps.deletedAt)))
    .limit(1);
  const [row] = rows;
  return row?.shared ? { ...row, shared: row.shared } : null;
}

const ADD = `
  insert into maps (id, user_id, name, code, look, width, height, rooms, json, thumbnail, created_at, updated_at)
  select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11
  where (select count(*) from maps where user_id = ?2 and deleted_at is null) < ?12`;
const SWEEP = 'delete from maps where user_id = ?1 and deleted_at < ?2';

/** Keeps a new map; false when the person has as many as one may have. Maps deleted long ago go for good. */
export async function addMap(
  db: Database,
  userId: string,
  kept: KeptMap,
  fresh: { id: string; code: string; now: number },
): Promise<boolean> {
  const { name, look, width, height, rooms, json, thumbnail } = kept;
  const [, added] = await db.$client.batch([
    db.$client.prepare(SWEEP).bind(userId, fresh.now - KEPT_DELETED_MS),
    db.$client
      .prepare(ADD)
      .bind(
        fresh.id,
        userId,
        name,
        fresh.code,
        look,
        width,
        height,
        rooms,
        json,
        thumbnail,
        fresh.now,
        MOST_MAPS,
      ),
  ]);
  return (added?.meta.changes ?? 0) > 0;
}

/** Writes a map over the version that was opened; false when it is another version by now, or not there. */
export async function replaceMap(
  db: Database,
  userId: string,
  target: { id: string; version: number },
  kept: KeptMap,
  now: number,
): Promise<boolean> {
  const result = await db
    .update(maps)
    .set({ ...kept, version: target.version + 1, updatedAt: now })
    .where(and(owned(userId, target.id), eq(maps.version, target.version)));
  return result.meta.changes > 0;
}

/** Gives a map another name, in its text as well; false when it is another version by now, or not there. */
export async function renameMap(
  db: Database,
  userId: string,
  target: { id: string; version: number },
  named: { name: string; json: string },
  now: number,
): Promise<boolean> {
  const result = await db
    .update(maps)
    .set({ ...named, version: target.version + 1, updatedAt: now })
    .where(and(owned(userId, target.id), eq(maps.version, target.version)));
  return result.meta.changes > 0;
}

/** Opens a map to whoever has its code, as one version or the other, or closes it; false when it is not there. */
export async function shareMap(
  db: Database,
  userId: string,
  id: string,
  shared: 'player' | 'gm' | null,
): Promise<boolean> {
  const result = await db.update(maps).set({ shared }).where(owned(userId, id));
  return result.meta.changes > 0;
}

/** Puts a map away; false when it is not there. */
export async function deleteMap(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const result = await db.update(maps).set({ deletedAt: now }).where(owned(userId, id));
  return result.meta.changes > 0;
}

/** The name of a deleted map that can still be brought back, or null. */
export async function nameOfDeleted(
  db: Database,
  userId: string,
  id: string,
): Promise<string | null> {
  const rows = await db
    .select({ name: maps.name })
    .from(maps)
    .where(and(eq(maps.id, id), eq(maps.userId, userId), isNotNull(maps.deletedAt)))
    .limit(1);
  return rows[0]?.name ?? null;
}

const BRING_BACK = `
  update maps set deleted_at = null where id = ?1 and user_id = ?2 and deleted_at is not null
  and (select count(*) from maps where user_id = ?2 and deleted_at is null) < ?3`;

/** Brings a deleted map back; false when it is gone, or there is no room for it. */
export async function bringBackMap(db: Database, userId: string, id: string): Promise<boolean> {
  const result = await db.$client.prepare(BRING_BACK).bind(id, userId, MOST_MAPS).run();
  return result.meta.changes > 0;
}
