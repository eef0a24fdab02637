import { MOST_COMPARED, monstersByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';
import type { Creature } from '../presses/asked';
import { creatureOf } from './creature-of';
import { idsNamed } from './name-ids';
import { idsLinked, ownIdsNamed } from './own-ids-sql.server';

/** Most different names per lookup. */
export const MOST_NAMES = 40;

/** The edition to prefer, and the user whose own creatures are searched besides the published ones. */
export type Finding = { edition: Edition; userId: string | null; inLair?: boolean };

/**
 * Finds creatures by name; the result's keys are the names as given, and unknown names are missing. Looks up the most
 * likely meaning of each name first, other meanings only for names not found, and last the user's own creatures and
 * those behind share links.
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
  const unknown = asked.flatMap(({ name }) => (found.has(name) ? [] : [name]));
  const own = new Map([
    ...(await ownIdsNamed(db, unknown, { edition, userId })),
    ...(await idsLinked(db, unknown)),
  ]);
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
