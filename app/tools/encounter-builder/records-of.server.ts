import type { MonsterRecord } from '~/compendium/records/monster-record';
import { MOST_COMPARED, monstersByIds } from '~/compendium/shelf/records.server';
import type { Encounter } from '~/encounters/encounter';
import type { Services } from '~/platform/services.server';

/** The records of an encounter's creatures, each once, in order: published ones and the user's own. */
export async function monstersOf(
  { db }: Pick<Services, 'db'>,
  { creatures }: Pick<Encounter, 'creatures'>,
  userId: string | null,
): Promise<{ id: string; record: MonsterRecord }[]> {
  const ids = [...new Set(creatures.flatMap(({ record }) => record ?? []))];
  const some = Array.from({ length: Math.ceil(ids.length / MOST_COMPARED) }, (_, at) =>
    ids.slice(at * MOST_COMPARED, (at + 1) * MOST_COMPARED),
  );
  const found = await Promise.all(some.map((each) => monstersByIds(db, each, userId)));
  return found.flat();
}
