import { AttacksPanel } from './attacks-panel';
import { DeedsDone } from './deeds-done';
import { RestPanel } from './rest-panel';
import { StatesPanel } from './states';
import { SuppliesPanel } from './supplies-panel';
import styles from './table.module.css';

/** What one does in a turn, and between them. */
export function ActPart() {
  return (
    <div className={styles.columns}>
      <AttacksPanel />
      <SuppliesPanel />
      <StatesPanel />
      <RestPanel />
      <DeedsDone />
    </div>
  );
}
