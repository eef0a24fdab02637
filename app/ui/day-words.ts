let day: Intl.DateTimeFormat | null = null;

/** The site's date format: "Aug 21, 2025", the same on every machine (UTC; milliseconds since 1970). */
export function dayWords(at: number): string {
  // Created with the first date: it takes a tenth of a second on a slow phone, and most pages show no date.
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return day.format(at);
}

/**
 * A time in the reader's own time zone, such as "Aug 21, 2025, 9:41 PM"; browser only, because the server's would
 * differ.
 */
export function momentWords(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
