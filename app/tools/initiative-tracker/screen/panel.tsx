import type { ReactNode, SyntheticEvent } from 'react';
import styles from './panel.module.css';

export type PanelProps = {
  title: string;
  open?: boolean;
  onToggle?: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  children: ReactNode;
};

/** A part of the table that opens on demand. */
export function Panel({ title, open, onToggle, children }: PanelProps) {
  return (
    <details className={styles.panel} open={open} onToggle={onToggle}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
