import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A section of a Management page with a heading. */
export function Section({
  title,
  id,
  screenOnly = false,
  folded,
  children,
}: {
  title: ReactNode;
  id?: string;
  /** It contains only fields and buttons: left out in print. */
  screenOnly?: boolean;
  /** Whether it is initially collapsed; undefined makes it not collapsible. */
  folded?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  const heading = (
    <h2 id={headingId} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={headingId}
      data-print={screenOnly ? 'no' : undefined}
    >
      {folded === undefined ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <details open={!folded}>
          <summary>{heading}</summary>
          <div className={styles.within}>{children}</div>
        </details>
      )}
    </section>
  );
}
