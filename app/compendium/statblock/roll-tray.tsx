import { useState } from 'react';
import type { Edge } from '~/rules/dice-expression';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { Dialog } from '~/ui/dialog';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { RememberedRoll } from './roll-history';
import styles from './roll-tray.module.css';

export type RollTrayProps = {
  last: RememberedRoll | null;
  history: readonly RememberedRoll[];
  edge: Edge | null;
  onEdge: (edge: Edge | null) => void;
  critical: boolean;
  onCritical: (critical: boolean) => void;
  onClear: () => void;
};

const EDGES: readonly { edge: Edge | null; label: string; full: string }[] = [
  { edge: 'disadvantage', label: 'Dis', full: 'Disadvantage' },
  { edge: null, label: 'Flat', full: 'No advantage or disadvantage' },
  { edge: 'advantage', label: 'Adv', full: 'Advantage' },
];

/** What came up, and how the next roll is made. */
export function RollTray({
  last,
  history,
  edge,
  onEdge,
  critical,
  onCritical,
  onClear,
}: RollTrayProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.tray} aria-label="Dice" data-print="no">
      <div className={styles.result} role="status" data-empty={last === null || undefined}>
        {last && <Result key={last.id} roll={last} />}
      </div>
      <div className={styles.controls}>
        <fieldset
          className={styles.edges}
          title="Or hold Shift for advantage, Alt for disadvantage"
        >
          <legend>
            <VisuallyHidden>How d20s are rolled</VisuallyHidden>
          </legend>
          {EDGES.map(({ edge: choice, label, full }) => (
            <label key={label}>
              <input
                type="radio"
                name="edge"
                checked={edge === choice}
                onChange={() => onEdge(choice)}
                aria-label={`${label}: ${full}`}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.critical}>
          <input
            type="checkbox"
            checked={critical}
            onChange={(event) => onCritical(event.currentTarget.checked)}
          />
          <span>Crit</span>
        </label>
        <Button type="button" kind="quiet" icon="clock" compact onClick={() => setOpen(true)}>
          Rolls
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Rolls"
        footer={
          history.length > 0 && (
            <Button type="button" kind="quiet" icon="trash" onClick={onClear}>
              Clear all rolls
            </Button>
          )
        }
      >
        {history.length === 0 ? (
          <p>Nothing rolled yet. Press a number of a statblock.</p>
        ) : (
          <ol className={styles.history}>
            {history.map((roll) => (
              <li key={roll.id}>
                <Result roll={roll} named />
              </li>
            ))}
          </ol>
        )}
      </Dialog>
    </section>
  );
}

function Result({ roll, named = false }: { roll: RememberedRoll; named?: boolean }) {
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
