import type { Database } from '~/platform/database.server';
import { type Book, readBook } from './book';
import { BOOK_LIMITS } from './book-limits';
import type { ChangedBook } from './change-book';

/** What the page of all books tells of one; milliseconds since 1970. */
export type ListedBook = {
  id: string;
  name: string;
  character: string;
  spells: number;
  updatedAt: number;
};

/** A person's book, opened. */
export type OpenBook = { id: string; name: string; version: number; book: Book };

/** A book that is to be made; `madeAs` makes it one however often it is sent. */
export type NewBook = { name: string; book: Book; madeAs: string };

/** A person's books by name, without those that were deleted. */
export async function booksOf(db: Database, userId: string): Promise<ListedBook[]> {
  const query = `select id, name, coalesce(body ->> 'character', '') as character,
      coalesce(json_array_length(body, '$.spells'), 0) as spells, updated_at as updatedAt
    from spellbooks where user_id = ?1 and deleted_at is null order by lower(name), id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, BOOK_LIMITS.books);
  return (await asked.all<ListedBook>()).results;
}

/** A person's own book, or null: one that was deleted is not there either. */
export async function openBook(db: Database, userId: string, id: string): Promise<OpenBook | null> {
  const query =
    'select id, name, version, body from spellbooks where id = ?1 and user_id = ?2 and deleted_at is null';
  const row = await db.$client
    .prepare(query)
    .bind(id, userId)
    .first<{ id: string; name: string; version: number; body: string }>();
  return row && { ...row, book: readBook(JSON.parse(row.body)) };
}

/** Makes a book; its id, or null when its person has as many as one may keep. What was deleted longest ago makes room. */
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

/** How often a change is made anew from what another device wrote meanwhile. */
const TRIES = 4;

/**
 * Changes a person's book by what `change` makes of it as it stands at that moment: what another device wrote meanwhile stays. Null
 * when the book is not theirs.
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

/** Gives a book another name; false when it is not theirs. */
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

/** Puts a book away; it comes back within 30 days if its person wants it. False when it is not theirs. */
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

/** Brings a book back that was put away; false when there is none. What was put away counts, so that there is room for it. */
export async function bringBackBook(db: Database, userId: string, id: string): Promise<boolean> {
  const query =
    'update spellbooks set deleted_at = null where id = ?1 and user_id = ?2 and deleted_at is not null';
  return (await db.$client.prepare(query).bind(id, userId).run()).meta.changes > 0;
}

/** The books that a person deleted lately, the last one first. */
export async function deletedBooks(
  db: Database,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const query = `select id, name from spellbooks where user_id = ?1 and deleted_at is not null
    order by deleted_at desc, id limit ?2`;
  const asked = db.$client.prepare(query).bind(userId, BOOK_LIMITS.books);
  return (await asked.all<{ id: string; name: string }>()).results;
}

/** Removes a person's deleted books for good. */
export async function forgetDeletedBooks(db: Database, userId: string): Promise<void> {
  const query = 'delete from spellbooks where user_id = ?1 and deleted_at is not null';
  await db.$client.prepare(query).bind(userId).run();
}

/** Removes for good what was put away long ago, a step at a time. */
export async function purgeBooks(db: Database, now: number): Promise<void> {
  const query = `delete from spellbooks where id in
    (select id from spellbooks where deleted_at < ?1 order by deleted_at limit 200)`;
  await db.$client
    .prepare(query)
    .bind(now - BOOK_LIMITS.keptDeletedMs)
    .run();
}
