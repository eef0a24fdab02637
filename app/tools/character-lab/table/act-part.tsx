import { AttacksPanel } from './attacks-panel';
import { DeedsDone } from './deeds-done';
import { RestPanel } from './rest-panel';
import { StatesPanel } from './states';
import { SuppliesPanel } from './supplies-panel';
import styles from './table.module.css';

/** What one does in a turn, and between them. */
export function ActPart() {
  return (
    <div className={styles.oneColumn}>
      <AttacksPanel />
      <SuppliesPanel />
      <RestPanel />
    </div>
  );
}

/** What befalls one, and what was done: below all else on a phone, below the hit points where there is room. */
export function ActBeside() {
  return (
    <div className={styles.actBeside}>
      <StatesPanel />
      <DeedsDone />
    </div>
  );
}
