import { Button } from '~/ui/button';
import styles from './roller.module.css';

/** The rolls of this device, filled in by a script; each can be opened and rolled again. */
export function RollHistory() {
  return (
    <section className={styles.history} aria-labelledby="history-title" data-history hidden>
      <h2 id="history-title">Rolls on this device</h2>
      <ol data-history-list />
      <Button type="button" kind="quiet" compact icon="trash" data-history-clear data-print="no">
        Clear
      </Button>
    </section>
  );
}
