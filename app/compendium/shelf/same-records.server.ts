import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { monsterShelf } from './monster-shelf';
import { idsInOther, type NamedRecord } from './same-records';
import type { ShelfKind } from './shelf';
import { spellShelf } from './spell-shelf';

/** The same creature or spell in the other edition, by name; more than one where it was parted, none where it is not there. */
export async function sameInOther(
  db: Database,
  kind: ShelfKind,
  id: string,
): Promise<NamedRecord[]> {
  const ids = idsInOther(kind, id);
  if (ids.length === 0) return [];
  const { table } = kind === 'monster' ? monsterShelf : spellShelf;
  const sql = `select r.id, r.name from json_each(?1) j
    cross join ${table} r on r.id = j.value and r.published = 1 order by r.sort_name`;
  const [rows = []] = await runAll(db, [{ sql, values: [JSON.stringify(ids)] }]);
  return rows.map(({ id: same, name }) => ({ id: String(same), name: String(name) }));
}
