import type { Kept } from '../kept/kept-limits';
import { macroLeaves } from '../kept/macro-leaves';
import { LeafView } from '../leaf-view';
import { rollerPaths } from '../roller-paths';
import styles from './roller.module.css';

/** The user's macros: of the account, or of the device, filled in by a script. */
export function RollMacros({ macros }: { macros: readonly Kept[] | null }) {
  return (
    <section
      className={styles.macros}
      aria-labelledby="macros-title"
      data-print="no"
      data-macros={macros === null ? 'device' : 'account'}
      hidden={macros === null || macros.length === 0}
    >
      <h2 id="macros-title">
        <a href={rollerPaths.kept()}>Macros</a>
      </h2>
      <div data-macro-leaves>{macros && <LeafView of={macroLeaves(macros)} />}</div>
    </section>
  );
}
