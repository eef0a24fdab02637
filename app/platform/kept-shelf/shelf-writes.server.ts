import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '../store/statements.server';
import { releaseFiles, type ShelfStore } from './loose-files.server';
import type { Full } from './shelf-limits';
import {
  hasBytesToGrow,
  hasPlace,
  hasRoomFor,
  isOwned,
  type ShelfPlan,
  thingWeight,
} from './shelf-plan';
import { isTaken, standingOf, whyFull } from './shelf-reads.server';
import {
  type Beside,
  type Born,
  folderOf,
  insertOf,
  type Kept,
  keysOf,
  type Show,
  type Target,
  updateOf,
  writeVersion,
} from './shelf-versions.server';
import { storeText } from './stored-text.server';

/** The result of a save: done, or why nothing was changed. */
export type Outcome =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'gone' | 'unavailable' | Full };

/**
 * The result of saving a new thing; `there` when this user already has a thing with its id, `gone` when the id is not
 * available.
 */
export type Added = Outcome | { ok: false; reason: 'there' };

const DONE: Outcome = { ok: true };

/** Saves a new thing if there is room. The client may choose its id, so that sending it twice makes one thing. */
export async function addThing<Facts extends object>(
  plan: ShelfPlan,
  store: ShelfStore,
  userId: string,
  kept: Kept<Facts>,
  born: Born,
): Promise<Added> {
  const { db } = store;
  const stored = await storeText(store, folderOf(plan, userId), kept.text, born.now);
  if (stored === null) return { ok: false, reason: 'unavailable' };
  const room = hasRoomFor(plan, userId, stored.bytes);
  const insert = prepared(db, insertOf(plan, userId, kept, stored, born, room));
  if (await didChange(db, insert, born)) return DONE;
  await releaseFiles(db, [stored.key], born.now);
  if ((await standingOf(plan, db, userId, born.id)) !== null) return { ok: false, reason: 'there' };
  // Soft-deleted, or another user's: the response must not reveal which.
  if (await isTaken(plan, db, born.id)) return { ok: false, reason: 'gone' };
  return { ok: false, reason: await whyFull(plan, db, userId) };
}

/**
 * Overwrites the opened version, and its shared view while the thing is shared; `only`: where a further SQL condition
 * holds, otherwise it was changed.
 */
export async function replaceThing<Facts extends object>(
  plan: ShelfPlan,
  store: ShelfStore,
  userId: string,
  target: Target,
  kept: Kept<Facts>,
  { now, show, only, beside = [] }: { now: number; show: Show; only?: SQL } & Beside,
): Promise<Outcome> {
  const { db } = store;
  const standing = await standingOf(plan, db, userId, target.id);
  if (standing === null) return { ok: false, reason: 'gone' };
  if (standing.version !== target.version) return { ok: false, reason: 'changed' };
  const written = await writeVersion(plan, store, userId, kept, standing.shared, { now, show });
  if (written === null) return { ok: false, reason: 'unavailable' };
  const grown = sql`${written.stored.bytes} - ${thingWeight(plan)}`;
  const fits = hasBytesToGrow(plan, userId, grown);
  const room = only === undefined ? fits : sql`${fits} and (${only})`;
  const update = prepared(db, updateOf(plan, userId, target, kept, written, now, room));
  if (await didChange(db, update, { beside })) return DONE;
  await releaseFiles(db, keysOf(written), now);
  const left = await standingOf(plan, db, userId, target.id);
  if (left === null) return { ok: false, reason: 'gone' };
  const isSame =
    left.version === target.version && (await stillHolds(plan, db, userId, target, only));
  return { ok: false, reason: isSame ? 'bytes' : 'changed' };
}

async function stillHolds(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
  { id }: Target,
  only: SQL = sql`true`,
): Promise<boolean> {
  const query = sql`select 1 from ${table} where ${isOwned(userId, id)} and (${only})`;
  return (await prepared(db, query).first()) !== null;
}

/**
 * Resolves a conflict by keeping both: overwrites the stored version with `mine` and adds `theirs` as a new thing; both
 * writes happen or neither.
 */
export async function replaceAndKeepBoth<Facts extends object>(
  plan: ShelfPlan,
  store: ShelfStore,
  userId: string,
  target: Target,
  { mine, theirs }: { mine: Kept<Partial<Facts>>; theirs: Kept<Facts> },
  { born, show }: { born: Born; show: Show },
): Promise<Outcome> {
  const { db } = store;
  const { now } = born;
  const standing = await standingOf(plan, db, userId, target.id);
  if (standing === null) return { ok: false, reason: 'gone' };
  if (standing.version !== target.version) return { ok: false, reason: 'changed' };
  const aside = await storeText(store, folderOf(plan, userId), theirs.text, now);
  const written = await writeVersion(plan, store, userId, mine, standing.shared, { now, show });
  if (aside === null || written === null) {
    await releaseFiles(db, [aside?.key ?? null, ...(written ? keysOf(written) : [])], now);
    return { ok: false, reason: 'unavailable' };
  }
  const { table } = plan;
  const isThere = sql`exists (select 1 from ${table} where ${isOwned(userId, target.id)} and version = ${target.version})`;
  const room = sql`${isThere} and ${hasRoomFor(plan, userId, aside.bytes + written.stored.bytes)}`;
  const isAside = sql`exists (select 1 from ${table} where id = ${born.id} and user_id = ${userId})`;
  const [, done] = await db.$client.batch([
    prepared(db, insertOf(plan, userId, theirs, aside, born, room)),
    prepared(db, updateOf(plan, userId, target, mine, written, now, isAside)),
    ...(born.beside ?? []),
  ]);
  if ((done?.meta.changes ?? 0) > 0) return DONE;
  await releaseFiles(db, [aside.key, ...keysOf(written)], now);
  const left = await standingOf(plan, db, userId, target.id);
  if (left === null) return { ok: false, reason: 'gone' };
  if (left.version !== target.version) return { ok: false, reason: 'changed' };
  return { ok: false, reason: await whyFull(plan, db, userId) };
}

/** Runs a statement and those beside it in one batch; returns whether the statement changed anything. */
async function didChange(
  db: Database,
  statement: D1PreparedStatement,
  { beside = [] }: Beside,
): Promise<boolean> {
  if (beside.length === 0) return (await statement.run()).meta.changes > 0;
  const [done] = await db.$client.batch([statement, ...beside]);
  return (done?.meta.changes ?? 0) > 0;
}

/**
 * Soft-deletes a thing; false when it is not there or `only` does not hold. Its shared view is made again after a
 * restore.
 */
export async function putAway(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
  id: string,
  now: number,
  only: SQL = sql`true`,
): Promise<boolean> {
  const query = sql`update ${table} set deleted_at = ${now}, shown = null, shown_key = null, shown_bytes = null
    where ${isOwned(userId, id)} and ${only}`;
  return (await prepared(db, query).run()).meta.changes > 0;
}

/** Restores a soft-deleted thing; false when it is gone for good, or the limit is reached. */
export async function bringBack(
  plan: ShelfPlan,
  db: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const query = sql`update ${plan.table} set deleted_at = null
    where id = ${id} and user_id = ${userId} and deleted_at is not null and ${hasPlace(plan, userId)}`;
  return (await prepared(db, query).run()).meta.changes > 0;
}

/** Deletes a user's soft-deleted things for good. */
export async function forgetDeleted(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
): Promise<void> {
  const query = sql`delete from ${table} where user_id = ${userId} and deleted_at is not null`;
  await prepared(db, query).run();
}
