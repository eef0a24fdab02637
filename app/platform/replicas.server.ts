import type { Address } from './address';
import { readCookies, removeCookie, writeCookie } from './cookies';
import { isWrite } from './guard';
import type { Sealer } from './seal';

/**
 * The prefix of bookmark cookies. Each response sets one under a name of its own and removes those that its request
 * sent: when two responses reach a browser together, neither can overwrite the other's.
 */
const COOKIE = '__Host-bookmark';
/** A request with more bookmarks does not come from an ordinary browser: read from the primary database. */
const MOST_AT_ONCE = 6;
const MOST_TAKEN_BACK = 20;
const PURPOSE = 'bookmark';

/** A replica lags by moments; after a write, reads see it for this long, whichever replica answers. */
const BOOKMARK_MS = 5 * 60 * 1000;

const CHANGES = /^\s*(insert|update|delete|replace|with\b[^;]*\b(insert|update|delete)\b)/i;

/** The underlying database of each request's D1 session. */
const origins = new WeakMap<object, object>();

/** The underlying database of a request's D1 session: a key for caches that outlast the request. */
export function originOf(d1: object): object {
  return origins.get(d1) ?? d1;
}

/** The database as one request sees it. */
export type Reads = {
  d1: D1Database;
  /**
   * The `Set-Cookie` values that let the next request read at least what this one wrote; none when it wrote nothing.
   */
  bookmarks(): Promise<string[]>;
};

/**
 * Sends the reads of a request to the nearest replica that has the client's last write, and all writes to the primary.
 * `isKnown`: the client may have written before. Bookmarks are sealed: a forged one, or one older than five minutes, is
 * ignored.
 */
export async function openReads(
  d1: D1Database,
  { method, headers }: Request,
  address: Address,
  { sealer, now, isKnown }: { sealer: Sealer; now: number; isKnown: boolean },
): Promise<Reads> {
  // A test's database, which has no replicas.
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
      // Bookmarks compare as strings: an earlier one is less.
      const latest = known !== null && known > at ? known : at;
      const seconds = BOOKMARK_MS / 1000;
      const sealed = await sealer.seal(PURPOSE, latest, now + BOOKMARK_MS);
      const own = writeCookie(`${COOKIE}-${crypto.randomUUID().slice(0, 8)}`, sealed, seconds);
      const past = brought.slice(0, MOST_TAKEN_BACK).map(({ name }) => removeCookie(name));
      return [...past, own];
    },
  };
}

/** The latest of the request's bookmarks; null when none is valid. */
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
  { rules }: Address,
  bookmark: string | null,
  isKnown: boolean,
): string {
  if (isWrite(method) || rules.reads === 'primary') return 'first-primary';
  // A known client without a bookmark may have written on another device or by a program, so read from the primary.
  return bookmark ?? (isKnown ? 'first-primary' : 'first-unconstrained');
}
