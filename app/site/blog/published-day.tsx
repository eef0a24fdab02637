import { dayWords } from '~/ui/day-words';

/** A post's date, such as "Aug 21, 2026". */
export function PublishedDay({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(Date.parse(`${day}T00:00:00Z`))}</time>;
}
