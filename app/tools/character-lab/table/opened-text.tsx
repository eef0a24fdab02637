import type { ReactNode } from 'react';
import { useLatePart } from '~/ui/use-late-part';
import { useOpened } from '~/ui/use-opened';
import styles from './table.module.css';

/** Loaded when the first text is opened. */
function fetchText() {
  return import('./late-text');
}

export type OpenedTextProps = {
  kind: 'spell' | 'monster';
  id: string;
  /** What is pressed to open it. */
  label: ReactNode;
  /** A link to its page, also for those without scripts. */
  link: ReactNode;
};

/** A text of the compendium that opens in place. */
export function OpenedText({ kind, id, label, link }: OpenedTextProps) {
  const { wasOpened, look, open } = useOpened();
  const [late] = useLatePart(fetchText, wasOpened);
  return (
    <details className={styles.opened} onToggle={open} ref={look}>
      <summary>{label}</summary>
      {wasOpened && late.is === 'here' && <late.part.LateText kind={kind} id={id} />}
      {wasOpened && late.is === 'lost' && (
        <p role="status">Not loaded yet. Open it again when you are back online.</p>
      )}
      <p className={styles.soft}>{link}</p>
    </details>
  );
}
