import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A part of a page of Management, under a heading of its own. */
export function Section({
  title,
  id,
  screenOnly = false,
  folded,
  children,
}: {
  title: ReactNode;
  id?: string;
  /** There is nothing in it but fields and presses: it is left out on paper. */
  screenOnly?: boolean;
  /** Whether only its heading shows until it is opened; left out, it cannot be folded. */
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
