import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { routeGate } from '~/account/gate/route-gates';
import { requireAdmin } from '~/account/guard/guards.server';
import type { Person } from '~/account/person/person';
import { adminPaths } from '~/admin-paths';
import { problemJson } from '~/platform/answers';
import { safeNext } from '~/platform/redirect';

const FRESH_SECONDS = 12 * 60 * 60;

type Asked = Pick<AppLoadContext, 'account' | 'services'>;

/** Whether somebody signed in within the last twelve hours, as acts of Management ask. */
export function isFresh({ authTime }: Pick<Person, 'authTime'>, now: number): boolean {
  return now / 1000 - authTime < FRESH_SECONDS;
}

/**
 * The admin who is about to change something, if they signed in within the last twelve hours: a screen that was left open changes
 * nothing. Otherwise an early end: the page that leads to a fresh sign-in, or 403 with the sentence for programs.
 */
export async function requireFreshAdmin(context: Asked): Promise<Person> {
  const person = await requireAdmin(context);
  const { account, services } = context;
  if (isFresh(person, services.clock.now())) return person;
  if (routeGate(account.url.pathname, []).json) {
    throw problemJson(403, 'You signed in more than 12 hours ago. Sign in afresh to change this.');
  }
  const { url } = account;
  throw redirect(adminPaths.signIn(safeNext(url.pathname + url.search, url.origin)), 303);
}
