import { spellById } from '~/compendium/shelf/records.server';
import { spellPaths } from '~/spell-paths';
import { EMPTY_BOOK } from '~/tools/spell-lookup/book/book';
import {
  BOOK_LIMITS,
  NO_ROOM_FOR_BOOKS,
  readBookName,
} from '~/tools/spell-lookup/book/book-limits';
import { spellRows } from '~/tools/spell-lookup/book/book-rows-sql.server';
import {
  booksOf,
  createBook,
  openBook,
  putAwayBook,
  rewriteBook,
} from '~/tools/spell-lookup/book/books-sql.server';
import { changeBook, keyOf } from '~/tools/spell-lookup/book/change-book';
import {
  type AddAsked,
  type AddDone,
  goneTarget,
  MOST_TARGETS,
  type TargetKind,
} from './add-target.server';

/** A spellbook, or a new one. */
export const SPELL_TO_BOOK: TargetKind = {
  is: 'book',
  takes: 'spell',
  tool: 'spell-lookup',
  async list({ context, person }) {
    const books = await booksOf(context.services.db, person.userId);
    const latest = books.toSorted((one, other) => other.updatedAt - one.updatedAt);
    return {
      title: 'Spellbooks',
      targets: latest.slice(0, MOST_TARGETS).map(({ id, name, character, spells }) => ({
        to: `book:${id}`,
        name,
        says: [character, `${spells} ${spells === 1 ? 'spell' : 'spells'}`]
          .filter((one) => one !== '')
          .join(' · '),
      })),
      fresh: {
        to: 'book:',
        label: 'New spellbook',
        button: 'Create',
        usual: '',
        longest: BOOK_LIMITS.nameLength,
      },
    };
  },
  async add(asked) {
    const { context, person, thing, id } = asked;
    if (id === '') return begun(asked);
    const { db, clock } = context.services;
    const open = await openBook(db, person.userId, id);
    if (open === null) return goneTarget('spellbook');
    const { name } = open;
    const to = spellPaths.book({ id });
    const own = keyOf({ id: thing.id, as: null });
    if (open.book.spells.some((one) => one.id === thing.id)) {
      return { ok: true, name, to, undo: null, already: true };
    }
    const rows = await spellRows(db, [thing.id]);
    const change = { do: 'add', spells: [thing.id], as: null, rows } as const;
    const done = await rewriteBook(
      db,
      person.userId,
      id,
      (book) => changeBook(book, change),
      clock.now(),
    );
    if (done === null) return goneTarget('spellbook');
    if (!done.ok) return { ok: false, status: 409, problem: done.problem };
    return { ok: true, name, to, undo: `book:${id}:${own}` };
  },
  async undo({ context, person, id }, [spell = '']) {
    const { db, clock } = context.services;
    const open = await openBook(db, person.userId, id);
    if (open === null) return goneTarget('spellbook');
    const { name } = open;
    if (spell === 'new') {
      await putAwayBook(db, person.userId, id, clock.now());
      return { ok: true, name, to: spellPaths.books(), undo: null };
    }
    const change = { do: 'remove', spell } as const;
    await rewriteBook(db, person.userId, id, (book) => changeBook(book, change), clock.now());
    return { ok: true, name, to: spellPaths.book({ id }), undo: null };
  },
};

async function begun({ context, person, thing, name, key }: AddAsked): Promise<AddDone> {
  const { db, clock } = context.services;
  const read = readBookName(name === '' ? thing.name : name);
  if (!read.ok) return { ok: false, status: 400, problem: read.problem };
  const spell = await spellById(db, thing.id);
  if (spell === null) return goneTarget('spell');
  const { edition } = spell.record;
  const book = { ...EMPTY_BOOK, edition, spells: [{ id: thing.id, as: null, prepared: false }] };
  const fresh = { name: read.text, book, madeAs: `form ${key}` };
  const id = await createBook(db, person.userId, fresh, clock.now());
  if (id === null) return { ok: false, status: 409, problem: NO_ROOM_FOR_BOOKS };
  return { ok: true, name: read.text, to: spellPaths.book({ id }), undo: `book:${id}:new` };
}
