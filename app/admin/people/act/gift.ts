/** A gift of Pro: its end in seconds since 1970 (null for no end), and a note. */
export type Gift = { endsAt: number | null; note: string };

/** The typed values of a gift form, to be shown again. */
export type TypedGift = { until: string; note: string };

export const LONGEST_NOTE = 200;
const DAY_SECONDS = 24 * 60 * 60;

/** The values of a gift form. */
export function typedGift(form: FormData): TypedGift {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 1000) : '';
  };
  return { until: typed('until'), note: typed('note') };
}

/** Validates a gift: its last day (UTC), which may be empty, and its note. `now` in milliseconds since 1970. */
export function readGift(
  { until, note }: TypedGift,
  now: number,
): { ok: true; gift: Gift } | { ok: false; sentence: string } {
  const words = note.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if ([...words].length > LONGEST_NOTE) {
    return {
      ok: false,
      sentence: `The note can have at most ${LONGEST_NOTE} letters. Nothing was changed.`,
    };
  }
  if (until === '') return { ok: true, gift: { endsAt: null, note: words } };
  const day = /^\d{4}-\d{2}-\d{2}$/.test(until)
    ? Date.parse(`${until}T00:00:00Z`) / 1000
    : Number.NaN;
  // Date.UTC moves a day that the month does not have to another date.
  const isDay = Number.isFinite(day) && new Date(day * 1000).toISOString().startsWith(until);
  if (!isDay) {
    return {
      ok: false,
      sentence: 'Enter the last day of the gift as 2026-12-31. Nothing was changed.',
    };
  }
  const endsAt = day + DAY_SECONDS;
  return endsAt * 1000 > now
    ? { ok: true, gift: { endsAt, note: words } }
    : {
        ok: false,
        sentence: 'That last day has passed. Choose a later one. Nothing was changed.',
      };
}

/** The last day of a gift as a field value; empty without an end. */
export function lastDayOf({ endsAt }: Pick<Gift, 'endsAt'>): string {
  return endsAt === null ? '' : new Date((endsAt - 1) * 1000).toISOString().slice(0, 10);
}
