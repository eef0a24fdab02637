import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { idsInOther, type NamedRecord } from './same-records';
import type { ShelfKind } from './shelf';
import { monsters, spells } from './tables';

/** The same creature or spell in the other edition, by name; more than one where it was parted, none where it is not there. */
export async function sameInOther(
  db: Database,
  kind: ShelfKind,
  id: string,
): Promise<NamedRecord[]> {
  const ids = idsInOther(kind, id);
  if (ids.length === 0) return [];
  const table = kind === 'monster' ? monsters : spells;
  return db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.published, true)))
    .orderBy(table.sortName);
}
