import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';

/** Advantage or disadvantage on an attack roll. */
export function EdgeField() {
  const { typed } = useTypedBefore();
  return (
    <label className={styles.grow}>
      Roll
      <select name="edge" defaultValue={typed.edge ?? ''}>
        <option value="">Normal</option>
        <option value="advantage">Advantage</option>
        <option value="disadvantage">Disadvantage</option>
      </select>
    </label>
  );
}

/** Hides a roll from the table. */
export function SecretField() {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name="secret" value="1" />
      For the game master alone
    </label>
  );
}
