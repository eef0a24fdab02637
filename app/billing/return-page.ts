import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { checkoutOnReturn, syncOnReturn } from './return.server';

/** GET /billing/return: brings the plan up to date for someone who comes back from the payment provider, then shows it. */
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
  // What is paid is said to be, also while the plan is not active yet: the page looks again by itself.
  return redirect(`${paths.settings()}?billing=${standing}`, 303);
}
