import type { Kept } from '../kept/kept-limits';
import { macroLeaves, tableLeaves } from '../kept/macro-leaves';
import { LeafView } from '../leaf-view';
import { rollerPaths } from '../roller-paths';
import styles from './roller.module.css';

/** The user's macros and tables: of the account, or of the device, filled in by a script. */
export function RollMacros({ kept }: { kept: readonly Kept[] | null }) {
  return (
    <section
      className={styles.macros}
      aria-labelledby="macros-title"
      data-print="no"
      data-macros={kept === null ? 'device' : 'account'}
      hidden={kept === null || kept.length === 0}
    >
      <h2 id="macros-title">
        <a href={rollerPaths.kept()}>Macros and tables</a>
      </h2>
      <div data-macro-leaves>
        {kept && <LeafView of={[...macroLeaves(kept), ...tableLeaves(kept)]} />}
      </div>
    </section>
  );
}
