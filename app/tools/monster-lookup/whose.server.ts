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

/** Said to everybody but the owner, and whether there is such a monster or not: the address alone says so much. */
export const OWNERS_ALONE = 'This monster is private. If it is yours, sign in to open it.';

/**
 * The searches of one visit to the lookup: over everybody's monsters, and with a session over those that its person owns too. What
 * strangers are answered is remembered for a moment; what a person is answered goes past everything that is shared.
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

/** Who asks for records by their ids; the session is only looked at where one of them may be somebody's own. */
export async function ownerAmong({ account }: Asked, ids: readonly string[]) {
  return ids.some(isOwnId) ? readOwnerId({ account }) : null;
}

/** How long an answer with one record may be shown again: its owner's to nobody, and nowhere. */
export function keptFor(id: string, open: string): { 'Cache-Control': string } {
  return { 'Cache-Control': isOwnId(id) ? 'private, no-store' : open };
}
