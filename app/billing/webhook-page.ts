import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { answerWebhook } from './webhook.server';

/** POST /webhooks/stripe: an event of the payment provider, authenticated by its signature. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, 'This address only takes Stripe events.');
  return answerWebhook(request, context.services);
}

/** A GET is not supported. */
export function loader() {
  return problemJson(405, 'This address only takes Stripe events.');
}
