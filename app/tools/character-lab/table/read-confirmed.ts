import type { Confirmed } from './table-facts';

/** Reads the server's state from a response, checking only its main fields; null when it has none. */
export function confirmedIn(said: unknown): Confirmed | null {
  const { play, playSeq, version, past, inFight } = Object(said);
  if (typeof play !== 'object' || play === null || !Array.isArray(past)) return null;
  if (!Number.isSafeInteger(playSeq) || !Number.isSafeInteger(version)) return null;
  // The response lists the newest first, the log last.
  return { play, seq: playSeq, version, done: past.toReversed(), inFight: inFight === true };
}
