import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { monsterShelf } from './monster-shelf';
import { idsInOther, type NamedRecord } from './same-records';
import type { ShelfKind } from './shelf';
import { spellShelf } from './spell-shelf';

/**
 * The same creature or spell in the other edition: several when it was split into several, none when it does not exist
 * there.
 */
export async function sameInOther(
  db: Database,
  kind: ShelfKind,
  id: string,
): Promise<NamedRecord[]> {
  return namedRecords(db, kind, idsInOther(kind, id));
}

/** The first such record for each of several ids, keyed by the requested id; missing records are omitted. */
export async function sameIn(
  db: Database,
  kind: ShelfKind,
  ids: readonly string[],
): Promise<Map<string, NamedRecord>> {
  const asked = ids.map((id) => ({ id, others: idsInOther(kind, id) }));
  const found = await namedRecords(db, kind, [...new Set(asked.flatMap((one) => one.others))]);
  return new Map(
    asked.flatMap(({ id, others }) => {
      const same = others.flatMap((other) => found.find((one) => one.id === other) ?? [])[0];
      return same ? [[id, same] as const] : [];
    }),
  );
}

async function namedRecords(
  db: Database,
  kind: ShelfKind,
  ids: readonly string[],
): Promise<NamedRecord[]> {
  if (ids.length === 0) return [];
  const { table } = kind === 'monster' ? monsterShelf : spellShelf;
  const sql = `select r.id, r.name from json_each(?1) j
    cross join ${table} r on r.id = j.value and r.published = 1 order by r.sort_name`;
  const [rows = []] = await runAll(db, [{ sql, values: [JSON.stringify(ids)] }]);
  return rows.map(({ id: same, name }) => ({ id: String(same), name: String(name) }));
}
