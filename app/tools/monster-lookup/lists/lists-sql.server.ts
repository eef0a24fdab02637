import type { Database } from '~/platform/database.server';
import { LIST_LIMITS } from './list-limits';
import type { PlacedList, Placing } from './placing';

/** What the page of all lists tells of one; milliseconds since 1970. */
export type ListedList = { id: string; name: string; count: number; updatedAt: number };

/** A person's list, opened: the public ids of its monsters in the order added. */
export type OpenList = { id: string; name: string; ids: string[] };

/** A list that is to be made; `madeAs` makes it one however often it is sent. */
export type NewList = { name: string; ids: readonly string[]; madeAs: string };

/** A person's lists by name, without those that were deleted. */
export async function listsOf(db: Database, userId: string): Promise<ListedList[]> {
  const query = `select id, name, json_array_length(monsters) as count, updated_at as updatedAt from monster_lists
    where user_id = ?1 and deleted_at is null order by lower(name), id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, LIST_LIMITS.lists);
  return (await asked.all<ListedList>()).results;
}

/** A person's lists as they stand beside a monster. */
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

/** A person's own list, or null: one that was deleted is not there either. */
export async function openList(db: Database, userId: string, id: string): Promise<OpenList | null> {
  const query =
    'select id, name, monsters from monster_lists where id = ?1 and user_id = ?2 and deleted_at is null';
  const row = await db.$client
    .prepare(query)
    .bind(id, userId)
    .first<{ id: string; name: string; monsters: string }>();
  return row && { id: row.id, name: row.name, ids: JSON.parse(row.monsters) };
}

/** Makes a list; false when its person has as many as one may keep. */
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

/** The statements that make a list: what was deleted longest ago makes room, where that helps. */
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

/** Puts a monster into lists, takes it out of others and begins a new one with it: all of it or nothing. */
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

/** Takes monsters out of a person's list; false when the list is not theirs. */
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

/** Gives a list another name; false when it is not theirs. */
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

/** Puts a list away; it comes back within 30 days if its person wants it. False when it is not theirs. */
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

/** Brings a list back that was put away; false when there is none. What was put away counts, so that there is room for it. */
export async function bringBackList(db: Database, userId: string, id: string): Promise<boolean> {
  const query =
    'update monster_lists set deleted_at = null where id = ?1 and user_id = ?2 and deleted_at is not null';
  return (await db.$client.prepare(query).bind(id, userId).run()).meta.changes > 0;
}

/** The lists that a person deleted lately, the last one first. */
export async function deletedLists(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const query = `select id, name from monster_lists where user_id = ?1 and deleted_at is not null
    order by deleted_at desc, id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, LIST_LIMITS.lists);
  return (await asked.all<{ id: string; name: string }>()).results;
}

/** Removes a person's deleted lists for good. */
export async function forgetDeletedLists(db: Database, userId: string): Promise<void> {
  const query = 'delete from monster_lists where user_id = ?1 and deleted_at is not null';
  await db.$client.prepare(query).bind(userId).run();
}

/** Removes for good what was put away long ago, a step at a time. */
export async function purgeLists(db: Database, now: number): Promise<void> {
  const query = `delete from monster_lists where id in
    (select id from monster_lists where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - LIST_LIMITS.keptDeletedMs)
    .run();
}
