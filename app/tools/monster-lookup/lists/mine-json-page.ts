import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerMine, mineOf } from './mine.server';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** GET: a user's lists and note for a monster as JSON, for the dialog. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return Response.json(await mineOf(context, params.id ?? ''), { headers: PRIVATE });
}

/** POST: the dialog's forms, with a JSON response. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { status, body } = await answerMine(request, context, params.id ?? '');
  return Response.json(body, { status, headers: PRIVATE });
}
