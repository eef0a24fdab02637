import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { checkoutOnReturn, syncOnReturn } from './return.server';

/**
 * GET /billing/return: syncs the plan of a user who returns from the payment provider, then redirects to the settings.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireUser(context);
  const { services } = context;
  const { searchParams } = new URL(request.url);
  if (searchParams.get('from') === 'portal') {
    await syncOnReturn(services, userId);
    return redirect(paths.settings(), 303);
  }
  const [standing] = await Promise.all([
    checkoutOnReturn(services, userId, searchParams.get('checkout')),
    syncOnReturn(services, userId),
  ]);
  // Report the payment even while the plan is not active yet: the page checks again by itself.
  return redirect(`${paths.settings()}?billing=${standing}`, 303);
}
