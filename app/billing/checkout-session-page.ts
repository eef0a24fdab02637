import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { askedPlan } from './asked-plan';
import { openCheckout } from './checkout.server';
import { doorJson } from './door-json.server';
import { CHECKOUT_FAILED } from './door-problems';

/** The body of the request, as JSON or as form fields; an empty body orders the default plan. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (/^application\/x-www-form-urlencoded/i.test(request.headers.get('Content-Type') ?? '')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** POST /billing/create-checkout-session: returns `{ url }` to send the browser to [specification 7]. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, 'This address only takes POST.');
  const { userId } = await requireUser(context);
  const plan = askedPlan(await bodyOf(request));
  if (plan === null) return problemJson(400, 'Choose the plan "monthly" or "annual".');
  return doorJson(await openCheckout(context.services, userId, plan), CHECKOUT_FAILED);
}

/** A GET is not supported. */
export function loader() {
  return problemJson(405, 'This address only takes POST.');
}
