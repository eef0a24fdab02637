import { useHydrated } from '~/ui/use-hydrated';
import styles from './pane-edge.module.css';

/** The edge between two panes: dragged, or moved with the arrow keys, by `watchPanes`. Without scripts there is none. */
export function PaneEdge({ of, label }: { of: 'order' | 'rest'; label: string }) {
  return useHydrated() ? (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved has no element of its own
    <div
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={of === 'order' ? 40 : 24}
      aria-valuemin={15}
      aria-valuemax={65}
      tabIndex={0}
      data-pane={of}
      data-print="no"
    />
  ) : null;
}
