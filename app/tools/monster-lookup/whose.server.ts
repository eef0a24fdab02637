import type { AppLoadContext } from '@remix-run/cloudflare';
import { readOwnerId } from '~/account/guard/guards.server';
import { isOwnId } from '~/compendium/records/own-id';
import type { MonsterQuery } from '~/compendium/search/monster-search';
import { searchMonsters } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import { createShortMemory } from '~/platform/short-memory.server';

type Asked = Pick<AppLoadContext, 'account' | 'services'>;

const MOST_REMEMBERED = 200;
const remembered = createShortMemory<Awaited<ReturnType<typeof searchMonsters>>>(MOST_REMEMBERED);

/**
 * The response for anyone but the owner, whether or not the monster exists: only the form of the id is known to be
 * private.
 */
export const OWNERS_ALONE = 'This monster is private. If it is yours, sign in to open it.';

/**
 * The searches of one request to the lookup: in public monsters, and with a session also in the user's own. Anonymous
 * results are cached briefly; a user's results bypass all shared caches.
 */
export async function searchesFor({ account, services: { db, clock } }: Asked) {
  const ownerId = await readOwnerId({ account });
  const now = clock.now();
  return {
    ownerId,
    read: (params: URLSearchParams) => readTypedQuery(db, params, ownerId),
    search(query: MonsterQuery) {
      const ask = () => searchMonsters(db, query, ownerId);
      return ownerId === null ? remembered({ db, now, key: JSON.stringify(query), ask }) : ask();
    },
  };
}

/** The user's id for requests by id; the session is read only if an id may belong to an own record. */
export async function ownerAmong({ account }: Asked, ids: readonly string[]) {
  return ids.some(isOwnId) ? readOwnerId({ account }) : null;
}

/** The cache policy for a response with one record: an own record is never stored. */
export function keptFor(id: string, open: string): { 'Cache-Control': string } {
  return { 'Cache-Control': isOwnId(id) ? 'private, no-store' : open };
}
