import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of a page of Management, under a heading of its own. */
export function Section({
  title,
  id,
  children,
}: {
  title: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
