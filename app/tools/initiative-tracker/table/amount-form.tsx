import type { OwnOne } from '~/fights/table/table-view';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { Button } from '~/ui/button';
import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';
import { Act, SeatForm } from './seat-form';

/** A select of the damage types. */
export function DamageTypeField() {
  const { typed } = useTypedBefore();
  return (
    <label className={styles.grow}>
      Type
      <select name="type" defaultValue={typed.type ?? ''}>
        <option value="">Any</option>
        {DAMAGE_TYPES.map((type) => (
          <option key={type} value={type}>
            {type.charAt(0).toUpperCase() + type.slice(1)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A player's own hit points: damage, healing, temporary. */
export function AmountForm({ one }: { one: OwnOne }) {
  const { typed } = useTypedBefore();
  return (
    <Act summary="Hit points" intents={['hurt', 'heal', 'temporary']}>
      <SeatForm who={one.id} className={styles.column}>
        <div className={styles.asking}>
          <label className={styles.grow}>
            Amount
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
        <div className={styles.thumbs}>
          <Button name="is" value="hurt" kind="danger">
            Damage
          </Button>
          <Button name="is" value="heal">
            Heal
          </Button>
          <Button name="is" value="temporary" kind="quiet">
            Temporary HP
          </Button>
        </div>
      </SeatForm>
    </Act>
  );
}
