import type { ReactNode } from 'react';
import styles from './fight-title.module.css';

type FightTitleProps = {
  name: string;
  /** Links to the other pages of the fight. */
  ways?: ReactNode;
  children: ReactNode;
};

/** The fight's name, where it is stored, and its other pages. */
export function FightTitle({ name, ways, children }: FightTitleProps) {
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p data-print="no">{children}</p>
      {ways && (
        <nav data-print="no" aria-label="This fight">
          {ways}
        </nav>
      )}
    </header>
  );
}
