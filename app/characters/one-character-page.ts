import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { characterFile } from './exchange/write-file';
import { mayOpenSheet } from './kept/sheet-guard.server';
import { toldOf } from './kept/told';

/** GET /characters/{id}.json: one's own character as its file, with its whole sheet; free for its owner in every plan. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireUser(context);
  const id = /^([\w-]{1,80})\.json$/.exec(params.file ?? '')?.[1];
  if (id === undefined) return notFound();
  const { opened } = await mayOpenSheet(context, id);
  return new Response(characterFile(toldOf(opened.character)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'inline; filename="character.json"',
      'Cache-Control': 'private, no-store',
    },
  });
}
