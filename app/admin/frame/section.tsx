import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of a page of Management, under a heading of its own. */
export function Section({
  title,
  id,
  screenOnly = false,
  children,
}: {
  title: ReactNode;
  id?: string;
  /** There is nothing in it but fields and presses: it is left out on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={headingId}
      data-print={screenOnly ? 'no' : undefined}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
