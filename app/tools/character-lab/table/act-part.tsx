import { ActionsPanel } from './actions-panel';
import { AttacksPanel } from './attacks-panel';
import { DeedsDone } from './deeds-done';
import { RestPanel } from './rest-panel';
import { StatesPanel } from './states';
import { SuppliesPanel } from './supplies-panel';
import styles from './table.module.css';

/** The actions in a turn and between turns. */
export function ActPart() {
  return (
    <div className={styles.oneColumn}>
      <AttacksPanel />
      <ActionsPanel />
      <SuppliesPanel />
      <RestPanel />
    </div>
  );
}

/** Conditions and history: at the bottom on a phone, below the hit points on wider screens. */
export function ActBeside() {
  return (
    <div className={styles.actBeside}>
      <StatesPanel />
      <DeedsDone />
    </div>
  );
}
