import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden';

export type TableProps = {
  /** What the table contains, in a few words. */
  caption: string;
  /** Hides the caption visually when a heading above says the same. */
  captionHidden?: boolean;
  /** Dense rows, so that many fit a screen; for numbers, not for touch. */
  dense?: boolean;
  /** `<thead>` and `<tbody>`; a cell with `data-kind="number"` is right-aligned. */
  children: ReactNode;
};

/** A table; on a narrower screen it scrolls sideways, and can be focused to scroll by the keyboard. */
export function Table({ caption, captionHidden = false, dense = false, children }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to be scrolled by keyboard
    <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
      <table className={classes(styles.table, dense && styles.dense)}>
        <caption id={captionId} className={captionHidden ? styles.noCaption : styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
