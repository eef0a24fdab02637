import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { openPortal } from './checkout.server';
import { doorJson } from './door-json.server';
import { PORTAL_FAILED } from './door-problems';

/** POST /billing/create-portal-session: returns `{ url }` to send the browser to [specification 7]. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, 'This address only takes POST.');
  const { userId } = await requireUser(context);
  return doorJson(await openPortal(context.services, userId), PORTAL_FAILED);
}

/** A GET is not supported. */
export function loader() {
  return problemJson(405, 'This address only takes POST.');
}
