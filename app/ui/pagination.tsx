import { LinkButton } from './button';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** The accessible name: "Pages of monsters". */
  label: string;
  previous?: string | null;
  next?: string | null;
  /** The present position: "51–100 of 325". */
  summary?: string;
};

/** Links to the previous and next page of a long list; a missing one is not shown. */
export function Pagination({ label, previous, next, summary }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      <span className={styles.side}>
        {previous && (
          <LinkButton kind="quiet" icon="arrow-left" to={previous} rel="prev">
            Previous
          </LinkButton>
        )}
      </span>
      <span className={styles.summary}>{summary}</span>
      <span className={styles.side}>
        {next && (
          <LinkButton kind="quiet" icon="arrow-right" className={styles.next} to={next} rel="next">
            Next
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
