import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { notFound } from '~/platform/answers';
import { bookAsMarkdown } from './book-as-markdown';
import { keeperOf } from './book-intents.server';
import { spellRows } from './book-rows-sql.server';
import { openBook } from './books-sql.server';

/** GET: a user's own spellbook as a file: JSON that can be imported again, or Markdown. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const userId = await keeperOf(context);
  const { db } = context.services;
  const open = userId === null ? null : await openBook(db, userId, params.id ?? '');
  if (open === null) return notFound();
  const { name, book } = open;
  if (params.form === 'json') {
    return file(
      `${JSON.stringify({ name, ...book }, null, 2)}\n`,
      'spellbook.json',
      'application/json',
    );
  }
  if (params.form !== 'markdown') return notFound();
  const rows = await spellRows(
    db,
    book.spells.map(({ id }) => id),
  );
  return file(bookAsMarkdown(name, book, rows), 'spellbook.md', 'text/markdown');
}

function file(text: string, name: string, type: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
