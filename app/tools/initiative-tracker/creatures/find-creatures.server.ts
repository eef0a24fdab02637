import { MOST_COMPARED, monstersByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';
import type { Creature } from '../presses/asked';
import { creatureOf } from './creature-of';
import { idsNamed } from './name-ids';

/** As many different names are looked up at once. */
export const MOST_NAMES = 24;

/** The creatures that these names mean, by the name as it was typed; names that no record has are missing. */
export async function findCreatures(
  db: Database,
  names: readonly string[],
  { edition, inLair = false }: { edition: Edition; inLair?: boolean },
): Promise<Map<string, Creature>> {
  const asked = [...new Set(names)].slice(0, MOST_NAMES).map((name) => ({
    name,
    ids: idsNamed(name, edition),
  }));
  const ids = [...new Set(asked.flatMap((one) => one.ids))];
  const found = new Map<string, Creature>();
  const known = new Map<string, Creature>();
  for (let at = 0; at < ids.length; at += MOST_COMPARED) {
    for (const shelved of await monstersByIds(db, ids.slice(at, at + MOST_COMPARED))) {
      known.set(shelved.id, creatureOf(shelved, inLair));
    }
  }
  for (const { name, ids: means } of asked) {
    const first = means.find((id) => known.has(id));
    const creature = first === undefined ? undefined : known.get(first);
    if (creature) found.set(name, creature);
  }
  return found;
}
