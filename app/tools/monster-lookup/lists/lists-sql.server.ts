import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { LIST_LIMITS } from './list-limits';
import type { PlacedList, Placing } from './placing';

/** A list in the overview; times in milliseconds since 1970. */
export type ListedList = { id: string; name: string; count: number; updatedAt: number };

/** A user's list with the public ids of its monsters in the order added. */
export type OpenList = { id: string; name: string; ids: string[] };

/** A list to create; `madeAs` is an idempotency key. */
export type NewList = { name: string; ids: readonly string[]; madeAs: string };

/** A user's lists by name, without deleted ones. */
export async function listsOf(db: Database, userId: string): Promise<ListedList[]> {
  const query = `select id, name, json_array_length(monsters) as count, updated_at as updatedAt from monster_lists
    where user_id = ?1 and deleted_at is null order by lower(name), id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, LIST_LIMITS.lists);
  return (await asked.all<ListedList>()).results;
}

/** A user's lists, with whether each contains the monster. */
export async function listsBeside(
  db: Database,
  userId: string,
  monsterId: string,
): Promise<PlacedList[]> {
  const query = `select id, name, json_array_length(monsters) as count, instr(monsters, json_quote(?2)) > 0 as holds
    from monster_lists where user_id = ?1 and deleted_at is null order by lower(name), id limit ?3`;
  const asked = db.$client.prepare(query).bind(userId, monsterId, LIST_LIMITS.lists);
  const { results } = await asked.all<Omit<PlacedList, 'holds'> & { holds: number }>();
  return results.map((list) => ({ ...list, holds: list.holds === 1 }));
}

/** A user's own list, or null when it does not exist or is deleted. */
export async function openList(db: Database, userId: string, id: string): Promise<OpenList | null> {
  const query =
    'select id, name, monsters from monster_lists where id = ?1 and user_id = ?2 and deleted_at is null';
  const row = await db.$client
    .prepare(query)
    .bind(id, userId)
    .first<{ id: string; name: string; monsters: string }>();
  return row && { id: row.id, name: row.name, ids: JSON.parse(row.monsters) };
}

/** Creates a list; false when the maximum number is reached. */
export async function createList(
  db: Database,
  userId: string,
  list: NewList,
  now: number,
): Promise<boolean> {
  await db.$client.batch(creating(db, userId, list, now));
  const there = 'select 1 from monster_lists where user_id = ?1 and made_as = ?2';
  return (await db.$client.prepare(there).bind(userId, list.madeAs).first()) !== null;
}

/** Copies a user's own list under another name; null when it is not theirs, 'full' when there is no room. */
export async function duplicateList(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<{ id: string } | 'full' | null> {
  const list = await openList(db, userId, id);
  if (list === null) return null;
  const madeAs = `copy ${crypto.randomUUID()}`;
  const name = copyName(list.name, LIST_LIMITS.nameLength);
  if (!(await createList(db, userId, { name, ids: list.ids, madeAs }, now))) return 'full';
  const made = 'select id from monster_lists where user_id = ?1 and made_as = ?2';
  return db.$client.prepare(made).bind(userId, madeAs).first<{ id: string }>();
}

/** Statements that create a list; if necessary, the list deleted longest ago is removed first. */
export function creating(
  db: Database,
  userId: string,
  { name, ids, madeAs }: NewList,
  now: number,
): D1PreparedStatement[] {
  const makeRoom = `delete from monster_lists where id in (select id from monster_lists
      where user_id = ?1 and deleted_at is not null order by deleted_at, id
      limit max(0, (select count(*) from monster_lists where user_id = ?1) - ?2 + 1))
    and (select count(*) from monster_lists where user_id = ?1 and deleted_at is null) < ?2
    and not exists (select 1 from monster_lists where user_id = ?1 and made_as = ?3)`;
  const insert = `insert into monster_lists (id, user_id, name, monsters, made_as, created_at, updated_at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?6 where (select count(*) from monster_lists where user_id = ?2) < ?7
    on conflict do nothing`;
  const { lists, monsters } = LIST_LIMITS;
  const held = JSON.stringify([...new Set(ids)].slice(0, monsters));
  return [
    db.$client.prepare(makeRoom).bind(userId, lists, madeAs),
    db.$client.prepare(insert).bind(crypto.randomUUID(), userId, name, held, madeAs, now, lists),
  ];
}

/** Adds a monster to lists, removes it from others and creates a list with it, in one transaction. */
export async function placeMonster(
  db: Database,
  userId: string,
  monsterId: string,
  { into, outOf, fresh, madeAs }: Placing & { madeAs: string },
  now: number,
): Promise<void> {
  const theirs = `user_id = ?1 and deleted_at is null and id in (select value from json_each(?2))`;
  const add = `update monster_lists set monsters = json_insert(monsters, '$[#]', ?3), updated_at = ?4 where ${theirs}
    and instr(monsters, json_quote(?3)) = 0 and json_array_length(monsters) < ?5`;
  const d1 = db.$client;
  const statements = [
    d1.prepare(add).bind(userId, JSON.stringify(into), monsterId, now, LIST_LIMITS.monsters),
    takingOut(db, userId, outOf, [monsterId], now),
    ...(fresh === null ? [] : creating(db, userId, { name: fresh, ids: [monsterId], madeAs }, now)),
  ];
  await d1.batch(statements);
}

/** Removes monsters from a user's list; false when the list is not the user's. */
export async function takeOut(
  db: Database,
  userId: string,
  id: string,
  monsterIds: readonly string[],
  now: number,
): Promise<boolean> {
  const done = await takingOut(db, userId, [id], monsterIds, now).run();
  return done.meta.changes > 0;
}

function takingOut(
  db: Database,
  userId: string,
  ids: readonly string[],
  monsterIds: readonly string[],
  now: number,
): D1PreparedStatement {
  const query = `update monster_lists set updated_at = ?4, monsters = (
      select json_group_array(value) from (select value from json_each(monster_lists.monsters)
        where value not in (select value from json_each(?3)) order by key))
    where user_id = ?1 and deleted_at is null and id in (select value from json_each(?2))`;
  const given = [JSON.stringify(ids), JSON.stringify(monsterIds)];
  return db.$client.prepare(query).bind(userId, ...given, now);
}

/** Renames a list; false when it is not the user's. */
export async function renameList(
  db: Database,
  userId: string,
  id: string,
  name: string,
  now: number,
): Promise<boolean> {
  const query = `update monster_lists set name = ?3, updated_at = ?4 where id = ?1 and user_id = ?2 and deleted_at is null`;
  return (await db.$client.prepare(query).bind(id, userId, name, now).run()).meta.changes > 0;
}

/** Soft-deletes a list; it can be restored for 30 days. False when it is not the user's. */
export async function putAwayList(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const query =
    'update monster_lists set deleted_at = ?3 where id = ?1 and user_id = ?2 and deleted_at is null';
  return (await db.$client.prepare(query).bind(id, userId, now).run()).meta.changes > 0;
}

/**
 * Restores a soft-deleted list; false when there is none. Deleted lists count towards the limit, so there is always
 * room.
 */
export async function bringBackList(db: Database, userId: string, id: string): Promise<boolean> {
  const query =
    'update monster_lists set deleted_at = null where id = ?1 and user_id = ?2 and deleted_at is not null';
  return (await db.$client.prepare(query).bind(id, userId).run()).meta.changes > 0;
}

/** A user's recently deleted lists, newest first. */
export async function deletedLists(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const query = `select id, name from monster_lists where user_id = ?1 and deleted_at is not null
    order by deleted_at desc, id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, LIST_LIMITS.lists);
  return (await asked.all<{ id: string; name: string }>()).results;
}

/** Permanently deletes a user's deleted lists. */
export async function forgetDeletedLists(db: Database, userId: string): Promise<void> {
  const query = 'delete from monster_lists where user_id = ?1 and deleted_at is not null';
  await db.$client.prepare(query).bind(userId).run();
}

/** Permanently deletes lists that were soft-deleted long ago, a batch at a time. */
export async function purgeLists(db: Database, now: number): Promise<void> {
  const query = `delete from monster_lists where id in
    (select id from monster_lists where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - LIST_LIMITS.keptDeletedMs)
    .run();
}
