import type { ReactNode } from 'react';
import styles from './fight-title.module.css';

/** The fight's name; beside it in a paragraph where it is stored, and in a `nav` its other pages. */
export function FightTitle({ name, children }: { name: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      {children}
    </header>
  );
}
