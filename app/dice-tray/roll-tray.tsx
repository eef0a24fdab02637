import { useId, useState } from 'react';
import type { Edge } from '~/rules/dice/text/expression';
import { Button } from '~/ui/button';
import { useLatePart } from '~/ui/use-late-part';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { Critical } from './critical';
import type { RememberedRoll } from './remembered-rolls';
import type { ApartRoll } from './roll';
import { RollResult } from './roll-result';
import styles from './roll-tray.module.css';
import { RollsApart } from './rolls-apart';

/** Loaded when the user opens the history. */
function fetchHistory() {
  return import('./roll-history');
}

export type RollTrayProps = {
  last: RememberedRoll | null;
  /** The dice could not be loaded. */
  diceLost: boolean;
  /** Shown behind their own button. */
  apart: readonly ApartRoll[];
  /** Whether it is a button until it is opened. */
  folded?: boolean;
  history: readonly RememberedRoll[];
  edge: Edge | null;
  onEdge: (edge: Edge | null) => void;
  critical: Critical;
  onCritical: (critical: boolean) => void;
  onClear: () => void;
};

const EDGES: readonly { edge: Edge | null; label: string; full: string }[] = [
  { edge: 'disadvantage', label: 'Dis', full: 'Disadvantage' },
  { edge: null, label: 'Flat', full: 'No advantage or disadvantage' },
  { edge: 'advantage', label: 'Adv', full: 'Advantage' },
];

/** The last result, and how the next roll is made. */
export function RollTray({
  last,
  diceLost,
  apart,
  folded = false,
  history,
  edge,
  onEdge,
  critical,
  onCritical,
  onClear,
}: RollTrayProps) {
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(!folded);
  const [apartShown, setApartShown] = useState(false);
  const apartId = useId();
  const [late, again] = useLatePart(fetchHistory, open);
  const historyLost = open && late.is === 'lost';
  function handleOpen() {
    setOpen(true);
    if (late.is === 'lost') again();
  }
  return (
    <section aria-label="Dice">
      <div
        className={styles.result}
        role="status"
        data-empty={!(last || diceLost || historyLost) || undefined}
      >
        {diceLost && <Lost what="dice" />}
        {historyLost && <Lost what="rolls" />}
        {last && !diceLost && <RollResult key={last.id} roll={last} />}
        {critical === 'earned' && <p>The next damage is a critical hit.</p>}
      </div>
      {apartShown && apart.length > 0 && <RollsApart id={apartId} rolls={apart} />}
      {folded && (
        <Button
          type="button"
          kind="quiet"
          icon="die"
          compact
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          Dice
        </Button>
      )}
      <div className={styles.controls} hidden={!unfolded}>
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
                data-command={choice ?? 'flat'}
                checked={edge === choice}
                onChange={() => onEdge(choice)}
                aria-label={`${label}: ${full}`}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.critical} title="The next attack or damage is a critical hit">
          <input
            type="checkbox"
            data-command="critical"
            checked={critical !== 'off'}
            onChange={(event) => onCritical(event.currentTarget.checked)}
          />
          <span>Crit</span>
        </label>
        {apart.length > 0 && (
          <Button
            type="button"
            kind="quiet"
            compact
            data-command="saves"
            aria-expanded={apartShown}
            aria-controls={apartShown ? apartId : undefined}
            onClick={() => setApartShown(!apartShown)}
          >
            Saves
          </Button>
        )}
        <Button
          type="button"
          kind="quiet"
          icon="clock"
          compact
          data-command="rolls"
          onClick={handleOpen}
        >
          Rolls
        </Button>
      </div>
      {open && late.is === 'here' && (
        <late.part.default history={history} onClose={() => setOpen(false)} onClear={onClear} />
      )}
    </section>
  );
}

function Lost({ what }: { what: string }) {
  return <p>Offline: the {what} could not be loaded. Press again when you are back online.</p>;
}
