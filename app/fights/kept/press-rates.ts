const MINUTE_MS = 60_000;
/** Presses of one phone within a minute: of a seat, and of one that has none yet. */
const OF_SEAT = 60;
const OF_OTHER = 6;
/** Presses within a minute of all phones together that have no seat: each can be a line of the log. */
const OF_ALL_OTHERS = 30;

/** Counts what phones press within a minute, so that none of them fills a fight’s log. */
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
    /** Whether a phone pressed too often; this press counts too. */
    isOften(token: string, hasSeat: boolean, now: number): boolean {
      if (hasSeat) return isOver(`seat ${token}`, OF_SEAT, now);
      return isOver(`other ${token}`, OF_OTHER, now) || isOver('others', OF_ALL_OTHERS, now);
    },
  };
}
