import type { ReactNode } from 'react';
import styles from './foot.module.css';

/**
 * The trays that stay in reach at the foot of the screen. It is the last thing inside `main`: where the page ends they come
 * to rest above the footer instead of lying over it. Its place is kept before they come, so that nothing moves.
 */
export function Foot({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.foot} data-print="no">
      {children}
    </div>
  );
}
