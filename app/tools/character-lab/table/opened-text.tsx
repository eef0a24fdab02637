import { type ReactNode, useCallback, useState } from 'react';
import { useLatePart } from '~/ui/use-late-part';
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
  const [wanted, setWanted] = useState(false);
  const open = useCallback(() => setWanted(true), []);
  const [late] = useLatePart(fetchText, wanted);
  return (
    <details className={styles.opened} onToggle={open}>
      <summary>{label}</summary>
      {wanted && late.is === 'here' && <late.part.LateText kind={kind} id={id} />}
      {wanted && late.is === 'lost' && (
        <p role="status">Not loaded yet. Open it again when you are back online.</p>
      )}
      <p className={styles.soft}>{link}</p>
    </details>
  );
}
