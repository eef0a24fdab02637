const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A post's day in words, such as "August 21, 2026". */
export function PublishedDay({ day }: { day: string }) {
  return <time dateTime={day}>{DAY.format(new Date(`${day}T00:00:00Z`))}</time>;
}
