import { type ReactNode, useCallback, useState } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './more.module.css';

/**
 * Whether to render the content of a `<details>`: only once it was opened, so that actions do not rerender hidden
 * parts; without scripts at once. Pass `look` as its ref, which handles one opened before hydration, and call `open`
 * on toggle.
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
  /** Open from the start, as after a refused action of its own. */
  open?: boolean;
  children: ReactNode;
};

/** A part that opens on demand; its content is rendered once it was opened. */
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
