const KILO = 1000;
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in bytes as text: "12.4 MB". */
export function sizeWords(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= KILO && unit < UNITS.length - 1) {
    value /= KILO;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

/** A number with thousands separators. */
export function countWords(count: number): string {
  return count.toLocaleString('en-US');
}

/** A duration as text: "12 ms", "3.4 s". */
export function tookWords(milliseconds: number): string {
  return milliseconds < KILO ? `${milliseconds} ms` : `${(milliseconds / KILO).toFixed(1)} s`;
}

/** An hour as text: "23 Nov, 14:00". */
export function hourWords(hour: number): string {
  const date = new Date(hour);
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate()} ${month}, ${String(date.getUTCHours()).padStart(2, '0')}:00`;
}
