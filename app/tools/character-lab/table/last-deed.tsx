import { useEffect, useState } from 'react';
import { classes } from '~/ui/classes';
import { D20Number } from './d20-number';
import { lastStanding } from './deeds-done';
import styles from './last-deed.module.css';
import { DeedForm, Press } from './press';
import type { Said } from './use-table';
import { useTableNow } from './use-table-now';

const BY_BODY = { kind: 'save', ability: 'con' } as const;

/** How long the result of a press stays; afterwards the history has it, with its undo. */
const SHOWN_MS = 8000;

/**
 * The result of the last press, with a button to undo it, near the thumb; it goes after a while, though not while it
 * has the focus or asks for a save.
 */
export function LastDeed({ said }: { said: Said | null }) {
  const now = useTableNow();
  const { done } = now;
  const [gone, setGone] = useState<Said | null>(null);
  const [isHeld, setHeld] = useState(false);
  const stays = said === null || isHeld || said.asks !== null;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => setGone(said), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said, stays]);
  if (said === null || said === gone) return null;
  const save = now.table.sheet.abilities.con.save.value;
  const last = lastStanding(done);
  return (
    <section
      id="last-done"
      tabIndex={-1}
      aria-label="Last action"
      className={styles.foot}
      // Only the keyboard holds it: after a tap the focus may have come here from a button that is gone.
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <p role="status" className={classes(styles.said, said.isProblem && styles.problem)}>
        {said.text}
        {said.asks && <strong>{` ${said.asks}`}</strong>}
      </p>
      {said.asks && <D20Number rolled={BY_BODY} of="Constitution save" modifier={save} />}
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
