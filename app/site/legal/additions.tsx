import type { ReactNode } from 'react';
import { dayWords } from '~/ui/day-words';
import layout from '~/ui/layout.module.css';
import styles from './legal.module.css';

/** An addition to a legal page since its date line: the day, a heading, and running text. */
export type Addition = {
  /** The day from which it is valid, as `2026-11-21`. */
  day: string;
  heading: string;
  text: ReactNode;
};

function DayOf({ day }: { day: string }) {
  return <time dateTime={day}>{dayWords(Date.parse(`${day}T00:00:00Z`))}</time>;
}

/** The line below the date line that says that there are additions, from which day, with a link. */
export function AdditionsLead({ additions }: { additions: readonly Addition[] }) {
  const newest = additions.toSorted((a, b) => b.day.localeCompare(a.day))[0];
  if (!newest) return null;
  return (
    <p className={layout.soft}>
      <a href="#additions">Additions since then</a>, the last on <DayOf day={newest.day} />
    </p>
  );
}

/** The additions of a legal page, oldest first, each collapsed under its heading and its day. */
export function Additions({ additions }: { additions: readonly Addition[] }) {
  if (additions.length === 0) return null;
  return (
    <>
      <h2 id="additions">Additions</h2>
      {additions
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map(({ day, heading, text }) => (
          <details key={heading} className={styles.addition}>
            <summary>
              <h3>{heading}</h3>
              <span className={layout.soft}>
                Added <DayOf day={day} />
              </span>
            </summary>
            {text}
          </details>
        ))}
    </>
  );
}
