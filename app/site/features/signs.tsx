import type { ReactNode } from 'react';
import styles from './signs.module.css';

/** The badges of a tool on one line: its state, its price, its device, its lock. */
export function Signs({ children }: { children: ReactNode }) {
  return <p className={styles.signs}>{children}</p>;
}
