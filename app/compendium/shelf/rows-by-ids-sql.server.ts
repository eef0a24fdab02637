import type { Database } from '~/platform/database.server';
import { isOwnId } from '../records/own-id';
import { isPublicId } from '../records/public-id';
import { visibleTo } from './own-visible';

/** A monster as shown in lists, without its record. */
export type MonsterRow = {
  id: string;
  name: string;
  type: string;
  size: string;
  cr: number;
  ac: number;
  hp: number;
  edition: string;
};

/** The maximum number of monsters in one request. */
export const MOST_ROWS = 200;

const ROW = 'm.id, m.name, m.type, m.size, m.cr, m.ac, m.hp, m.edition';
const PUBLISHED = `select j.key, ${ROW} from json_each(?1) j
  cross join monsters m on m.id = j.value and m.published = 1`;
const OWNED = `select j.key, ${ROW} from json_each(?1) j
  cross join own_monsters m on m.id = j.value and ${visibleTo('?2')}`;

/**
 * The monsters with these public ids, published or owned by `ownerId`, in the requested order: the first 200; unknown
 * ids and other users' monsters are omitted.
 */
export async function monsterRowsByIds(
  db: Database,
  ids: readonly string[],
  ownerId: string | null = null,
): Promise<MonsterRow[]> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, MOST_ROWS);
  if (asked.length === 0) return [];
  const d1 = db.$client;
  const listed = JSON.stringify(asked);
  const statement =
    ownerId === null || !asked.some(isOwnId)
      ? d1.prepare(`${PUBLISHED} order by j.key`).bind(listed)
      : d1.prepare(`${PUBLISHED} union all ${OWNED} order by 1`).bind(listed, ownerId);
  const { results } = await statement.all<MonsterRow & { key: number }>();
  return results.map(({ key, ...row }) => row);
}
