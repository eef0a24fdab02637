import type { ReactNode } from 'react';
import { useHydrated } from '~/ui/use-hydrated';
import { useOpened } from '~/ui/use-opened';
import styles from './more.module.css';

/**
 * Whether to render the content of a `<details>`: only once it was opened, so that actions do not rerender hidden
 * parts; without scripts at once. `look` is its ref and `open` its `onToggle`.
 */
export function useDrawnWhenOpened(isOpen = false) {
  const hydrated = useHydrated();
  const { wasOpened, look, open } = useOpened(isOpen);
  return { isDrawn: wasOpened || !hydrated, look, open };
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
