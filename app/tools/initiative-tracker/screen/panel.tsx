import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './panel.module.css';

export type PanelProps = {
  title: string;
  open?: boolean;
  onToggle?: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  children: ReactNode;
};

/** A panel whose inside is drawn when it is opened first, so that no press draws it unseen; all of it where no scripts run. */
export function LatePanel(props: Omit<PanelProps, 'open' | 'onToggle'>) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(false);
  return (
    <Panel title={props.title} onToggle={() => setWanted(true)}>
      {(wanted || !hydrated) && props.children}
    </Panel>
  );
}

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
