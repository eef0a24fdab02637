import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerMapForm } from './kept/map-intents.server';
import type { MapAnswer } from './kept/saved-map-answers';

/** POST: answers the forms of "My maps" for an editor that stays open, as JSON and without a redirect. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await answerMapForm(request, context, 'stays');
  if (!('data' in answered)) return Response.json({} satisfies MapAnswer);
  return Response.json(answered.data, answered.init ?? undefined);
}
