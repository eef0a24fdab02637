import { type FightDesk, reachFight } from './fight-desk.server';
import { newFightId } from './fight-ids.server';
import { reachable } from './fight-rows.server';
import { fightTroubleWords } from './fight-trouble';
import { PICTURE_BYTES, type TablePicture } from './table-storage-sql.server';

export { MOST_PICTURES, PICTURE_BYTES, type TablePicture } from './table-storage-sql.server';

const TOO_LARGE = 'A picture has at most 1 MB. Make it smaller and try again.';

/**
 * Stores a picture to show to players, replacing the oldest when there are too many; the caller has validated the
 * bytes.
 */
export async function keepPicture(
  desk: FightDesk,
  userId: string,
  fightId: string,
  picture: TablePicture,
): Promise<{ ok: true; id: string } | { ok: false; sentence: string }> {
  const gone = { ok: false as const, sentence: fightTroubleWords('lost') };
  if (picture.bytes.length > PICTURE_BYTES) return { ok: false, sentence: TOO_LARGE };
  const reached = await reachable(desk.db, userId, fightId);
  if (reached === null) return gone;
  const id = newFightId();
  const now = desk.clock.now();
  const kept = await reachFight(desk, fightId, (fight) =>
    fight.addPicture(reached.owner, id, picture, now),
  );
  return kept.ok ? { ok: true, id } : { ok: false, sentence: fightTroubleWords(kept.reason) };
}

/** A picture of a fight that the user runs; null for any other, and when the fight's object does not answer. */
export async function pictureOf(
  desk: FightDesk,
  userId: string,
  fightId: string,
  id: string,
): Promise<TablePicture | null> {
  const reached = await reachable(desk.db, userId, fightId);
  if (reached === null) return null;
  const asked = await reachFight(desk, fightId, (fight) =>
    fight.tablePicture(reached.owner, null, id),
  );
  return asked.ok ? asked.answer : null;
}
