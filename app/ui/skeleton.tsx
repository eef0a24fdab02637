import { classes } from './classes';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Grey placeholder lines for text that is loading; `label` is their accessible text. */
export function Skeleton({ lines = 3, label = 'Loading…' }: { lines?: number; label?: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are equal and their order never changes
        <span key={line} className={classes(styles.line, line === lines - 1 && styles.last)} />
      ))}
    </div>
  );
}
