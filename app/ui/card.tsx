import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes';

export type CardProps = {
  id?: string;
  heading?: ReactNode;
  /** The heading's rank in the page. */
  level?: 2 | 3 | 4;
  /** Makes the whole card one link, named by its heading. */
  to?: string;
  /** One of many: its link is looked up when it is pressed, for the router asks about all that it finds in one address. */
  amongMany?: boolean;
  /** A drawing above the heading. */
  picture?: ReactNode;
  /** Badges and the like, on one line under the text. */
  footer?: ReactNode;
  /** Not open yet: set back, its text still readable. */
  faded?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A leaf of paper: one thing, with its name, its text and what can be done with it. */
export function Card({
  id,
  heading,
  level = 3,
  to,
  amongMany,
  picture,
  footer,
  faded,
  className,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article
      id={id}
      className={classes(styles.card, to && styles.linked, faded && styles.faded, className)}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      {heading && (
        <Heading className={styles.heading}>
          {to ? (
            <Link to={to} discover={amongMany ? 'none' : undefined}>
              {heading}
            </Link>
          ) : (
            heading
          )}
        </Heading>
      )}
      {children && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
