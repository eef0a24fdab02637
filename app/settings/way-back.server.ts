import { redirect } from '@remix-run/cloudflare';
import { sql } from 'drizzle-orm';
import { toolAt } from '~/catalogue/tool-at';
import { paths } from '~/paths';
import { readCookie, removeCookie, WAY_BACK_COOKIE, writeCookie } from '~/platform/cookies';
import type { Database } from '~/platform/database.server';
import { safeNext } from '~/platform/redirect';

/** A link back to the page from which the user went to pay. */
export type WayBack = { label: string; to: string };

/** Pages of things that have a name, with the table that has it by the id in the path. */
const NAMED = [
  { at: /^\/initiative-tracker\/([\w-]{1,64})$/, table: 'fights' },
  { at: /^\/mapwright\/maps\/([\w-]{1,64})$/, table: 'maps' },
  { at: /^\/lab\/character\/([\w-]{1,64})$/, table: 'characters' },
  { at: /^\/encounter-builder\/encounters\/([\w-]{1,64})$/, table: 'encounters' },
  { at: /^\/battle-simulator\/battles\/([\w-]{1,64})$/, table: 'battles' },
  { at: /^\/homebrew\/([\w-]{1,64})$/, table: 'homebrew_creatures' },
  { at: /^\/adventuring\/([\w-]{1,64})$/, table: 'parties' },
] as const;

/** The address that redirects to the remembered page. */
const TAKEN = `${paths.settings()}?way=back`;

/** Whether a request asks for that redirect. */
export function asksWayBack({ searchParams }: URL): boolean {
  return searchParams.get('way') === 'back';
}

const HOUR_SECONDS = 60 * 60;
const LONGEST = 1500;

function isOfTool(path: string): boolean {
  return toolAt(path) !== undefined;
}

/**
 * The tool page to return to after paying: the referring page, else the one remembered before a failed or abandoned
 * checkout; null without either.
 */
export function cameFrom(headers: Headers, appOrigin: string): string | null {
  return referringPage(headers, appOrigin) ?? remembered(headers, appOrigin);
}

function referringPage(headers: Headers, appOrigin: string): string | null {
  const referrer = headers.get('Referer');
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  const path = safeNext(pathname + search, appOrigin);
  return origin === appOrigin && isOfTool(path) ? path : null;
}

/** The `Set-Cookie` value that stores a page while the user pays; null when it is not a page of a tool. */
export function wayBackCookie(page: unknown, appOrigin: string): string | null {
  const path = typeof page === 'string' ? safeNext(page, appOrigin) : '/';
  const value = encodeURIComponent(path);
  return isOfTool(path) && value.length <= LONGEST
    ? writeCookie(WAY_BACK_COOKIE, value, HOUR_SECONDS)
    : null;
}

function remembered(headers: Headers, appOrigin: string): string | null {
  try {
    const path = safeNext(
      decodeURIComponent(readCookie(headers, WAY_BACK_COOKIE) ?? ''),
      appOrigin,
    );
    return isOfTool(path) ? path : null;
  } catch {
    return null;
  }
}

/** Redirects to the remembered page and removes the cookie; to the account page when nothing is remembered. */
export function takeWayBack(headers: Headers, appOrigin: string) {
  const to = remembered(headers, appOrigin) ?? paths.settings();
  return redirect(to, { status: 303, headers: { 'Set-Cookie': removeCookie(WAY_BACK_COOKIE) } });
}

/** The labelled link to the remembered page; null when there is none. Following it removes the cookie. */
export async function wayBack(
  db: Database,
  userId: string,
  headers: Headers,
  appOrigin: string,
): Promise<WayBack | null> {
  const to = remembered(headers, appOrigin);
  if (to === null) return null;
  const path = to.split(/[?#]/)[0] ?? '';
  const name = (await nameAt(db, userId, path)) ?? toolAt(path)?.title;
  return name === undefined ? null : { label: `Back to ${name}`, to: TAKEN };
}

/** The name of the user's own thing at a path. The tables come from our own list, never from a request. */
async function nameAt(db: Database, userId: string, path: string): Promise<string | null> {
  for (const { at, table } of NAMED) {
    const id = at.exec(path)?.[1];
    if (id === undefined) continue;
    const found = await db.get<{ name: string } | undefined>(
      sql`select name from ${sql.identifier(table)} where id = ${id} and user_id = ${userId}`,
    );
    return found?.name || null;
  }
  return null;
}
