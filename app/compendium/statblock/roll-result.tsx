import { classes } from '~/ui/classes';
import type { RememberedRoll } from './remembered-rolls';
import styles from './roll-tray.module.css';

/** What a roll came to, with its parts; `named` says who rolled. */
export function RollResult({ roll, named = false }: { roll: RememberedRoll; named?: boolean }) {
  return (
    <p className={classes(styles.roll, styles[roll.tone])}>
      <strong className={styles.total}>{roll.total}</strong>{' '}
      <span>
        <span className={styles.of}>
          {named && `${roll.who}: `}
          {roll.of}
          {roll.remarks.length > 0 && <em> ({roll.remarks.join(', ')})</em>}
        </span>{' '}
        <span className={styles.parts}>{roll.parts}</span>
      </span>
    </p>
  );
}
