import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { keeperOf } from './book-intents.server';
import { createBook } from './books-sql.server';
import { BOOKS_AT_ONCE, readBrought } from './take-along';

/** POST: imports a device's spellbooks into the signed-in user's account; responds with those the account has now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const userId = await keeperOf(context);
  if (userId === null) return problemJson(401, 'You are signed out. Sign in again first.');
  const form = await readForm(request);
  const { db, clock } = context.services;
  const kept: string[] = [];
  for (const { id, name, book } of readBrought(form.get('books')).slice(0, BOOKS_AT_ONCE)) {
    // A book imported before is not created again.
    const made = await createBook(db, userId, { name, book, madeAs: `device ${id}` }, clock.now());
    if (made !== null) kept.push(id);
  }
  return Response.json({ books: kept }, { headers: { 'Cache-Control': 'private, no-store' } });
}
