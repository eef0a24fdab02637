import { type ReactNode, useCallback, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './more.module.css';

/**
 * Whether the inside of a `<details>` is to be drawn: from when it is opened first, so that no press draws it unseen; where no scripts
 * run, at once. Give `look` to it as its ref, for one that was opened before the scripts ran, and call `open` when it is toggled.
 */
export function useDrawnWhenOpened(isOpen = false) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(isOpen);
  const look = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setWanted(true);
  }, []);
  const open = useCallback(() => setWanted(true), []);
  return { isDrawn: wanted || !hydrated, look, open };
}

export type MoreProps = {
  summary: string;
  /** Open from the first, as after a press of its own that was refused. */
  open?: boolean;
  children: ReactNode;
};

/** More to say or to do, which opens on demand. Its inside is one part that is drawn when it is opened first. */
export function More({ summary, open = false, children }: MoreProps) {
  const drawn = useDrawnWhenOpened(open);
  return (
    <details
      className={styles.more}
      data-print="no"
      open={open}
      onToggle={drawn.open}
      ref={drawn.look}
    >
      <summary>{summary}</summary>
      {drawn.isDrawn && children}
    </details>
  );
}
