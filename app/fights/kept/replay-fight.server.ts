import type { Edition } from '~/rules/edition';
import type { Appended } from './fight-calls';
import { type Failed, type FightDesk, reachFight } from './fight-desk.server';
import { FIGHT_LIMITS } from './fight-limits';
import { fightTroubleWords } from './fight-trouble';
import { appending, followFight } from './follow-row.server';
import { createFight } from './kept-fights.server';
import type { TablePicture } from './table-storage-sql.server';

/** A fight that was kept elsewhere: its whole log, and the pictures for its players under their ids. */
export type WholeFight = {
  id: string;
  name: string;
  edition: Edition;
  folder: string;
  events: readonly unknown[];
  pictures: readonly (TablePicture & { id: string })[];
};

/**
 * Stores a fight that was kept elsewhere by writing its log anew, with its owner as the author of everything. What the
 * log's own checks refuse is left out and counted. May be repeated: events that are there are not written again. No
 * experience is given to a party again.
 */
export async function replayFight(
  desk: FightDesk,
  userId: string,
  { id, name, edition, folder, events, pictures }: WholeFight,
): Promise<{ ok: true; leftOut: number } | Failed> {
  const made = await createFight(desk, userId, { id, name, edition, folder });
  if (!made.ok) return made;
  const now = desk.clock.now();
  let last: Appended | null = null;
  let leftOut = 0;
  for (let from = 0; from < events.length; from += FIGHT_LIMITS.eventsAtOnce) {
    const some = events.slice(from, from + FIGHT_LIMITS.eventsAtOnce);
    const sent = await reachFight(desk, id, appending(userId, userId, some, now));
    if (!sent.ok)
      return { ok: false, reason: sent.reason, sentence: fightTroubleWords(sent.reason) };
    last = sent.answer;
    leftOut += last.refused.length;
  }
  for (const { id: picture, type, bytes } of pictures) {
    await reachFight(desk, id, (fight) => fight.addPicture(userId, picture, { type, bytes }, now));
  }
  if (last !== null) await followFight(desk, { owner: userId, by: userId, id }, made.seq, last);
  return { ok: true, leftOut };
}
