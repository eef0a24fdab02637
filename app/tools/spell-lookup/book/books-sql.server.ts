import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { creatingOnce, wasMade } from '~/platform/store/made-once.server';
import { changes } from '~/platform/store/statements.server';
import { type Book, readBook } from './book';
import { BOOK_LIMITS } from './book-limits';
import type { ChangedBook } from './change-book';
import { spellbooks } from './tables';

/** A book in the overview; times in milliseconds since 1970. */
export type ListedBook = {
  id: string;
  name: string;
  character: string;
  spells: number;
  updatedAt: number;
};

/** A user's book. */
export type OpenBook = { id: string; name: string; version: number; book: Book };

/** A book to create; `madeAs` is an idempotency key. */
export type NewBook = { name: string; book: Book; madeAs: string };

/** A user's books, without deleted ones. */
function allOf(userId: string) {
  return and(eq(spellbooks.userId, userId), isNull(spellbooks.deletedAt));
}

/** One of them. */
function theirs(userId: string, id: string) {
  return and(eq(spellbooks.id, id), allOf(userId));
}

/** A user's recently deleted books. */
function deletedOf(userId: string) {
  return and(eq(spellbooks.userId, userId), isNotNull(spellbooks.deletedAt));
}

/** A user's books by name, without deleted ones. */
export async function booksOf(db: Database, userId: string): Promise<ListedBook[]> {
  const { id, name, body, updatedAt } = spellbooks;
  const character = sql<string>`coalesce(${body} ->> 'character', '')`;
  const spells = sql<number>`coalesce(json_array_length(${body}, '$.spells'), 0)`;
  return db
    .select({ id, name, character, spells, updatedAt })
    .from(spellbooks)
    .where(allOf(userId))
    .orderBy(sql`lower(${name})`, id)
    .limit(BOOK_LIMITS.books);
}

/** A user's own book, or null when it does not exist or is deleted. */
export async function openBook(db: Database, userId: string, id: string): Promise<OpenBook | null> {
  const { name, version, body } = spellbooks;
  const asked = db.select({ name, version, body }).from(spellbooks).where(theirs(userId, id));
  const row = await asked.get();
  if (row === undefined) return null;
  return { id, name: row.name, version: row.version, book: readBook(JSON.parse(row.body)) };
}

/**
 * Creates a book and returns its id; null when the maximum number is reached. If necessary, the book deleted longest
 * ago is removed first.
 */
export async function createBook(
  db: Database,
  userId: string,
  { name, book, madeAs }: NewBook,
  now: number,
): Promise<string | null> {
  const id = crypto.randomUUID();
  const body = JSON.stringify(book);
  const row = { id, userId, name, body, madeAs, createdAt: now, updatedAt: now };
  const all = sql`${spellbooks.userId} = ${userId}`;
  const room = { theirs: all, most: BOOK_LIMITS.books };
  await db.$client.batch(creatingOnce(db, spellbooks, row, room));
  const isIt = wasMade(spellbooks, row);
  const made = await db.select({ id: spellbooks.id }).from(spellbooks).where(isIt).get();
  return made?.id ?? null;
}

/** Copies a user's own book under another name; null when it is not theirs, 'full' when there is no room. */
export async function duplicateBook(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<{ id: string } | 'full' | null> {
  const open = await openBook(db, userId, id);
  if (open === null) return null;
  const name = copyName(open.name, BOOK_LIMITS.nameLength);
  const madeAs = `copy ${crypto.randomUUID()}`;
  const made = await createBook(db, userId, { name, book: open.book, madeAs }, now);
  return made === null ? 'full' : { id: made };
}

/** The maximum number of attempts when other devices write at the same time. */
const TRIES = 4;

/**
 * Applies `change` to the current state of a user's book, so that changes by other devices are kept. Null when the book
 * is not the user's.
 */
export async function rewriteBook(
  db: Database,
  userId: string,
  id: string,
  change: (book: Book) => ChangedBook,
  now: number,
): Promise<ChangedBook | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const open = await openBook(db, userId, id);
    if (open === null) return null;
    const changed = change(open.book);
    if (!changed.ok) return changed;
    const body = JSON.stringify(changed.book);
    const isAsOpened = and(theirs(userId, id), eq(spellbooks.version, open.version));
    const values = { body, version: open.version + 1, updatedAt: now };
    if (await changes(db, db.update(spellbooks).set(values).where(isAsOpened))) return changed;
  }
  return {
    ok: false,
    problem: 'Another device is changing this spellbook. Try again in a moment.',
  };
}

/** Renames a book; false when it is not the user's. */
export async function renameBook(
  db: Database,
  userId: string,
  id: string,
  name: string,
  now: number,
): Promise<boolean> {
  const values = { name, updatedAt: now };
  return changes(db, db.update(spellbooks).set(values).where(theirs(userId, id)));
}

/** Soft-deletes a book; it can be restored for 30 days. False when it is not the user's. */
export async function putAwayBook(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  return changes(db, db.update(spellbooks).set({ deletedAt: now }).where(theirs(userId, id)));
}

/**
 * Restores a soft-deleted book; false when there is none. Deleted books count towards the limit, so there is always
 * room.
 */
export async function bringBackBook(db: Database, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(spellbooks.id, id), deletedOf(userId));
  return changes(db, db.update(spellbooks).set({ deletedAt: null }).where(isIt));
}

/** A user's recently deleted books, newest first. */
export async function deletedBooks(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const { id, name, deletedAt } = spellbooks;
  return db
    .select({ id, name })
    .from(spellbooks)
    .where(deletedOf(userId))
    .orderBy(desc(deletedAt), id)
    .limit(BOOK_LIMITS.books);
}

/** Permanently deletes a user's deleted books. */
export async function forgetDeletedBooks(db: Database, userId: string): Promise<void> {
  await db.delete(spellbooks).where(deletedOf(userId));
}

/** Permanently deletes books that were soft-deleted long ago, a batch at a time. */
export async function purgeBooks(db: Database, now: number): Promise<void> {
  const { id, deletedAt } = spellbooks;
  const due = db
    .select({ id })
    .from(spellbooks)
    .where(lt(deletedAt, now - BOOK_LIMITS.keptDeletedMs))
    .orderBy(deletedAt)
    .limit(200);
  await db.delete(spellbooks).where(sql`${id} in ${due}`);
}
