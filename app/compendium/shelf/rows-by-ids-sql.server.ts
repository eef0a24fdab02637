import type { Database } from '~/platform/database.server';
import { isPublicId } from '../records/public-id';

/** A monster as lists name it, without its record. */
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

/** Monsters that may be asked for at a time. */
export const MOST_ROWS = 200;

/** The published monsters with these public ids, in the order asked for: the first 200, unknown ones left out. */
export async function monsterRowsByIds(
  db: Database,
  ids: readonly string[],
): Promise<MonsterRow[]> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, MOST_ROWS);
  if (asked.length === 0) return [];
  const { results } = await db.$client
    .prepare(
      `select m.id, m.name, m.type, m.size, m.cr, m.ac, m.hp, m.edition from json_each(?1) j
       cross join monsters m on m.id = j.value and m.published = 1 order by j.key`,
    )
    .bind(JSON.stringify(asked))
    .all<MonsterRow>();
  return results;
}
