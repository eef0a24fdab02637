import { isPublicId } from '~/compendium/records/public-id';
import { trustedMonster } from '~/compendium/records/read-records';
import { visibleTo } from '~/compendium/shelf/own-visible';
import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { ENCOUNTER_LIMITS } from './encounter';
import type { Candidate } from './fill/candidate';
import { candidateOf } from './fill/candidate-of';

const PUBLISHED = `select m.id, r.record from json_each(?1) j
  cross join monsters m on m.id = j.value and m.published = 1
  join monster_records r on r.seq = m.seq`;
const OWNED = `select m.id, r.record from json_each(?1) j
  cross join own_monsters m on m.id = j.value and ${visibleTo('?2')}
  join own_monster_records r on r.seq = m.seq`;

/**
 * What an encounter needs of the creatures with these public ids, published or owned by `ownerId`, by id; other
 * users' creatures and unknown ids are missing. One round trip.
 */
export async function creaturesByIds(
  db: Database,
  ids: readonly string[],
  ownerId: string | null = null,
): Promise<ReadonlyMap<string, Candidate>> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, ENCOUNTER_LIMITS.creatures);
  if (asked.length === 0) return new Map();
  const listed = JSON.stringify(asked);
  const found = await runAll(db, [
    { sql: PUBLISHED, values: [listed] },
    ...(ownerId === null ? [] : [{ sql: OWNED, values: [listed, ownerId] }]),
  ]);
  return new Map(
    found
      .flat()
      .map(({ id, record }) => [
        String(id),
        candidateOf(String(id), trustedMonster(String(record))),
      ]),
  );
}
