import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import type { Person } from '~/account/person/person';
import { adminPaths } from '~/admin-paths';
import { problemJson } from '~/platform/answers';
import { safeNext } from '~/platform/redirect';

const FRESH_SECONDS = 12 * 60 * 60;

type Asked = Pick<AppLoadContext, 'account' | 'services'>;

/** Whether a user signed in within the last twelve hours, as actions in Management require. */
export function isFresh({ authTime }: Pick<Person, 'authTime'>, now: number): boolean {
  return now / 1000 - authTime < FRESH_SECONDS;
}

/** Giving or taking admin rights requires a sign-in within this time. */
const JUST_NOW_SECONDS = 15 * 60;

/** Whether a user signed in within the last quarter of an hour. */
export function isJustSignedIn({ authTime }: Pick<Person, 'authTime'>, now: number): boolean {
  return now / 1000 - authTime < JUST_NOW_SECONDS;
}

/** The message of a form sent by an admin who signed in too long ago; the typed values stay in the form. */
export const TOO_LONG_AGO =
  'Nothing was changed: you signed in more than 12 hours ago. What you typed is still here. Sign in again in another tab, then press the button again.';

/**
 * The admin who is about to change something, or null when they signed in too long ago: for forms that keep their
 * values until the admin has signed in again.
 */
export async function freshAdmin(context: Asked): Promise<Person | null> {
  const person = await requireAdmin(context);
  return isFresh(person, context.services.clock.now()) ? person : null;
}

/** A redirect to a new sign-in that leads back to the requested address, or to `next`. */
export function freshSignInFirst(
  { account: { url } }: Pick<AppLoadContext, 'account'>,
  next = url.pathname + url.search,
): Response {
  return redirect(adminPaths.signIn(safeNext(next, url.origin)), 303);
}

/**
 * The admin who is about to change something, if they signed in within the last twelve hours, so that an unattended
 * screen changes nothing. Otherwise throws a redirect to the page for a new sign-in, or 403 with the sentence for
 * programs.
 */
export async function requireFreshAdmin(context: Asked): Promise<Person> {
  const person = await freshAdmin(context);
  if (person !== null) return person;
  if (context.account.rules.answers === 'json') {
    throw problemJson(403, 'You signed in more than 12 hours ago. Sign in again to change this.');
  }
  throw freshSignInFirst(context);
}
