import { monsterRowsByIds } from '~/compendium/shelf/rows-by-ids-sql.server';
import type { Database } from '~/platform/database.server';
import type { ListedMonster } from './list-text';

/** The monsters of a user's list in order; one that no longer exists is listed by its id. */
export async function monstersOf(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<ListedMonster[]> {
  const rows = await monsterRowsByIds(db, ids, userId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) return { id, name: id, facts: null };
    const { name, type, size, cr, ac, hp, edition } = row;
    return { id, name, facts: { type, size, cr, ac, hp, edition } };
  });
}
