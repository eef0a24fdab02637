import { visibleTo } from '~/compendium/shelf/own-visible';
import type { NamedRecord } from '~/compendium/shelf/same-records';
import { sameIn } from '~/compendium/shelf/same-records.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';

/** A monster of the other edition, and its counterpart in the fight's edition. */
export type OfOther = NamedRecord & { edition: Edition; counterpart: NamedRecord | null };

/** The monsters among these that are not of this edition, each once, with their counterparts. */
export async function ofOtherEdition(
  db: Database,
  ids: readonly string[],
  edition: Edition,
  userId: string | null,
): Promise<OfOther[]> {
  if (ids.length === 0) return [];
  const query = `select m.id, m.name, m.edition from json_each(?1) j
      cross join monsters m on m.id = j.value and m.published = 1 and m.edition <> ?2
    union all select m.id, m.name, m.edition from json_each(?1) j
      cross join own_monsters m on m.id = j.value and m.edition <> ?2 and ${visibleTo('?3')}`;
  const { results } = await db.$client
    .prepare(query)
    .bind(JSON.stringify([...new Set(ids)]), edition, userId ?? '')
    .all<{ id: string; name: string; edition: Edition }>();
  const same = await sameIn(
    db,
    'monster',
    results.map(({ id }) => id),
  );
  return results.map((one) => ({ ...one, counterpart: same.get(one.id) ?? null }));
}
