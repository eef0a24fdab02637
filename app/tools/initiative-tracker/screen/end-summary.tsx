import styles from './end-summary.module.css';
import { EndForm } from './late-panel';
import { useDrawnWhenOpened } from './more';

/** Opens what ending the fight means, with the button that ends it. */
export function EndSummary() {
  const drawn = useDrawnWhenOpened();
  return (
    <details
      className={styles.end}
      onToggle={drawn.open}
      ref={drawn.look}
      data-end-summary
      data-print="no"
    >
      <summary title="End the fight (E)">End</summary>
      {drawn.isDrawn && <EndForm />}
    </details>
  );
}
