import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { KEPT_LIMITS, type Kept, type KeptKind, type TypedKept } from './kept-limits';

type NewKept = TypedKept & { madeAs: string };

const COLUMNS = `id, kind, name, body, character, coalesce(party_id, '') as party`;

/** The user's macros and tables, by name. */
export async function keptOf(db: Database, userId: string): Promise<Kept[]> {
  const query = `select ${COLUMNS} from dice_kept where user_id = ?1 and deleted_at is null
    order by kind, lower(name), id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, KEPT_LIMITS.macro + KEPT_LIMITS.table);
  return (await asked.all<Kept>()).results;
}

/** The user's macros, and their tables without rows, for the page that rolls. */
export async function keptToRoll(db: Database, userId: string): Promise<Kept[]> {
  const query = `select id, kind, name, iif(kind = 'macro', body, '') as body, character,
      coalesce(party_id, '') as party from dice_kept where user_id = ?1 and deleted_at is null
    order by kind, lower(character), lower(name), id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, KEPT_LIMITS.macro + KEPT_LIMITS.table);
  return (await asked.all<Kept>()).results;
}

/** One of the user's tables or macros; null when it is not theirs. */
export async function oneKept(db: Database, userId: string, id: string): Promise<Kept | null> {
  const query = `select ${COLUMNS} from dice_kept where id = ?1 and user_id = ?2 and deleted_at is null`;
  return db.$client.prepare(query).bind(id, userId).first<Kept>();
}

/**
 * Stores a new macro or table; the oldest deleted ones make room. The same key twice makes one. False when the limit
 * is reached.
 */
export async function addKept(
  db: Database,
  userId: string,
  { kind, name, body, character, party, madeAs }: NewKept,
  now: number,
): Promise<boolean> {
  const most = KEPT_LIMITS[kind];
  const makeRoom = `delete from dice_kept where id in (select id from dice_kept
      where user_id = ?1 and kind = ?4 and deleted_at is not null order by deleted_at, id
      limit max(0, (select count(*) from dice_kept where user_id = ?1 and kind = ?4) - ?2 + 1))
    and (select count(*) from dice_kept where user_id = ?1 and kind = ?4 and deleted_at is null) < ?2
    and not exists (select 1 from dice_kept where user_id = ?1 and made_as = ?3)`;
  const insert = `insert into dice_kept (id, user_id, kind, name, body, character, party_id, made_as, created_at, updated_at)
    select ?1, ?2, ?3, ?4, ?5, ?6, nullif(?7, ''), ?8, ?9, ?9
    where (select count(*) from dice_kept where user_id = ?2 and kind = ?3) < ?10 on conflict do nothing`;
  const d1 = db.$client;
  await d1.batch([
    d1.prepare(makeRoom).bind(userId, most, madeAs, kind),
    d1
      .prepare(insert)
      .bind(crypto.randomUUID(), userId, kind, name, body, character, party, madeAs, now, most),
  ]);
  const there = 'select 1 from dice_kept where user_id = ?1 and made_as = ?2';
  return (await d1.prepare(there).bind(userId, madeAs).first()) !== null;
}

/** Copies one of the user's macros or tables under another name; null when it is not theirs. */
export async function duplicateKept(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<{ ok: boolean; kind: KeptKind } | null> {
  const one = await oneKept(db, userId, id);
  if (one === null) return null;
  const name = copyName(one.name, KEPT_LIMITS.name);
  const madeAs = `copy ${crypto.randomUUID()}`;
  return { ok: await addKept(db, userId, { ...one, name, madeAs }, now), kind: one.kind };
}

/** Replaces a macro or table; false when it is not the user's. */
export async function changeKept(
  db: Database,
  userId: string,
  id: string,
  { kind, name, body, character, party }: TypedKept,
  now: number,
): Promise<boolean> {
  const query = `update dice_kept set name = ?4, body = ?5, character = ?6, party_id = nullif(?7, ''), updated_at = ?8
    where id = ?1 and user_id = ?2 and kind = ?3 and deleted_at is null`;
  const asked = db.$client.prepare(query).bind(id, userId, kind, name, body, character, party, now);
  return (await asked.run()).meta.changes > 0;
}

/** Soft-deletes a macro or table, which can be restored for 30 days. False when it is not the user's. */
export async function putAwayKept(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const query =
    'update dice_kept set deleted_at = ?3 where id = ?1 and user_id = ?2 and deleted_at is null';
  return (await db.$client.prepare(query).bind(id, userId, now).run()).meta.changes > 0;
}

/**
 * Restores a soft-deleted one; false when there is none. Soft-deleted ones count towards the limit, so there is
 * always room.
 */
export async function bringBackKept(db: Database, userId: string, id: string): Promise<boolean> {
  const query =
    'update dice_kept set deleted_at = null where id = ?1 and user_id = ?2 and deleted_at is not null';
  return (await db.$client.prepare(query).bind(id, userId).run()).meta.changes > 0;
}

/** The user's soft-deleted macros and tables, the last deleted first. */
export async function deletedKept(
  db: Database,
  userId: string,
): Promise<{ id: string; kind: KeptKind; name: string }[]> {
  const query = `select id, kind, name from dice_kept where user_id = ?1 and deleted_at is not null
    order by deleted_at desc, id limit 20`;
  const asked = db.$client.prepare(query).bind(userId);
  return (await asked.all<{ id: string; kind: KeptKind; name: string }>()).results;
}

/** Deletes for good what was soft-deleted long ago, up to 200 per call. */
export async function purgeDice(db: Database, now: number): Promise<void> {
  const query = `delete from dice_kept where id in
    (select id from dice_kept where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - KEPT_LIMITS.keptDeletedMs)
    .run();
}
