/** How a notice sounds: news, good news, or something to mind. */
export type NoticeTone = 'info' | 'good' | 'warning';

/** A word of the owner to everybody. Times in milliseconds since 1970; the end itself is outside. */
export type SiteNotice = {
  id: string;
  text: string;
  /** A page of ours. */
  link: string | null;
  tone: NoticeTone;
  startsAt: number;
  endsAt: number;
};

/** The notice that a device is shown at a moment: the last that began, of those that it has not put away. */
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
