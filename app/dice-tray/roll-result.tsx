import { classes } from '~/ui/classes';
import type { RememberedRoll } from './remembered-rolls';
import styles from './roll-tray.module.css';
import type { DamageOutcome } from './throw-roll';

/** The result of a roll with its parts, and an attack's damage; `named` shows who rolled. */
export function RollResult({ roll, named = false }: { roll: RememberedRoll; named?: boolean }) {
  return (
    <>
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
      {roll.damage && <Damage damage={roll.damage} />}
    </>
  );
}

function Damage({ damage: { total, kinds, parts, critical } }: { damage: DamageOutcome }) {
  return (
    <p className={classes(styles.roll, critical && styles.great)}>
      <strong className={styles.total}>{total}</strong>{' '}
      <span>
        <span className={styles.of}>
          {`${kinds} damage`}
          {critical && <em> (critical)</em>}
        </span>{' '}
        <span className={styles.parts}>{parts}</span>
      </span>
    </p>
  );
}
