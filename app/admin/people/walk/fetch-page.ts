import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import { walkPages } from './identity-walk.server';
import { beginRound } from './walk-place-sql.server';

/** Pages of sixty users that the request itself waits for; the schedule does the rest. */
const PAGES_AT_ONCE = 5;

/** POST /management/people/fetch: fetches all users from the hosted sign-in again, then redirects to the table. */
export async function action({ context }: ActionFunctionArgs) {
  await requireFreshAdmin(context);
  const { services } = context;
  const { db, clock, identityAdmin } = services;
  if (!identityAdmin) return backWith({ done: 'fetched-here' });
  await beginRound(db, clock.now());
  const walked = await walkPages(services, identityAdmin, PAGES_AT_ONCE);
  if (walked && !walked.ok) return backWith({ problem: 'fetch' });
  return backWith({ done: walked?.isOver ? 'fetched' : 'fetching' });
}

function backWith(said: { done?: string; problem?: string }) {
  return redirect(adminPaths.people(said), 303);
}

/** A GET redirects to the table. */
export async function loader({ context }: ActionFunctionArgs) {
  await requireAdmin(context);
  return redirect(adminPaths.people(), 303);
}
