import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import type { RememberedRoll } from './remembered-rolls';
import { RollResult } from './roll-result';
import styles from './roll-tray.module.css';

export type RollHistoryProps = {
  history: readonly RememberedRoll[];
  onClose: () => void;
  onClear: () => void;
};

/** The rolls of this device, newest first. */
export default function RollHistory({ history, onClose, onClear }: RollHistoryProps) {
  return (
    <Dialog
      open
      onClose={onClose}
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
              <RollResult roll={roll} named />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
