import type { ReactNode } from 'react';
import styles from './lookup.module.css';

/** The container beside the list, for a statblock or an explanation. */
export function PaneFrame({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <section className={styles.pane} aria-label="Statblock" aria-busy={isBusy} data-pane>
      {children}
    </section>
  );
}
