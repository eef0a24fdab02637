/**
 * A time as all pages of Management show it, in UTC for all admins: "2026-11-23 17:55 UTC" (milliseconds since 1970).
 */
export function Moment({ at }: { at: number }) {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>;
}
