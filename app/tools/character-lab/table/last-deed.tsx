import { classes } from '~/ui/classes';
import { D20Number } from './d20-number';
import { lastStanding } from './deeds-done';
import styles from './last-deed.module.css';
import { DeedForm, Press } from './press';
import type { Said } from './use-table';
import { useTableNow } from './use-table-now';

const BY_BODY = { kind: 'save', ability: 'con' } as const;

/** The result of the last action, with a button to undo it, near the thumb. */
export function LastDeed({ said }: { said: Said | null }) {
  const now = useTableNow();
  const { done } = now;
  const save = now.table.sheet.abilities.con.save.value;
  const last = lastStanding(done);
  if (said === null && last === null) return null;
  const text = said?.text ?? last?.said ?? '';
  return (
    <section id="last-done" tabIndex={-1} aria-label="Last action" className={styles.foot}>
      <p role="status" className={classes(styles.said, said?.isProblem && styles.problem)}>
        {text}
        {said?.asks && <strong>{` ${said.asks}`}</strong>}
      </p>
      {said?.asks && <D20Number rolled={BY_BODY} of="Constitution save" modifier={save} />}
      {last && (
        <DeedForm>
          <Press
            compact
            icon="undo"
            deed={{ does: 'undo', of: last.id }}
            aria-label={`Undo the last: ${last.said}`}
          >
            Undo
          </Press>
        </DeedForm>
      )}
    </section>
  );
}
