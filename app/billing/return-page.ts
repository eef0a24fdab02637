import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { syncOnReturn } from './return.server';

/** GET /billing/return: brings the plan up to date for someone who comes back from the payment provider, then shows it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  await syncOnReturn(context.services, userId);
  const fromPortal = new URL(request.url).searchParams.get('from') === 'portal';
  return redirect(fromPortal ? paths.settings() : `${paths.settings()}?billing=success`, 303);
}
