import type { ApartRoll } from './roll';
import { RollNumber } from './roll-number';
import styles from './roll-tray.module.css';

/** Rolls in addition to the numbers on the page, each below its label. */
export function RollsApart({ id, rolls }: { id: string; rolls: readonly ApartRoll[] }) {
  return (
    <dl id={id} className={styles.apart}>
      {rolls.map(({ label, text, roll }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RollNumber text={text} roll={roll} look="square" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
