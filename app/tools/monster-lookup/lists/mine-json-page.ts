import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerMine, mineOf } from './mine.server';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** GET: what somebody has of a monster, for the window in front of the page that it was opened from. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return Response.json(await mineOf(context, params.id ?? ''), { headers: PRIVATE });
}

/** POST: the forms of that window, answered as JSON to a page that stays where it is. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { status, body } = await answerMine(request, context, params.id ?? '');
  return Response.json(body, { status, headers: PRIVATE });
}
