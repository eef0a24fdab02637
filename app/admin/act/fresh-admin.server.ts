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

/** What gives or takes the rights of an admin asks for more: whoever sits there must have shown who they are just now. */
const JUST_NOW_SECONDS = 15 * 60;

/** Whether somebody signed in within the last quarter of an hour. */
export function isJustSignedIn({ authTime }: Pick<Person, 'authTime'>, now: number): boolean {
  return now / 1000 - authTime < JUST_NOW_SECONDS;
}

/** What a form says that was sent by an admin who signed in too long ago, while what they typed stays in it. */
export const TOO_LONG_AGO =
  'Nothing was changed: you signed in more than 12 hours ago. What you typed is still here. Sign in again in another tab, then press the button again.';

/**
 * The admin who is about to change something, or null when they signed in too long ago: for forms that keep what was typed in them
 * until the sign-in is made.
 */
export async function freshAdmin(context: Asked): Promise<Person | null> {
  const person = await requireAdmin(context);
  return isFresh(person, context.services.clock.now()) ? person : null;
}

/** The way to a fresh sign-in, and back to the address that was asked for, or to `next`. */
export function freshSignInFirst(
  { account: { url } }: Pick<AppLoadContext, 'account'>,
  next = url.pathname + url.search,
): Response {
  return redirect(adminPaths.signIn(safeNext(next, url.origin)), 303);
}

/**
 * The admin who is about to change something, if they signed in within the last twelve hours: a screen that was left open changes
 * nothing. Otherwise an early end: the page that leads to a fresh sign-in, or 403 with the sentence for programs.
 */
export async function requireFreshAdmin(context: Asked): Promise<Person> {
  const person = await freshAdmin(context);
  if (person !== null) return person;
  if (routeGate(context.account.url.pathname, []).json) {
    throw problemJson(403, 'You signed in more than 12 hours ago. Sign in again to change this.');
  }
  throw freshSignInFirst(context);
}
