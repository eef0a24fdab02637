import styles from './list-screen.module.css';
import type { ListedMonster } from './list-text';
import { listedName } from './listed-name';

/** The checkboxes of a list's monsters to remove. */
export function TakeOutChoice({ monsters }: { monsters: readonly ListedMonster[] }) {
  return (
    <ul className={styles.choice}>
      {monsters.map((monster) => (
        <li key={monster.id}>
          <label>
            <input type="checkbox" name="monster" value={monster.id} />
            <span>{listedName(monster)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
