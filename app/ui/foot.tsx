import type { ReactNode } from 'react';
import styles from './foot.module.css';

/**
 * Holds the bars that stay at the bottom of the screen. It is the last element in `main`: at the end of the page they
 * rest above the footer instead of covering it. Its space is reserved before they load, so that nothing moves.
 */
export function Foot({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.foot} data-print="no">
      {children}
    </div>
  );
}
