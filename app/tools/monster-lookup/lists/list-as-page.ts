import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { notFound } from '~/platform/answers';
import { keeperOf } from './keeper.server';
import { LIST_FORMS, type ListForm, listText } from './list-text';
import { monstersOf } from './listed-monsters.server';
import { openList } from './lists-sql.server';

/** GET: a user's own list as text, a Markdown table, or a file. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id = '', form = '' } = params;
  const userId = await keeperOf(context);
  if (userId === null || !isForm(form)) return notFound();
  const { db } = context.services;
  const list = await openList(db, userId, id);
  if (list === null) return notFound();
  const text = listText(form, list.name, await monstersOf(db, userId, list.ids));
  return new Response(text, {
    headers: {
      'Content-Type': `${form === 'json' ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'Cache-Control': 'private, no-store',
      ...(form === 'json' && { 'Content-Disposition': 'attachment; filename="monsters.json"' }),
    },
  });
}

function isForm(form: string): form is ListForm {
  return (LIST_FORMS as readonly string[]).includes(form);
}
