import { classes } from '~/ui/classes';
import styles from './sheet.module.css';

/** Blank lines for handwriting: as many as fit, at most `count`. */
export function RuledLines({ className, count }: { className?: string; count: number }) {
  return (
    <div className={classes(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are equal and their order never changes
        <div key={at} />
      ))}
    </div>
  );
}
