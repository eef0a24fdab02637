import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { creatingOnce, wasMade } from '~/platform/store/made-once.server';
import { changes } from '~/platform/store/statements.server';
import { KEPT_LIMITS, type Kept, type KeptKind, type TypedKept } from './kept-limits';
import { diceKept } from './tables';

type NewKept = TypedKept & { madeAs: string };

const COLUMNS = {
  id: diceKept.id,
  kind: diceKept.kind,
  name: diceKept.name,
  body: diceKept.body,
  character: diceKept.character,
  party: sql<string>`coalesce(${diceKept.partyId}, '')`,
};

const BY_NAME = sql`lower(${diceKept.name})`;
const MOST_KEPT = KEPT_LIMITS.macro + KEPT_LIMITS.table;

/** The user's macros and tables, without deleted ones. */
function allOf(userId: string) {
  return and(eq(diceKept.userId, userId), isNull(diceKept.deletedAt));
}

/** One of them. */
function theirs(userId: string, id: string) {
  return and(eq(diceKept.id, id), allOf(userId));
}

/** The user's macros and tables, by name. */
export async function keptOf(db: Database, userId: string): Promise<Kept[]> {
  return db
    .select(COLUMNS)
    .from(diceKept)
    .where(allOf(userId))
    .orderBy(diceKept.kind, BY_NAME, diceKept.id)
    .limit(MOST_KEPT);
}

/** The user's macros, and their tables without rows, for the page that rolls. */
export async function keptToRoll(db: Database, userId: string): Promise<Kept[]> {
  return db
    .select({
      ...COLUMNS,
      body: sql<string>`iif(${diceKept.kind} = 'macro', ${diceKept.body}, '')`,
    })
    .from(diceKept)
    .where(allOf(userId))
    .orderBy(diceKept.kind, sql`lower(${diceKept.character})`, BY_NAME, diceKept.id)
    .limit(MOST_KEPT);
}

/** One of the user's tables or macros; null when it is not theirs. */
export async function oneKept(db: Database, userId: string, id: string): Promise<Kept | null> {
  return (await db.select(COLUMNS).from(diceKept).where(theirs(userId, id)).get()) ?? null;
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
  const typed = { kind, name, body, character, partyId: party === '' ? null : party };
  const row = {
    ...typed,
    id: crypto.randomUUID(),
    userId,
    madeAs,
    createdAt: now,
    updatedAt: now,
  };
  const counted = sql`${diceKept.userId} = ${userId} and ${diceKept.kind} = ${kind}`;
  const room = { theirs: counted, most: KEPT_LIMITS[kind] };
  await db.$client.batch(creatingOnce(db, diceKept, row, room));
  const there = db.select({ id: diceKept.id }).from(diceKept).where(wasMade(diceKept, row));
  return (await there.get()) !== undefined;
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
  const values = { name, body, character, partyId: party === '' ? null : party, updatedAt: now };
  const isIt = and(theirs(userId, id), eq(diceKept.kind, kind));
  return changes(db, db.update(diceKept).set(values).where(isIt));
}

/** Soft-deletes a macro or table, which can be restored for 30 days. False when it is not the user's. */
export async function putAwayKept(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return changes(db, db.update(diceKept).set({ deletedAt: now }).where(theirs(userId, id)));
}

/**
 * Restores a soft-deleted one; false when there is none. Soft-deleted ones count towards the limit, so there is
 * always room.
 */
export async function bringBackKept(db: Database, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(diceKept.id, id), eq(diceKept.userId, userId), isNotNull(diceKept.deletedAt));
  return changes(db, db.update(diceKept).set({ deletedAt: null }).where(isIt));
}

/** The user's soft-deleted macros and tables, the last deleted first. */
export async function deletedKept(
  db: Database,
  userId: string,
): Promise<{ id: string; kind: KeptKind; name: string }[]> {
  return db
    .select({ id: diceKept.id, kind: diceKept.kind, name: diceKept.name })
    .from(diceKept)
    .where(and(eq(diceKept.userId, userId), isNotNull(diceKept.deletedAt)))
    .orderBy(desc(diceKept.deletedAt), diceKept.id)
    .limit(20);
}

/** Deletes for good what was soft-deleted long ago, up to 200 per call. */
export async function purgeDice(db: Database, now: number): Promise<void> {
  const due = db
    .select({ id: diceKept.id })
    .from(diceKept)
    .where(lt(diceKept.deletedAt, now - KEPT_LIMITS.keptDeletedMs))
    .orderBy(diceKept.deletedAt)
    .limit(200);
  await db.delete(diceKept).where(sql`${diceKept.id} in ${due}`);
}
