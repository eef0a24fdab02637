import { type Address, isBelow } from './address';
import { readCookie, writeCookie } from './cookies';
import { isWrite } from './guard';
import type { Sealer } from './seal';

const COOKIE = '__Host-bookmark';
const PURPOSE = 'bookmark';

/** A copy of the database is behind by moments; whoever wrote reads what they wrote for so long, wherever they are answered. */
const BOOKMARK_MS = 5 * 60 * 1000;

/** Where a role, an account or money is looked at, and where sessions begin and end: never a copy. */
const FROM_THE_FIRST = [
  '/admin',
  '/management',
  '/settings',
  '/login',
  '/auth',
  '/logout',
  '/billing',
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
  /** The `Set-Cookie` value by which the next request reads at least what this one wrote; null when it wrote nothing. */
  bookmark(): Promise<string | null>;
};

/**
 * Lets the reads of a request go to the nearest copy of the database that knows what its sender wrote last, and everything that
 * writes to the database itself. The bookmark comes back sealed: one that was forged, or is older than minutes, is none.
 */
export async function openReads(
  d1: D1Database,
  { method, headers }: Request,
  address: Address,
  { sealer, now, hasSession }: { sealer: Sealer; now: number; hasSession: boolean },
): Promise<Reads> {
  // A database of a test, which has no copies.
  if (typeof d1.withSession !== 'function') return { d1, bookmark: async () => null };
  const session = d1.withSession(
    await startOf(method, headers, address, { sealer, now, hasSession }),
  );
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
    async bookmark() {
      const at = hasWritten ? session.getBookmark() : null;
      if (at === null) return null;
      return writeCookie(
        COOKIE,
        await sealer.seal(PURPOSE, at, now + BOOKMARK_MS),
        BOOKMARK_MS / 1000,
      );
    },
  };
}

async function startOf(
  method: string,
  headers: Headers,
  { route }: Address,
  { sealer, now, hasSession }: { sealer: Sealer; now: number; hasSession: boolean },
): Promise<string> {
  const isFirst = route !== null && FROM_THE_FIRST.some((beginning) => isBelow(route, beginning));
  if (isWrite(method) || isFirst) return 'first-primary';
  const sealed = readCookie(headers, COOKIE);
  const bookmark = sealed && (await sealer.open(PURPOSE, sealed, now));
  // A session that has just begun must be found, and one that was ended elsewhere must not.
  return bookmark || (hasSession ? 'first-primary' : 'first-unconstrained');
}
