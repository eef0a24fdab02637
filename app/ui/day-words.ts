let day: Intl.DateTimeFormat | null = null;

/** The one way that the site writes a date: "Aug 21, 2025", the same on every machine (UTC; milliseconds since 1970). */
export function dayWords(at: number): string {
  // Made with the first date: on a slow phone it takes a tenth of a second, and most pages show none.
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return day.format(at);
}

/** A moment on the reader's own clock, such as "Aug 21, 2025, 9:41 PM"; only for what a browser says by itself. */
export function momentWords(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
