import type { Failed, FightDesk } from './fight-desk.server';
import { followerRequest } from './fight-followers.server';
import { fightRow } from './fight-rows.server';
import { fightTroubleWords } from './fight-trouble';
import { LIVE_LIMITS } from './live-messages';

/** A socket on which a page of the owner follows their fight; null for a fight that is not theirs or was put away. */
export async function followFight(
  { db, fights, clock, log }: FightDesk,
  userId: string,
  id: string,
): Promise<{ ok: true; answer: Response } | Failed | null> {
  if ((await fightRow(db, userId, id)) === null) return null;
  const follower = { owner: userId, until: clock.now() + LIVE_LIMITS.passMs };
  try {
    const answer = await fights.follow(id, followerRequest(follower));
    if (answer.webSocket) return { ok: true, answer };
  } catch (error) {
    log.error('fight not followed', error);
  }
  return { ok: false, reason: 'unavailable', sentence: fightTroubleWords('unavailable') };
}
