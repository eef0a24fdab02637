import type { OwnOne, TableView } from '~/fights/table/table-view';
import { Button } from '~/ui/button';
import { useTypedBefore } from '../screen/typed-before';
import { DamageTypeField } from './amount-form';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';
import { TargetFields } from './target-fields';

/** Suggests an attack's damage to targets; it counts when the game master accepts it. */
export function SuggestForm({ one, view }: { one: OwnOne; view: TableView }) {
  const { typed } = useTypedBefore();
  return (
    <Act summary="Deal damage" intents={['suggest']}>
      <SeatForm is="suggest" who={one.id} className={styles.column}>
        <TargetFields one={one} view={view} />
        <div className={styles.asking}>
          <label className={styles.grow}>
            Damage
            <input
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              defaultValue={typed.amount}
            />
          </label>
          <DamageTypeField />
        </div>
        <label>
          With
          <input
            name="with"
            autoComplete="off"
            maxLength={80}
            placeholder="Longsword"
            defaultValue={typed.with}
          />
        </label>
        <Button>Tell the game master</Button>
      </SeatForm>
    </Act>
  );
}
