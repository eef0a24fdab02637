/** A time in milliseconds since 1970, or why there is none. */
export type MomentRead = { ok: true; at: number } | { ok: false; problem: string };

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/;
const MINUTE = 60_000;

function clockOf(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
}

/** The local time in a time zone, as if it were UTC. */
function shownAt(clock: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: string) => parts.get(type as Intl.DateTimeFormatPartTypes) ?? 0;
  const day = [part('year'), part('month') - 1, part('day')] as const;
  return Date.UTC(...day, part('hour'), part('minute'), part('second'));
}

/**
 * The time at which the clocks of a time zone show a date and time such as `2026-11-23T18:00`; the earlier of two,
 * where clocks are set back. A time skipped by the clocks is an error.
 */
export function momentIn(local: string, zone: string): MomentRead {
  const found = LOCAL.exec(local);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found?.slice(1).map(Number) ?? [];
  const wanted = Date.UTC(year, month - 1, day, hour, minute);
  const isDate =
    found !== null && hour < 24 && minute < 60 && new Date(wanted).getUTCDate() === day;
  if (!isDate || new Date(wanted).getUTCMonth() !== month - 1)
    return { ok: false, problem: 'Enter the date and time as 2026-11-23T18:00.' };
  const clock = clockOf(zone);
  if (clock === null)
    return { ok: false, problem: 'Enter a time zone such as UTC or Europe/Berlin.' };
  // Offsets are at most 14 hours: try the offsets before and after a possible clock change, the earlier time first.
  const offsets = [-1, 1].map((side) => {
    const near = wanted + side * 15 * 60 * MINUTE;
    return shownAt(clock, near) - near;
  });
  const moments = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const at = moments.find((moment) => shownAt(clock, moment) === wanted);
  return at === undefined
    ? { ok: false, problem: `That time does not exist in ${zone} (clock change). Choose another.` }
    : { ok: true, at };
}

/** A time as the value of a datetime-local field, in UTC. */
export function utcField(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}

/** The time zone of this device, such as `Europe/Berlin`; browser only. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
