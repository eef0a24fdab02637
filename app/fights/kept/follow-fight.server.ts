import type { Failed, FightDesk } from './fight-desk.server';
import { followerRequest } from './fight-followers.server';
import { reachable } from './fight-rows.server';
import { fightTroubleWords } from './fight-trouble';
import { LIVE_LIMITS } from './live-messages';

/** A WebSocket that follows a fight run by the user; null for any other fight and for a soft-deleted one. */
export async function followFight(
  { db, fights, clock, log }: FightDesk,
  userId: string,
  id: string,
): Promise<{ ok: true; answer: Response } | Failed | null> {
  const reached = await reachable(db, userId, id);
  if (reached === null) return null;
  const until = clock.now() + LIVE_LIMITS.passMs;
  const follower = { owner: reached.owner, by: userId, until };
  try {
    const answer = await fights.follow(id, followerRequest(follower));
    if (answer.webSocket) return { ok: true, answer };
  } catch (error) {
    log.error('fight not followed', error);
  }
  return { ok: false, reason: 'unavailable', sentence: fightTroubleWords('unavailable') };
}
