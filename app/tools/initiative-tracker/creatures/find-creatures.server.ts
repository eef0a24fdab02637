import { MOST_COMPARED, monstersByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';
import type { Creature } from '../presses/asked';
import { creatureOf } from './creature-of';
import { idsNamed } from './name-ids';
import { ownIdsNamed } from './own-ids-sql.server';

/** As many different names are looked up at once. */
export const MOST_NAMES = 40;

/** By which rules names are read, and whose own creatures are known besides the published ones. */
export type Finding = { edition: Edition; userId: string | null; inLair?: boolean };

/**
 * The creatures that these names mean, by the name as it was typed; names that no record has are missing. What a name means most
 * likely is looked for first, and the rest only for those that nothing was found for; last come creatures of the person's own.
 */
export async function findCreatures(
  db: Database,
  names: readonly string[],
  { edition, userId, inLair = false }: Finding,
): Promise<Map<string, Creature>> {
  const asked = [...new Set(names)].slice(0, MOST_NAMES).map((name) => ({
    name,
    ids: idsNamed(name, edition),
  }));
  const found = new Map<string, Creature>();
  const known = new Map<string, Creature>();
  const most = Math.max(0, ...asked.map(({ ids }) => ids.length));
  for (let place = 0; place < most; place += 1) {
    const open = asked.filter(({ name }) => !found.has(name));
    const ids = [...new Set(open.flatMap((one) => one.ids[place] ?? []))];
    for (let at = 0; at < ids.length; at += MOST_COMPARED) {
      const some = ids.slice(at, at + MOST_COMPARED);
      for (const shelved of await monstersByIds(db, some, userId)) {
        known.set(shelved.id, creatureOf(shelved, inLair));
      }
    }
    for (const one of open) {
      const creature = known.get(one.ids[place] ?? '');
      if (creature) found.set(one.name, creature);
    }
  }
  if (userId === null) return found;
  const own = await ownIdsNamed(
    db,
    asked.flatMap(({ name }) => (found.has(name) ? [] : [name])),
    { edition, userId },
  );
  if (own.size > 0) {
    const ids = new Set(own.values());
    const others = await findCreatures(db, [...ids], { edition, userId, inLair });
    for (const [name, id] of own) {
      const creature = others.get(id);
      if (creature) found.set(name, creature);
    }
  }
  return found;
}
