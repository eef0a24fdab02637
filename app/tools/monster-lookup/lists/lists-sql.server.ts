import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { creatingOnce, wasMade } from '~/platform/store/made-once.server';
import { changes, prepared } from '~/platform/store/statements.server';
import { LIST_LIMITS } from './list-limits';
import type { PlacedList, Placing } from './placing';
import { monsterLists } from './tables';

/** A list in the overview; times in milliseconds since 1970. */
export type ListedList = { id: string; name: string; count: number; updatedAt: number };

/** A user's list with the public ids of its monsters in the order added. */
export type OpenList = { id: string; name: string; ids: string[] };

/** A list to create; `madeAs` is an idempotency key. */
export type NewList = { name: string; ids: readonly string[]; madeAs: string };

const COUNT = sql<number>`json_array_length(${monsterLists.monsters})`;
const BY_NAME = sql`lower(${monsterLists.name})`;

/** A user's lists, without deleted ones. */
function allOf(userId: string) {
  return and(eq(monsterLists.userId, userId), isNull(monsterLists.deletedAt));
}

/** One of them. */
function theirs(userId: string, id: string) {
  return and(eq(monsterLists.id, id), allOf(userId));
}

/** Some of them. */
function theirsOf(userId: string, ids: readonly string[]) {
  return and(allOf(userId), isOneOf(monsterLists.id, ids));
}

function isOneOf(value: unknown, texts: readonly string[]): SQL {
  return sql`${value} in (select value from json_each(${JSON.stringify(texts)}))`;
}

/** A user's lists by name, without deleted ones. */
export async function listsOf(db: Database, userId: string): Promise<ListedList[]> {
  const { id, name, updatedAt } = monsterLists;
  return db
    .select({ id, name, count: COUNT, updatedAt })
    .from(monsterLists)
    .where(allOf(userId))
    .orderBy(BY_NAME, id)
    .limit(LIST_LIMITS.lists);
}

/** A user's lists, with whether each contains the monster. */
export async function listsBeside(
  db: Database,
  userId: string,
  monsterId: string,
): Promise<PlacedList[]> {
  const { id, name, monsters } = monsterLists;
  const holds = sql`instr(${monsters}, json_quote(${monsterId})) > 0`.mapWith(Boolean);
  return db
    .select({ id, name, count: COUNT, holds })
    .from(monsterLists)
    .where(allOf(userId))
    .orderBy(BY_NAME, id)
    .limit(LIST_LIMITS.lists);
}

/** A user's own list, or null when it does not exist or is deleted. */
export async function openList(db: Database, userId: string, id: string): Promise<OpenList | null> {
  const { name, monsters } = monsterLists;
  const asked = db.select({ name, monsters }).from(monsterLists).where(theirs(userId, id));
  const row = await asked.get();
  return row ? { id, name: row.name, ids: JSON.parse(row.monsters) } : null;
}

/** Creates a list; false when the maximum number is reached. */
export async function createList(
  db: Database,
  userId: string,
  list: NewList,
  now: number,
): Promise<boolean> {
  await db.$client.batch(creating(db, userId, list, now));
  return (await listMadeAs(db, userId, list.madeAs)) !== null;
}

async function listMadeAs(
  db: Database,
  userId: string,
  madeAs: string,
): Promise<{ id: string } | null> {
  const isIt = wasMade(monsterLists, { userId, madeAs });
  const asked = db.select({ id: monsterLists.id }).from(monsterLists).where(isIt);
  return (await asked.get()) ?? null;
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
  return listMadeAs(db, userId, madeAs);
}

/** Statements that create a list; if necessary, the list deleted longest ago is removed first. */
export function creating(
  db: Database,
  userId: string,
  { name, ids, madeAs }: NewList,
  now: number,
): D1PreparedStatement[] {
  const monsters = JSON.stringify([...new Set(ids)].slice(0, LIST_LIMITS.monsters));
  const id = crypto.randomUUID();
  const row = { id, userId, name, monsters, madeAs, createdAt: now, updatedAt: now };
  const all = sql`${monsterLists.userId} = ${userId}`;
  return creatingOnce(db, monsterLists, row, { theirs: all, most: LIST_LIMITS.lists });
}

/** Adds a monster to lists, removes it from others and creates a list with it, in one transaction. */
export async function placeMonster(
  db: Database,
  userId: string,
  monsterId: string,
  { into, outOf, fresh, madeAs }: Placing & { madeAs: string },
  now: number,
): Promise<void> {
  const { monsters } = monsterLists;
  const longer = sql`json_insert(${monsters}, '$[#]', ${monsterId})`;
  const isNew = sql`instr(${monsters}, json_quote(${monsterId})) = 0`;
  const add = db
    .update(monsterLists)
    .set({ monsters: longer, updatedAt: now })
    .where(and(theirsOf(userId, into), isNew, lt(COUNT, LIST_LIMITS.monsters)));
  await db.$client.batch([
    prepared(db, add),
    prepared(db, takingOut(db, userId, outOf, [monsterId], now)),
    ...(fresh === null ? [] : creating(db, userId, { name: fresh, ids: [monsterId], madeAs }, now)),
  ]);
}

/** Removes monsters from a user's list; false when the list is not the user's. */
export async function takeOut(
  db: Database,
  userId: string,
  id: string,
  monsterIds: readonly string[],
  now: number,
): Promise<boolean> {
  return changes(db, takingOut(db, userId, [id], monsterIds, now));
}

function takingOut(
  db: Database,
  userId: string,
  ids: readonly string[],
  monsterIds: readonly string[],
  now: number,
) {
  const monsters = sql`(select json_group_array(value) from (
    select value from json_each(${monsterLists.monsters})
    where not (${isOneOf(sql`value`, monsterIds)}) order by key))`;
  return db.update(monsterLists).set({ updatedAt: now, monsters }).where(theirsOf(userId, ids));
}

/** Renames a list; false when it is not the user's. */
export async function renameList(
  db: Database,
  userId: string,
  id: string,
  name: string,
  now: number,
): Promise<boolean> {
  const values = { name, updatedAt: now };
  return changes(db, db.update(monsterLists).set(values).where(theirs(userId, id)));
}

/** Soft-deletes a list; it can be restored for 30 days. False when it is not the user's. */
export async function putAwayList(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return changes(db, db.update(monsterLists).set({ deletedAt: now }).where(theirs(userId, id)));
}

/** A user's recently deleted lists. */
function deletedOf(userId: string) {
  return and(eq(monsterLists.userId, userId), isNotNull(monsterLists.deletedAt));
}

/**
 * Restores a soft-deleted list; false when there is none. Deleted lists count towards the limit, so there is always
 * room.
 */
export async function bringBackList(db: Database, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(monsterLists.id, id), deletedOf(userId));
  return changes(db, db.update(monsterLists).set({ deletedAt: null }).where(isIt));
}

/** A user's recently deleted lists, newest first. */
export async function deletedLists(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const { id, name, deletedAt } = monsterLists;
  return db
    .select({ id, name })
    .from(monsterLists)
    .where(deletedOf(userId))
    .orderBy(desc(deletedAt), id)
    .limit(LIST_LIMITS.lists);
}

/** Permanently deletes a user's deleted lists. */
export async function forgetDeletedLists(db: Database, userId: string): Promise<void> {
  await db.delete(monsterLists).where(deletedOf(userId));
}

/** Permanently deletes lists that were soft-deleted long ago, a batch at a time. */
export async function purgeLists(db: Database, now: number): Promise<void> {
  const { id, deletedAt } = monsterLists;
  const due = db
    .select({ id })
    .from(monsterLists)
    .where(lt(deletedAt, now - LIST_LIMITS.keptDeletedMs))
    .orderBy(deletedAt)
    .limit(200);
  await db.delete(monsterLists).where(sql`${id} in ${due}`);
}
