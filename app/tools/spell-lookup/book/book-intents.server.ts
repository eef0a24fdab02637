import { type AppLoadContext, data, redirect } from '@remix-run/cloudflare';
import { readPerson, requireAccess } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { spellPaths } from '~/spell-paths';
import { EMPTY_BOOK, readBook } from './book';
import { NO_ROOM_FOR_BOOKS, readBookName } from './book-limits';
import { spellRows } from './book-rows-sql.server';
import {
  bringBackBook,
  createBook,
  forgetDeletedBooks,
  putAwayBook,
  renameBook,
  rewriteBook,
} from './books-sql.server';
import { changeBook, readBookChange } from './change-book';

/** The response to a form about books when it does not redirect. */
export type BooksAnswer = {
  problem: string;
  /** The rejected form with its typed values. */
  typed?: { intent: string; id: string; name: string; json: string };
};

/** The id of the user whose account stores books; null when they are stored on the device. */
export async function keeperOf(context: Pick<AppLoadContext, 'account'>): Promise<string | null> {
  const person = (await requireAccess(context)) ?? (await readPerson(context));
  return person?.userId ?? null;
}

/** Handles a form about a user's books, by its intent. */
export async function answerBooks(request: Request, context: AppLoadContext) {
  const userId = await keeperOf(context);
  const form = await readForm(request);
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [intent, id, name] = [said('intent'), said('id'), said('name')];
  const typed = { intent, id, name, json: said('json') };
  const refuse = (problem: string, status: number) =>
    data<BooksAnswer>({ problem, typed }, { status });
  if (userId === null)
    return refuse('You are signed out. Sign in again, then send this again.', 401);
  const { db, clock } = context.services;
  const now = clock.now();
  switch (intent) {
    case 'create': {
      const read = readBookName(name);
      if (!read.ok) return refuse(read.problem, 400);
      const brought = readJson(typed.json);
      if (!brought.ok) return refuse(brought.problem, 400);
      const spells = spellsIn(form).map((spell) => ({
        id: spell,
        as: said('as'),
        prepared: false,
      }));
      const usual = { ...EMPTY_BOOK, edition: said('edition'), spells, ...classIn(said) };
      const madeAs = `form ${said('key').slice(0, 60) || crypto.randomUUID()}`;
      const book = readBook(brought.value ?? usual);
      const made = await createBook(db, userId, { name: read.text, book, madeAs }, now);
      return made === null
        ? refuse(NO_ROOM_FOR_BOOKS, 409)
        : redirect(spellPaths.book({ id: made }), 303);
    }
    case 'rename': {
      const read = readBookName(name);
      if (!read.ok) return refuse(read.problem, 400);
      const done = await renameBook(db, userId, id, read.text, now);
      return done ? redirect(spellPaths.book({ id }), 303) : notFound();
    }
    case 'delete': {
      const done = await putAwayBook(db, userId, id, now);
      return done
        ? redirect(spellPaths.books(`?deleted=${encodeURIComponent(id)}`), 303)
        : notFound();
    }
    case 'bring-back':
      return (await bringBackBook(db, userId, id)) ? redirect(spellPaths.books(), 303) : notFound();
    case 'forget-deleted':
      await forgetDeletedBooks(db, userId);
      return redirect(spellPaths.books(), 303);
    default: {
      const change = readBookChange(intent, said, spellsIn(form));
      if (change === null)
        return refuse('This form is out of date. Reload the page and try again.', 400);
      const known =
        change.do === 'add' ? { ...change, rows: await spellRows(db, change.spells) } : change;
      const changed = await rewriteBook(db, userId, id, (book) => changeBook(book, known), now);
      if (changed === null) return notFound();
      if (!changed.ok) return refuse(changed.problem, 409);
      return redirect(spellPaths.book({ id }, comesBackTo(change.do, said)), 303);
    }
  }
}

/** The query string for returning to the same place in the book, with the cast spell so that it can be undone. */
function comesBackTo(done: string, said: (name: string) => string): string {
  const back = new URLSearchParams();
  for (const name of ['add', 'view']) {
    const value = said(`at-${name}`).slice(0, 200);
    if (value !== '') back.set(name, value);
  }
  if (done === 'cast') {
    back.set('cast', said('slot'));
    back.set('spell', said('spell').slice(0, 120));
  }
  const text = back.toString();
  return text === '' ? '' : `?${text}`;
}

function spellsIn(form: FormData): string[] {
  return form.getAll('spell').flatMap((one) => (typeof one === 'string' ? one.split(',') : []));
}

function classIn(said: (name: string) => string) {
  const level = Number(said('level'));
  return said('class') === '' ? {} : { classes: [{ name: said('class'), level }] };
}

type Json = { ok: true; value: unknown } | { ok: false; problem: string };

/** Parses a pasted book; null when nothing was pasted. */
function readJson(text: string): Json {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    const value: unknown = JSON.parse(text);
    const isBook = typeof value === 'object' && value !== null && 'spells' in value;
    if (isBook) return { ok: true, value };
  } catch {
    // The problem is returned below.
  }
  return { ok: false, problem: 'This is not a spellbook. Paste the text from “Export as JSON”.' };
}
