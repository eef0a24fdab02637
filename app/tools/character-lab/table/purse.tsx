import { DeedForm, Press } from './press';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const COINS = [
  ['pp', 'Platinum'],
  ['gp', 'Gold'],
  ['ep', 'Electrum'],
  ['sp', 'Silver'],
  ['cp', 'Copper'],
] as const;

/** The coins, with a form to gain and pay some. */
export function Purse() {
  const { play } = useTableNow();
  return (
    <section aria-labelledby="purse">
      <h2 id="purse">Coins</h2>
      <ul className={styles.coins}>
        {COINS.map(([kind, name]) => (
          <li key={kind}>
            <strong>{play.coins[kind].toLocaleString('en')}</strong> <span>{name}</span>
          </li>
        ))}
      </ul>
      <DeedForm className={styles.purse} label="Gain or pay coins">
        {COINS.map(([kind, name]) => (
          <label key={kind}>
            {name}
            <input
              name={kind}
              type="number"
              inputMode="numeric"
              min={0}
              max={999_999}
              placeholder="0"
              autoComplete="off"
            />
          </label>
        ))}
        <div className={styles.row}>
          <Press icon="plus" deed={{ does: 'coins', way: 'in' }}>
            Gain
          </Press>
          <Press icon="minus" deed={{ does: 'coins', way: 'out' }}>
            Pay
          </Press>
        </div>
      </DeedForm>
    </section>
  );
}
