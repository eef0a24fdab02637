import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '../store/statements.server';
import type { ShelfStore, Unread } from './loose-files.server';
import type { Listed } from './shelf-columns';
import type { Full } from './shelf-limits';
import { columnOf, isOwned, type ShelfPlan, selected } from './shelf-plan';
import { readText } from './stored-text.server';

/** The columns that a list selects. */
export function listedNames({ facts }: ShelfPlan): string[] {
  return ['id', 'name', 'code', 'shared', 'version', 'updatedAt', ...facts];
}

/** A thing with its text, or with the reason why its text cannot be read. */
export type Opened<Facts> = Listed<Facts> &
  ({ text: string; unread: null } | { text: null; unread: Unread });

type BodyColumns = { body: number[] | null; bodyKey: string | null; plain: string };

/** The condition for the thing shared under a code. */
export function isShared(code: string): SQL {
  return sql`code = ${code} and deleted_at is null and shared is not null`;
}

/** A user's things, the latest first. */
export async function listThings<Facts>(
  plan: ShelfPlan,
  db: Database,
  userId: string,
): Promise<Listed<Facts>[]> {
  const query = sql`select ${selected(plan, listedNames(plan))} from ${plan.table}
    where user_id = ${userId} and deleted_at is null order by updated_at desc, id limit ${plan.limits.mostWithDeleted}`;
  return (await prepared(db, query).all<Listed<Facts>>()).results;
}

/** The thing that matches a condition, with its text; null when there is none. */
export async function openThing<Facts>(
  plan: ShelfPlan,
  { db, files }: ShelfStore,
  which: SQL,
): Promise<Opened<Facts> | null> {
  const plain = plan.plain ? columnOf(plan, plan.plain) : sql`''`;
  const names = selected(plan, [...listedNames(plan), 'body', 'bodyKey']);
  const query = sql`select ${names}, ${plain} as plain from ${plan.table} where ${which} limit 1`;
  let missing: string | null = null;
  while (true) {
    const row = await prepared(db, query).first<Listed<Facts> & BodyColumns>();
    if (row === null) return null;
    const { body, bodyKey, plain: plainText, ...thing } = row;
    // The remaining columns are those of the list.
    const listed = thing as unknown as Listed<Facts>;
    if (body === null && bodyKey === null) return { ...listed, text: plainText, unread: null };
    const stored = { packed: body, key: bodyKey };
    const read = await readText(files, stored, plan.limits.textBytes);
    if (read.ok) return { ...listed, text: read.text, unread: null };
    // A missing file was replaced after the row was read: read the row again for the new key.
    if (read.reason === 'no-answer' || bodyKey === missing || bodyKey === null)
      return { ...listed, text: null, unread: read.reason };
    missing = bodyKey;
  }
}

/** The name of a soft-deleted thing that can still be restored, or null. */
export function nameOfDeleted(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
  id: string,
): Promise<string | null> {
  const query = sql`select name from ${table} where id = ${id} and user_id = ${userId} and deleted_at is not null`;
  return prepared(db, query).first<string>('name');
}

/** Which limit of the user is reached. */
export async function whyFull(plan: ShelfPlan, db: Database, userId: string): Promise<Full> {
  const query = sql`select count(*) as count, count(*) - count(deleted_at) as kept from ${plan.table} where user_id = ${userId}`;
  const found = await prepared(db, query).first<{ count: number; kept: number }>();
  if ((found?.kept ?? 0) >= plan.limits.most) return 'most';
  return (found?.count ?? 0) >= plan.limits.mostWithDeleted ? 'with-deleted' : 'bytes';
}

/** The stored version of a thing and how it is shared, read before it is overwritten; null when it is not there. */
export function standingOf(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
  id: string,
): Promise<{ version: number; shared: string | null } | null> {
  const query = sql`select version, shared from ${table} where ${isOwned(userId, id)}`;
  return prepared(db, query).first();
}

/** Whether any row has this id, of any user, soft-deleted or not. */
export async function isTaken({ table }: ShelfPlan, db: Database, id: string): Promise<boolean> {
  return (
    (await prepared(db, sql`select 1 as is_taken from ${table} where id = ${id}`).first()) !== null
  );
}

/** How many of a user's things are soft-deleted and can still be restored. */
export async function countDeleted(
  { table }: ShelfPlan,
  db: Database,
  userId: string,
): Promise<number> {
  const query = sql`select count(*) as count from ${table} where user_id = ${userId} and deleted_at is not null`;
  return (await prepared(db, query).first<number>('count')) ?? 0;
}
