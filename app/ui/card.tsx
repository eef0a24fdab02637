import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classes } from './classes';

export type CardProps = {
  id?: string;
  heading?: ReactNode;
  /** The level of the heading in the page. */
  level?: 2 | 3 | 4;
  /** Makes the whole card one link, named by its heading. */
  to?: string;
  /**
   * One of many cards: its link is discovered only when it is pressed, because the router asks for all discovered links
   * in one request.
   */
  amongMany?: boolean;
  /** A picture above the heading. */
  picture?: ReactNode;
  /** Badges and similar, on one line under the text. */
  footer?: ReactNode;
  /** Not available yet: shown fainter, its text still readable. */
  faded?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A card: one thing, with its name, its text and its actions. */
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
