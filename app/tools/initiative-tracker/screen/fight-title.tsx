import type { ReactNode } from 'react';
import styles from './fight-title.module.css';

/** The fight's name, and where it is stored. */
export function FightTitle({ name, children }: { name: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p data-print="no">{children}</p>
    </header>
  );
}
