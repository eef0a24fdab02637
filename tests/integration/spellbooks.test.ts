import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { streamText } from '~/platform/stream-text';
import { exportPerson } from '~/settings/person/export.server';
import { type Book, EMPTY_BOOK, readBook } from '~/tools/spell-lookup/book/book';
import { BOOK_LIMITS } from '~/tools/spell-lookup/book/book-limits';
import {
  booksOf,
  bringBackBook,
  createBook,
  deletedBooks,
  forgetDeletedBooks,
  openBook,
  purgeBooks,
  putAwayBook,
  renameBook,
  rewriteBook,
} from '~/tools/spell-lookup/book/books-sql.server';
import { changeBook } from '~/tools/spell-lookup/book/change-book';
import { addPeople, DAY, store } from './kept-rows';

const { db } = store;
const NOW = 1_900_000_000_000;
const MIRA = readBook({
  character: 'Mira',
  classes: [{ name: 'Wizard', level: 5 }],
  spells: [{ id: 'shield' }],
});

async function make(userId: string, name: string, book: Book = EMPTY_BOOK): Promise<string> {
  const id = await createBook(db, userId, { name, book, madeAs: `form ${name}` }, NOW);
  if (id === null) throw new Error('there is no room');
  return id;
}

/** Inserts this many books of a user, some of them deleted, the first with the oldest date. */
async function fill(userId: string, kept: number, deleted: number): Promise<void> {
  const query = `insert into spellbooks (id, user_id, name, created_at, updated_at, deleted_at)
    select ?1 || value, ?1, 'Book ' || value, 0, 0, case when value >= ?3 then ?4 + value end from json_each(?2)`;
  const numbers = JSON.stringify(Array.from({ length: kept + deleted }, (_, at) => at));
  await env.DB.prepare(query).bind(userId, numbers, kept, NOW).run();
}

const add = (spell: string) => (book: Book) =>
  changeBook(book, { do: 'add', spells: [spell], as: null });
const spellsOf = async (userId: string, id: string) =>
  (await openBook(db, userId, id))?.book.spells.map((one) => one.id);

beforeEach(() => addPeople('ann', 'ben'));

describe('a spellbook in an account', () => {
  it('stores its content, and is listed with it', async () => {
    const id = await make('ann', 'Mira', MIRA);
    expect(await openBook(db, 'ann', id)).toMatchObject({ name: 'Mira', book: MIRA, version: 1 });
    expect(await booksOf(db, 'ann')).toMatchObject([
      { name: 'Mira', character: 'Mira', spells: 1 },
    ]);
  });

  it('loses nothing when two devices write at the same time', async () => {
    const id = await make('ann', 'Mira');
    const names = ['shield', 'fireball', 'wish'];
    await Promise.all(names.map((name) => rewriteBook(db, 'ann', id, add(name), NOW)));
    expect((await spellsOf('ann', id))?.toSorted()).toEqual(names.toSorted());
  });

  it('overwrites no change made in between', async () => {
    const id = await make('ann', 'Mira');
    let meanwhile = true;
    const changed = await rewriteBook(
      db,
      'ann',
      id,
      (book) => {
        if (meanwhile) {
          meanwhile = false;
          env.DB.prepare('update spellbooks set version = version + 1 where id = ?1')
            .bind(id)
            .run();
        }
        return add('shield')(book);
      },
      NOW,
    );
    expect(changed?.ok).toBe(true);
    expect(await spellsOf('ann', id)).toEqual(['shield']);
  });

  it('is not accessible to other users by any call', async () => {
    const id = await make('ann', 'Mira', MIRA);
    expect(await openBook(db, 'ben', id)).toBeNull();
    expect(await rewriteBook(db, 'ben', id, add('wish'), NOW)).toBeNull();
    expect(await renameBook(db, 'ben', id, 'Mine', NOW)).toBe(false);
    expect(await putAwayBook(db, 'ben', id, NOW)).toBe(false);
    expect(await booksOf(db, 'ben')).toEqual([]);
    await putAwayBook(db, 'ann', id, NOW);
    expect(await bringBackBook(db, 'ben', id)).toBe(false);
    expect(await deletedBooks(db, 'ben')).toEqual([]);
    await forgetDeletedBooks(db, 'ben');
    expect(await bringBackBook(db, 'ann', id)).toBe(true);
  });

  it('is created once, however often its form is sent', async () => {
    expect(await make('ann', 'Mira')).toBe(await make('ann', 'Mira'));
    expect(await booksOf(db, 'ann')).toHaveLength(1);
  });

  it('is limited to two hundred, replacing the oldest deleted one', async () => {
    await fill('ann', BOOK_LIMITS.books - 1, 1);
    const id = await make('ann', 'New');
    expect(await deletedBooks(db, 'ann')).toEqual([]);
    const full = { name: 'More', book: EMPTY_BOOK, madeAs: 'form more' };
    expect(await createBook(db, 'ann', full, NOW)).toBeNull();
    expect(await createBook(db, 'ben', full, NOW)).not.toBeNull();
    await putAwayBook(db, 'ann', id, NOW);
    expect(await createBook(db, 'ann', full, NOW)).not.toBeNull();
  });

  it('can be restored for thirty days, and is then removed', async () => {
    const id = await make('ann', 'Mira');
    await putAwayBook(db, 'ann', id, NOW);
    expect(await openBook(db, 'ann', id)).toBeNull();
    await purgeBooks(db, NOW + 29 * DAY);
    expect(await deletedBooks(db, 'ann')).toHaveLength(1);
    await purgeBooks(db, NOW + 31 * DAY);
    expect(await deletedBooks(db, 'ann')).toEqual([]);
  });

  it('is part of its user’s export only, and is deleted with the user', async () => {
    await make('ann', 'Mira', MIRA);
    await make('ben', 'Secret');
    const ann = { userId: 'ann', verifiedEmail: null };
    const text = await new Response(streamText(exportPerson(store, ann, 'now'), () => {})).text();
    expect(JSON.parse(text).spellbooks).toMatchObject([{ name: 'Mira' }]);
    await env.DB.prepare(`delete from users where id = 'ann'`).run();
    const left = await env.DB.prepare('select name from spellbooks').all<{ name: string }>();
    expect(left.results).toEqual([{ name: 'Secret' }]);
  });

  it('is read by index only', async () => {
    const queries = [
      `select id from spellbooks where user_id = 'ann' and deleted_at is null order by lower(name), id limit 200`,
      `select id from spellbooks where id = 'a' and user_id = 'ann' and deleted_at is null`,
      `select id from spellbooks where deleted_at < 1 order by deleted_at limit 200`,
      `select id from spellbooks where user_id = 'ann' and made_as = 'form'`,
    ];
    for (const query of queries) {
      const { results } = await env.DB.prepare(`explain query plan ${query}`).all<{
        detail: string;
      }>();
      const plan = results.map(({ detail }) => detail).join('; ');
      expect(plan, query).not.toMatch(/SCAN spellbooks(?! USING INDEX)/);
    }
  });
});
