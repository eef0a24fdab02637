import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireUser } from './guard/guards.server';
import { planStatus } from './person/pro';

/** GET /me/entitlements: the plan's status and its dates in seconds since 1970 [specification 7]. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { plan } = await requireUser(context);
  const status = planStatus(plan, context.services.clock.now() / 1000);
  const { trialEnd, currentPeriodEnd } = plan;
  return Response.json(
    { status, trialEnd, currentPeriodEnd },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}
