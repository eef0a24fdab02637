import { copyName } from '~/platform/copy-name';
import type { Database } from '~/platform/database.server';
import { type Book, readBook } from './book';
import { BOOK_LIMITS } from './book-limits';
import type { ChangedBook } from './change-book';

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

/** A user's books by name, without deleted ones. */
export async function booksOf(db: Database, userId: string): Promise<ListedBook[]> {
  const query = `select id, name, coalesce(body ->> 'character', '') as character,
      coalesce(json_array_length(body, '$.spells'), 0) as spells, updated_at as updatedAt
    from spellbooks where user_id = ?1 and deleted_at is null order by lower(name), id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, BOOK_LIMITS.books);
  return (await asked.all<ListedBook>()).results;
}

/** A user's own book, or null when it does not exist or is deleted. */
export async function openBook(db: Database, userId: string, id: string): Promise<OpenBook | null> {
  const query =
    'select id, name, version, body from spellbooks where id = ?1 and user_id = ?2 and deleted_at is null';
  const row = await db.$client
    .prepare(query)
    .bind(id, userId)
    .first<{ id: string; name: string; version: number; body: string }>();
  return row && { ...row, book: readBook(JSON.parse(row.body)) };
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
  const makeRoom = `delete from spellbooks where id in (select id from spellbooks
      where user_id = ?1 and deleted_at is not null order by deleted_at, id
      limit max(0, (select count(*) from spellbooks where user_id = ?1) - ?2 + 1))
    and (select count(*) from spellbooks where user_id = ?1 and deleted_at is null) < ?2
    and not exists (select 1 from spellbooks where user_id = ?1 and made_as = ?3)`;
  const insert = `insert into spellbooks (id, user_id, name, body, made_as, created_at, updated_at)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?6 where (select count(*) from spellbooks where user_id = ?2) < ?7
    on conflict do nothing`;
  const d1 = db.$client;
  const values = [crypto.randomUUID(), userId, name, JSON.stringify(book), madeAs, now];
  await d1.batch([
    d1.prepare(makeRoom).bind(userId, BOOK_LIMITS.books, madeAs),
    d1.prepare(insert).bind(...values, BOOK_LIMITS.books),
  ]);
  const there = 'select id from spellbooks where user_id = ?1 and made_as = ?2';
  const row = await d1.prepare(there).bind(userId, madeAs).first<{ id: string }>();
  return row?.id ?? null;
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
  const update = `update spellbooks set body = ?3, version = version + 1, updated_at = ?4
    where id = ?1 and user_id = ?2 and version = ?5 and deleted_at is null`;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const open = await openBook(db, userId, id);
    if (open === null) return null;
    const changed = change(open.book);
    if (!changed.ok) return changed;
    const body = JSON.stringify(changed.book);
    const done = await db.$client.prepare(update).bind(id, userId, body, now, open.version).run();
    if (done.meta.changes > 0) return changed;
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
  const query =
    'update spellbooks set name = ?3, updated_at = ?4 where id = ?1 and user_id = ?2 and deleted_at is null';
  return (await db.$client.prepare(query).bind(id, userId, name, now).run()).meta.changes > 0;
}

/** Soft-deletes a book; it can be restored for 30 days. False when it is not the user's. */
export async function putAwayBook(
  db: Database,
  userId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const query =
    'update spellbooks set deleted_at = ?3 where id = ?1 and user_id = ?2 and deleted_at is null';
  return (await db.$client.prepare(query).bind(id, userId, now).run()).meta.changes > 0;
}

/**
 * Restores a soft-deleted book; false when there is none. Deleted books count towards the limit, so there is always
 * room.
 */
export async function bringBackBook(db: Database, userId: string, id: string): Promise<boolean> {
  const query =
    'update spellbooks set deleted_at = null where id = ?1 and user_id = ?2 and deleted_at is not null';
  return (await db.$client.prepare(query).bind(id, userId).run()).meta.changes > 0;
}

/** A user's recently deleted books, newest first. */
export async function deletedBooks(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const query = `select id, name from spellbooks where user_id = ?1 and deleted_at is not null
    order by deleted_at desc, id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, BOOK_LIMITS.books);
  return (await asked.all<{ id: string; name: string }>()).results;
}

/** Permanently deletes a user's deleted books. */
export async function forgetDeletedBooks(db: Database, userId: string): Promise<void> {
  const query = 'delete from spellbooks where user_id = ?1 and deleted_at is not null';
  await db.$client.prepare(query).bind(userId).run();
}

/** Permanently deletes books that were soft-deleted long ago, a batch at a time. */
export async function purgeBooks(db: Database, now: number): Promise<void> {
  const query = `delete from spellbooks where id in
    (select id from spellbooks where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - BOOK_LIMITS.keptDeletedMs)
    .run();
}
