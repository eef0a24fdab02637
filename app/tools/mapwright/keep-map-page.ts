import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerMapForm } from './kept/map-intents.server';
import type { MapAnswer } from './kept/saved-map-answers';

/** POST: what the forms of "My maps" ask for, answered to an editor that stays where it is: as JSON, and with no page to go to. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await answerMapForm(request, context, 'stays');
  if (!('data' in answered)) return Response.json({} satisfies MapAnswer);
  return Response.json(answered.data, answered.init ?? undefined);
}
