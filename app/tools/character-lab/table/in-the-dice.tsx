import type { Condition } from '~/rules/conditions';
import { useHydrated } from '~/ui/use-hydrated';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { leansAnything } from './roll-leans';
import styles from './states.module.css';
import { useTableNow } from './use-table-now';

/** Whether a current condition affects rolls; unticked, it is ignored for now. */
export function InTheDice({ state }: { state: Condition }) {
  const { table, play, off, setCounts } = useTableNow();
  const hydrated = useHydrated();
  // Numbers roll only with scripts.
  if (!hydrated || !leansAnything(table.sheet.edition, state, play.exhaustion)) return null;
  return (
    <label className={styles.dice}>
      <input
        type="checkbox"
        checked={!off.has(state)}
        onChange={(event) => setCounts(state, event.currentTarget.checked)}
      />
      <span>
        <VisuallyHidden>{`${state} `}</VisuallyHidden>applies to rolls
      </span>
    </label>
  );
}
