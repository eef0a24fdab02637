import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { characterAs } from '~/characters/exchange/forms';
import { toldAtTable } from '~/parties/at-table';
import { notFound, problemJson } from '~/platform/answers';
import { openAtTable } from './at-table.server';

/**
 * GET /characters/{id}.json: the user's own character as a file with its whole sheet, with the party's values when it
 * is in one; free for its owner in every plan.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const id = /^([\w-]{1,80})\.json$/.exec(params.file ?? '')?.[1];
  if (id === undefined) return notFound();
  const { opened, seat } = await openAtTable(context, id);
  const { text } = characterAs('json', toldAtTable(opened.character, seat));
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'inline; filename="character.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Writing is not supported here: 405. */
export function action() {
  return problemJson(405, 'A character’s file is read here with GET.');
}
