import { sql } from 'drizzle-orm';
import { CATALOGUE } from '~/catalogue/catalogue';
import { readCookie, writeCookie } from '~/platform/cookies';
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

const COOKIE = '__Host-back';
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

/** Where somebody comes from who asks for the account page, as far as it is a page of a tool; null otherwise. */
export function cameFrom(headers: Headers, appOrigin: string): string | null {
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
    ? writeCookie(COOKIE, value, HOUR_SECONDS)
    : null;
}

function remembered(headers: Headers, appOrigin: string): string | null {
  try {
    const path = safeNext(decodeURIComponent(readCookie(headers, COOKIE) ?? ''), appOrigin);
    return isOfTool(path) ? path : null;
  } catch {
    return null;
  }
}

/** Back to where somebody was, called by its name; null when nothing is remembered. */
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
  return name === undefined ? null : { label: `Back to ${name}`, to };
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
