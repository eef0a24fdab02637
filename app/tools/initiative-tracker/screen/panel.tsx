import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { useDrawnWhenOpened } from './more';
import styles from './panel.module.css';

export type PanelProps = {
  title: string;
  /** What pressing its head does, with its key. */
  hint?: string;
  open?: boolean;
  onToggle?: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  look?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/** A panel whose content is rendered once it was opened. */
export function LatePanel({ title, children }: Pick<PanelProps, 'title' | 'children'>) {
  const drawn = useDrawnWhenOpened();
  return (
    <Panel title={title} onToggle={drawn.open} look={drawn.look}>
      {drawn.isDrawn && children}
    </Panel>
  );
}

/** A part of the screen that opens on demand. */
export function Panel({ title, hint, open, onToggle, look, children }: PanelProps) {
  return (
    <details className={styles.panel} open={open} onToggle={onToggle} ref={look}>
      <summary title={hint}>
        <h2>{title}</h2>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
