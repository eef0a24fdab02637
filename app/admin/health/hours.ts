import type { CountedKind, HourCount } from '~/platform/hour-counts';

const HOUR_MS = 60 * 60 * 1000;

/** One hour of the chart: its start in milliseconds since 1970, the totals, and the counts of each kind. */
export type Hour = {
  hour: number;
  requests: number;
  errors: number;
  refusals: number;
  byKind: Partial<Record<CountedKind, number>>;
};

/** Every hour up to the present one, the earliest first, hours without requests included. */
export function everyHour(
  counts: readonly HourCount[],
  { last, hours }: { last: number; hours: number },
): Hour[] {
  return Array.from({ length: hours }, (_, at) => {
    const hour = last - (hours - 1 - at) * HOUR_MS;
    const whole: Hour = { hour, requests: 0, errors: 0, refusals: 0, byKind: {} };
    for (const count of counts.filter((one) => one.hour === hour)) {
      whole.requests += count.requests;
      whole.errors += count.errors;
      whole.refusals += count.refusals;
      whole.byKind[count.kind] = count.requests;
    }
    return whole;
  });
}

/** The top of the chart's scale: the next round number. */
export function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(10, most)));
  return [1, 2, 5, 10].map((times) => times * power).find((top) => top >= most) ?? most;
}
