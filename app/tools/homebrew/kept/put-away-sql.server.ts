import type { Database } from '~/platform/database.server';
import { unpackText } from '~/platform/kept-shelf/packed-text';
import { CREATURE_LIMITS, type KeptCreature, readCreature } from './creature';
import { besideOf, type CreatureDesk } from './creatures.server';

/** Soft-deletes a user's own creatures and returns their ids; they can be restored for 30 days. */
export async function putAwayCreatures(
  { db, clock }: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const sql = `update homebrew_creatures set deleted_at = ?3, shown = null, shown_key = null, shown_bytes = null
    where user_id = ?1 and deleted_at is null and id in (select value from json_each(?2)) returning id`;
  const asked = JSON.stringify(ids.slice(0, CREATURE_LIMITS.most));
  const { results } = await db.$client
    .prepare(sql)
    .bind(userId, asked, clock.now())
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** The number of creatures restored in one transaction. */
const AT_ONCE = 100;

/**
 * Restores soft-deleted creatures if there is room for all requested ones, and adds them to lookups again. Returns the
 * restored ids.
 */
export async function bringBackCreatures(
  desk: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const back: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    back.push(...(await bringSomeBack(desk, userId, ids.slice(from, from + AT_ONCE))));
  }
  return back;
}

type StoredRow = { id: string; hash: string; body: number[] | null };

async function bringSomeBack(
  desk: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const d1 = desk.db.$client;
  const find = `select id, hash, body from homebrew_creatures where user_id = ?1 and deleted_at is not null
    and id in (select value from json_each(?2))`;
  const { results } = await d1.prepare(find).bind(userId, JSON.stringify(ids)).all<StoredRow>();
  const read = await Promise.all(results.map(async (row) => ({ row, kept: await keptOf(row) })));
  const rows = read.flatMap(({ row, kept }) =>
    kept ? [{ keptId: row.id, record: kept.record, hash: row.hash }] : [],
  );
  if (rows.length === 0) return [];
  const sql = `update homebrew_creatures set deleted_at = null
    where user_id = ?1 and deleted_at is not null and id in (select value from json_each(?2))
      and (select count(*) from homebrew_creatures where user_id = ?1 and deleted_at is null) + ?3 <= ?4 returning id`;
  const asked = JSON.stringify(rows.map(({ keptId }) => keptId));
  const update = d1.prepare(sql).bind(userId, asked, rows.length, CREATURE_LIMITS.most);
  const [done] = await d1.batch<{ id: string }>([update, ...besideOf(desk, userId, rows)]);
  return done?.results.map(({ id }) => id) ?? [];
}

async function keptOf({ body }: StoredRow): Promise<KeptCreature | null> {
  if (body === null) return null;
  const text = await unpackText(Uint8Array.from(body), 3 * CREATURE_LIMITS.letters);
  return text === null ? null : readCreature(text);
}

/** The result of undoing a batch: how many were deleted, and those that stayed because they had changed. */
export type RemovedImport = {
  removed: number;
  changed: readonly { id: string; name: string }[];
};

/** Undoes a batch: soft-deletes its creatures that have not changed since. */
export async function removeImported(
  { db, clock }: Pick<CreatureDesk, 'db' | 'clock'>,
  userId: string,
  importId: string,
): Promise<RemovedImport> {
  const sql = `update homebrew_creatures set deleted_at = ?3, shown = null, shown_key = null, shown_bytes = null
    where user_id = ?1 and import_id = ?2 and deleted_at is null and version = import_version returning id`;
  const left = `select id, name from homebrew_creatures
    where user_id = ?1 and import_id = ?2 and deleted_at is null and version > import_version order by sort_name, id`;
  const [removed, changed] = await db.$client.batch<{ id: string; name: string }>([
    db.$client.prepare(sql).bind(userId, importId, clock.now()),
    db.$client.prepare(left).bind(userId, importId),
  ]);
  return { removed: removed?.results.length ?? 0, changed: changed?.results ?? [] };
}

/** The existing creatures of a batch, by name. */
export async function listImported(
  db: Database,
  userId: string,
  importId: string,
): Promise<{ id: string; ownId: string; name: string }[]> {
  const sql = `select id, own_id as ownId, name from homebrew_creatures
    where user_id = ?1 and import_id = ?2 and deleted_at is null order by sort_name, id limit ?3`;
  const found = await db.$client
    .prepare(sql)
    .bind(userId, importId, CREATURE_LIMITS.atOnce)
    .all<{ id: string; ownId: string; name: string }>();
  return found.results;
}
