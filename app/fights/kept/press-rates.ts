const MINUTE_MS = 60_000;
/** Most actions of one phone per minute: with a seat, and without. */
const OF_SEAT = 60;
const OF_OTHER = 6;
/** Most actions per minute of all phones without a seat together; each can become an event in the log. */
const OF_ALL_OTHERS = 30;

/** Counts the phones' actions per minute, so that none can fill a fight's log. */
export function pressRates() {
  const heard = new Map<string, { since: number; count: number }>();

  function isOver(key: string, most: number, now: number): boolean {
    const before = heard.get(key);
    const isNew = before === undefined || now - before.since >= MINUTE_MS;
    if (isNew) {
      for (const [one, { since }] of heard) if (now - since >= MINUTE_MS) heard.delete(one);
    }
    const count = isNew ? 1 : before.count + 1;
    heard.set(key, { since: isNew ? now : before.since, count });
    return count > most;
  }

  return {
    /** Counts this action and returns whether the phone exceeded its limit. */
    isOften(token: string, hasSeat: boolean, now: number): boolean {
      if (hasSeat) return isOver(`seat ${token}`, OF_SEAT, now);
      return isOver(`other ${token}`, OF_OTHER, now) || isOver('others', OF_ALL_OTHERS, now);
    },
  };
}
