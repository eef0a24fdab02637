import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from './guard/guards.server';
import { entitlementAnswer } from './person/entitlement-answer';

/** GET /me/entitlements: the plan's status and its dates in seconds since 1970 [specification 7]. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { plan } = await requireUser(context);
  return Response.json(entitlementAnswer(plan, context.services.clock.now()), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
