/** The tone of a notice: news, good news, or a warning. */
export type NoticeTone = 'info' | 'good' | 'warning';

/** A notice of the owner to all visitors. Times in milliseconds since 1970; `endsAt` is exclusive. */
export type SiteNotice = {
  id: string;
  text: string;
  /** The path of a page of this site. */
  link: string | null;
  tone: NoticeTone;
  startsAt: number;
  endsAt: number;
};

/** The notice to show at a time: the one that began last, of those that this device has not dismissed. */
export function noticeAt(
  notices: readonly SiteNotice[],
  now: number,
  putAway: readonly string[] = [],
): SiteNotice | null {
  const running = notices.filter(
    ({ id, startsAt, endsAt }) => startsAt <= now && now < endsAt && !putAway.includes(id),
  );
  return (
    running.toSorted((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1)).at(-1) ?? null
  );
}
