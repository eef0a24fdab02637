import type { Address } from './address';

/** The kinds of responses that are counted; static files served by the platform are not. */
export const COUNTED_KINDS = ['pages', 'data', 'json', 'webhooks', 'other'] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** An isolate writes its counts at most this often. */
const WRITTEN_EVERY_MS = 60_000;

/**
 * How many requests an hour had, how many failed, and how many were refused; `hour` is its start in milliseconds since
 * 1970.
 */
export type HourCount = {
  hour: number;
  kind: CountedKind;
  requests: number;
  errors: number;
  refusals: number;
};

/** The start of the hour that contains this time. */
export function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}

/** The kind of a response, by its route and content type. */
export function countedKind(
  { route, isData }: Pick<Address, 'route' | 'isData'>,
  contentType: string | null,
): CountedKind {
  if (route?.startsWith('/webhooks/')) return 'webhooks';
  if (isData) return 'data';
  if (contentType?.startsWith('text/html')) return 'pages';
  return /^application\/([\w.]+\+)?json/.test(contentType ?? '') ? 'json' : 'other';
}

/** Whether a status means a refusal: rate limited, or a webhook event with a wrong signature. */
function isRefusal(kind: CountedKind, status: number): boolean {
  return status === 429 || (kind === 'webhooks' && status === 400);
}

/** Creates a tally in memory. */
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
    /** Counts a response; returns true, once a minute, when the counts should be written now. */
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
    /** Returns the counts and starts anew. */
    take(): HourCount[] {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
    /** Adds back counts that could not be written. */
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
