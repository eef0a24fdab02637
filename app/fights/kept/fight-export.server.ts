import { asc, gt } from 'drizzle-orm';
import { dataUrl } from '~/platform/data-url';
import type { Database } from '~/platform/database.server';
import type { Objects } from '~/platform/objects.server';
import type { Fight } from '../log/state';
import type { FightCalls } from './fight-calls';
import { fightOfRead } from './read-fight';
import { fights } from './tables';

/** The error when a fight is removed during its export: the download is aborted, not ended like a complete one. */
const REMOVED = 'A fight was removed while it was exported.';

/**
 * Exports a fight as JSON in parts: its current state, its log with one event per line, and its pictures. Null when
 * the object is empty. Holds about a megabyte in memory. Throws when the object does not answer or is
 * emptied meanwhile.
 */
export async function exportFight(
  objects: Objects,
  owner: string,
  id: string,
): Promise<AsyncGenerator<string, void, undefined> | null> {
  const read = await objects.ask(id, (fight: FightCalls) => fight.read(owner, null));
  if (read === null) return null;
  const standing = JSON.stringify(fightOfRead(read));
  return (async function* parts() {
    yield `{ "seq": ${read.seq}, "standing": ${standing}, "log": [`;
    let [next, between]: [number | null, string] = [1, '\n'];
    while (next !== null) {
      const from: number = next;
      const page = await objects.ask(id, (fight: FightCalls) => fight.log(owner, from));
      if (page === null) throw new Error(REMOVED);
      if (page.events.length > 0) yield between + page.events.join(',\n');
      [next, between] = [page.next, ',\n'];
    }
    yield '\n], "pictures": [';
    let before = '\n';
    const pictureIds = async () => {
      const ids = await objects.ask(id, (fight: FightCalls) => fight.pictureIds(owner));
      if (ids === null) throw new Error(REMOVED);
      return ids;
    };
    for (const one of await pictureIds()) {
      const asked = (fight: FightCalls) => fight.tablePicture(owner, null, one);
      const picture = await objects.ask(id, asked);
      if (picture === null) {
        // Usually a newer picture has replaced it; this throws when the whole fight is gone.
        await pictureIds();
        continue;
      }
      yield before + JSON.stringify({ id: one, file: dataUrl(picture.type, picture.bytes) });
      before = ',\n';
    }
    yield '\n] }';
  })();
}

/** A fight for a backup; `fight` is null when its object is empty. */
export type FightSnapshot = { id: string; userId: string; seq: number; fight: Fight | null };

const ROWS_AT_ONCE = 100;

/** The current state of every fight, including soft-deleted ones, in the order of their ids, starting after `after`. */
export async function* snapshotsOf(
  { db, fights: objects }: { db: Database; fights: Objects },
  after = '',
): AsyncGenerator<FightSnapshot, void, undefined> {
  let last = after;
  while (true) {
    const rows = await db
      .select({ id: fights.id, userId: fights.userId })
      .from(fights)
      .where(gt(fights.id, last))
      .orderBy(asc(fights.id))
      .limit(ROWS_AT_ONCE);
    for (const { id, userId } of rows) {
      const read = await objects.ask(id, (fight: FightCalls) => fight.read(userId, null));
      yield { id, userId, seq: read?.seq ?? 0, fight: read && fightOfRead(read) };
      last = id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
