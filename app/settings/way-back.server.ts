import { redirect } from '@remix-run/cloudflare';
import { sql } from 'drizzle-orm';
import { CATALOGUE } from '~/catalogue/catalogue';
import { paths } from '~/paths';
import { readCookie, removeCookie, WAY_BACK_COOKIE, writeCookie } from '~/platform/cookies';
import type { Database } from '~/platform/database.server';
import { safeNext } from '~/platform/redirect';

/** The way back to what somebody did before they paid. */
export type WayBack = { label: string; to: string };

/** Pages of things that have a name, and the table that knows it by the id in the address. */
const NAMED = [
  { at: /^\/initiative-tracker\/([\w-]{1,64})$/, table: 'fights' },
  { at: /^\/mapwright\/maps\/([\w-]{1,64})$/, table: 'maps' },
  { at: /^\/lab\/character\/([\w-]{1,64})$/, table: 'characters' },
  { at: /^\/encounter-builder\/encounters\/([\w-]{1,64})$/, table: 'encounters' },
  { at: /^\/battle-simulator\/battles\/([\w-]{1,64})$/, table: 'battles' },
  { at: /^\/homebrew\/([\w-]{1,64})$/, table: 'homebrew_creatures' },
  { at: /^\/adventuring\/([\w-]{1,64})$/, table: 'parties' },
] as const;

/** Takes the way back, from where it is shown. */
const TAKEN = `${paths.settings()}?way=back`;

/** Whether an address of the account page takes the way back. */
export function asksWayBack({ searchParams }: URL): boolean {
  return searchParams.get('way') === 'back';
}

const HOUR_SECONDS = 60 * 60;
const LONGEST = 1500;

/** The tool that a path is of, be it its demonstration. */
function toolAt(path: string) {
  const plain = path.replace(/^\/try(?=\/)/, '');
  return CATALOGUE.find(({ route, adminRoute }) =>
    [route, adminRoute].some((root) => root && (plain === root || plain.startsWith(`${root}/`))),
  );
}

function isOfTool(path: string): boolean {
  return toolAt(path.split(/[?#]/)[0] ?? '') !== undefined;
}

/**
 * The page of a tool that paying leads back to, for who asks for the account page: where they come from, else where they came from
 * before a checkout that failed or that they left; null without either.
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

/** The `Set-Cookie` value that remembers a page while somebody pays; null when it is none to go back to. */
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

/** Where the way back leads that is taken now, which is then forgotten; to the account page when nothing is remembered. */
export function takeWayBack(headers: Headers, appOrigin: string) {
  const to = remembered(headers, appOrigin) ?? paths.settings();
  return redirect(to, { status: 303, headers: { 'Set-Cookie': removeCookie(WAY_BACK_COOKIE) } });
}

/** Back to where somebody was, called by its name; null when nothing is remembered. Its link takes the way and forgets it. */
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

/** The name of their own thing at a path. The tables are of our own list, never from a request. */
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
