import type { Address } from './address';

/** The kinds of answers that are counted; files that the platform serves by itself never come here. */
export const COUNTED_KINDS = ['pages', 'data', 'json', 'webhooks', 'other'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** An isolate writes what it counted at most so often. */
const WRITTEN_EVERY_MS = 60_000;

/** How many requests an hour had (milliseconds since 1970, its beginning), how many failed, and how many were turned away. */
export type HourCount = {
  hour: number;
  kind: CountedKind;
  requests: number;
  errors: number;
  refusals: number;
};

/** The hour in which a moment lies, as the moment of its beginning. */
export function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}

/** Of which kind an answer is: by what it is made of, never by whose address it has. */
export function countedKind({ route, isData }: Address, contentType: string | null): CountedKind {
  if (route?.startsWith('/webhooks/')) return 'webhooks';
  if (isData) return 'data';
  if (contentType?.startsWith('text/html')) return 'pages';
  return /^application\/([\w.]+\+)?json/.test(contentType ?? '') ? 'json' : 'other';
}

/** Whether a status says that somebody was turned away: too much at once, or an event that was not signed as it should be. */
function isRefusal(kind: CountedKind, status: number): boolean {
  return status === 429 || (kind === 'webhooks' && status === 400);
}

/** Counts in memory. */
export function createTally() {
  const counts = new Map<string, HourCount>();
  let writtenAt: number | null = null;

  function slot(hour: number, kind: CountedKind): HourCount {
    const key = `${hour} ${kind}`;
    const found = counts.get(key) ?? { hour, kind, requests: 0, errors: 0, refusals: 0 };
    counts.set(key, found);
    return found;
  }

  return {
    /** Counts an answer; true when what was counted should be written now, which is said once a minute. */
    count(kind: CountedKind, status: number, now: number): boolean {
      const at = slot(hourOf(now), kind);
      at.requests += 1;
      if (status >= 500) at.errors += 1;
      if (isRefusal(kind, status)) at.refusals += 1;
      writtenAt ??= now;
      if (now - writtenAt < WRITTEN_EVERY_MS) return false;
      writtenAt = now;
      return true;
    },
    /** Hands out what was counted, and begins anew. */
    take(): HourCount[] {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
    /** Takes back what could not be written. */
    putBack(taken: readonly HourCount[]): void {
      for (const { hour, kind, requests, errors, refusals } of taken) {
        const at = slot(hour, kind);
        at.requests += requests;
        at.errors += errors;
        at.refusals += refusals;
      }
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
