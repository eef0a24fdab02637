import { Button } from '~/ui/button';
import styles from './table.module.css';
import { PressForm, TablePart } from './table-part';
import { TypedLine, TypedTick } from './typed-fields';

/** Dice of the game master that the table sees. */
export function RollPart() {
  return (
    <TablePart at="roll" title="Roll for the table">
      <PressForm at="roll" className={styles.form}>
        <div className={styles.pair}>
          <TypedLine label="Dice" name="dice" maxLength={60} placeholder="1d20+5" />
          <TypedLine label="For" name="what" maxLength={80} placeholder="Initiative of the storm" />
        </div>
        <TypedTick label="For the game master alone" name="secret" on={false} />
        <div className={styles.end}>
          <Button kind="quiet" icon="die" name="intent" value="table:roll">
            Roll
          </Button>
          <p className={styles.hint}>Phones and the shared screen show it.</p>
        </div>
      </PressForm>
    </TablePart>
  );
}
