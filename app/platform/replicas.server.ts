import { type Address, isBelow } from './address';
import { readCookies, removeCookie, writeCookie } from './cookies';
import { isWrite } from './guard';
import type { Sealer } from './seal';

/**
 * What bookmarks are called. Each answer gives its own under a name of its own and takes back those that its request came with:
 * of two answers to one browser at once either may arrive last, and would undo what the other one says.
 */
const COOKIE = '__Host-bookmark';
/** More come only from a browser that writes so often at once, or from nobody's browser: then the database itself is asked. */
const MOST_AT_ONCE = 6;
const MOST_TAKEN_BACK = 20;
const PURPOSE = 'bookmark';

/** A copy of the database is behind by moments; whoever wrote reads what they wrote for so long, wherever they are answered. */
const BOOKMARK_MS = 5 * 60 * 1000;

/** Where a role, an account, money or a code is looked at, and where sessions begin and end: never a copy. */
const FROM_THE_FIRST = [
  '/admin',
  '/management',
  '/settings',
  '/login',
  '/auth',
  '/logout',
  '/billing',
  '/table',
  '/initiative-tracker',
  '/join',
  '/party',
];

const CHANGES = /^\s*(insert|update|delete|replace|with\b[^;]*\b(insert|update|delete)\b)/i;

/** The database that each request's view of it is of. */
const origins = new WeakMap<object, object>();

/** The database itself, of one that a request sees: what is remembered of it outlasts the request. */
export function originOf(d1: object): object {
  return origins.get(d1) ?? d1;
}

/** The database as one request sees it. */
export type Reads = {
  d1: D1Database;
  /** The `Set-Cookie` values by which the next request reads at least what this one wrote; none when it wrote nothing. */
  bookmarks(): Promise<string[]>;
};

/**
 * Lets the reads of a request go to the nearest copy of the database that knows what its sender wrote last, and everything that
 * writes to the database itself. `isKnown`: the sender is somebody who may have written before. The bookmark comes back sealed: one that was forged, or is older than minutes, is none.
 */
export async function openReads(
  d1: D1Database,
  { method, headers }: Request,
  address: Address,
  { sealer, now, isKnown }: { sealer: Sealer; now: number; isKnown: boolean },
): Promise<Reads> {
  // A database of a test, which has no copies.
  if (typeof d1.withSession !== 'function') return { d1, bookmarks: async () => [] };
  const brought = readCookies(headers, COOKIE);
  const known = await latestOf(brought, sealer, now);
  const session = d1.withSession(startOf(method, address, known, isKnown));
  let hasWritten = false;
  const seen: D1Database = {
    prepare(query) {
      hasWritten ||= CHANGES.test(query);
      return session.prepare(query);
    },
    batch: (statements) => session.batch(statements),
    exec: (query) => d1.exec(query),
    withSession: (start) => d1.withSession(start),
    dump: () => d1.dump(),
  };
  origins.set(seen, d1);
  return {
    d1: seen,
    async bookmarks() {
      const at = hasWritten ? session.getBookmark() : null;
      if (at === null) return [];
      // Bookmarks are made to be compared as texts: an earlier one is less.
      const latest = known !== null && known > at ? known : at;
      const seconds = BOOKMARK_MS / 1000;
      const sealed = await sealer.seal(PURPOSE, latest, now + BOOKMARK_MS);
      const own = writeCookie(`${COOKIE}-${crypto.randomUUID().slice(0, 8)}`, sealed, seconds);
      const past = brought.slice(0, MOST_TAKEN_BACK).map(({ name }) => removeCookie(name));
      return [...past, own];
    },
  };
}

/** The latest of the bookmarks that came with a request; null where none is ours and young. */
async function latestOf(
  brought: readonly { value: string }[],
  sealer: Sealer,
  now: number,
): Promise<string | null> {
  if (brought.length > MOST_AT_ONCE) return null;
  const opened = brought.map(({ value }) => sealer.open(PURPOSE, value, now));
  const known = (await Promise.all(opened)).filter((one) => one !== null);
  return known.reduce<string | null>(
    (latest, one) => (latest === null || one > latest ? one : latest),
    null,
  );
}

function startOf(
  method: string,
  { route }: Address,
  bookmark: string | null,
  isKnown: boolean,
): string {
  const isFirst = route !== null && FROM_THE_FIRST.some((beginning) => isBelow(route, beginning));
  if (isWrite(method) || isFirst) return 'first-primary';
  // Whoever may have written elsewhere, as on another device or by a program, finds it.
  return bookmark ?? (isKnown ? 'first-primary' : 'first-unconstrained');
}
