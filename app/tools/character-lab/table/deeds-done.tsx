import type { Done } from '~/characters/play/log';
import { isMade } from './made-id';
import { DeedForm, Press } from './press';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** The maximum number of past deeds in the list. */
const MOST_LISTED = 40;

/** The last deed that can be undone: not undone, not an undo, and not from the creation page. */
export function lastStanding(done: readonly Done[]): Done | null {
  return done.findLast(({ id, undone, does }) => !undone && does !== 'undo' && !isMade(id)) ?? null;
}

/** The history, newest first; any deed that is not undone can be undone, whatever happened since. */
export function DeedsDone() {
  const { done } = useTableNow();
  if (done.length === 0) return null;
  const latest = done.slice(-MOST_LISTED).toReversed();
  return (
    <section aria-labelledby="done">
      <h2 id="done">History</h2>
      <DeedForm className={styles.done} label="History">
        <ol>
          {latest.map(({ id, said, undone, does }) => (
            <li key={id}>
              {undone ? <s>{said}</s> : <span>{said}</span>}
              {!undone && does !== 'undo' && (
                <Press
                  kind="plain"
                  compact
                  deed={{ does: 'undo', of: id }}
                  aria-label={`Undo: ${said}`}
                >
                  Undo
                </Press>
              )}
            </li>
          ))}
        </ol>
      </DeedForm>
    </section>
  );
}
