import type { Confirmed } from './table-facts';

/** How play stands as the server says it, as far as its outline goes; null where an answer says nothing of it. */
export function confirmedIn(said: unknown): Confirmed | null {
  const { play, playSeq, version, past, inFight } = Object(said);
  if (typeof play !== 'object' || play === null || !Array.isArray(past)) return null;
  if (!Number.isSafeInteger(playSeq) || !Number.isSafeInteger(version)) return null;
  // The latest stand first in the answer, and last in the log.
  return { play, seq: playSeq, version, done: past.toReversed(), inFight: inFight === true };
}
