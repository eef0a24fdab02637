import type { PrintedEquipment } from '~/characters/print/print-equipment';
import { classes } from '~/ui/classes';
import { RuledLines } from './ruled-lines';
import styles from './sheet.module.css';

/** With fewer items, blank lines are printed. */
const FEW = 12;

/** Coins, weight and carried items. */
export function EquipmentList({ equipment }: { equipment: PrintedEquipment }) {
  const { things, coins, carrying } = equipment;
  return (
    <section className={classes(styles.box, styles.flowing)}>
      <h3>Equipment</h3>
      <ul className={styles.coins}>
        {coins.map(({ label, text }) => (
          <li key={label}>
            <span className={styles.coin}>{text}</span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
        {carrying.map(({ label, text }) => (
          <li key={label} className={styles.carried}>
            <span>{text}</span>
            <span className={styles.label}>{label}</span>
          </li>
        ))}
      </ul>
      {things.length > 0 && (
        <ul className={classes(styles.columns, styles.things)}>
          {things.map(({ key, name, count, pounds, equipped, attuned, notes }) => (
            <li key={key}>
              <span className={styles.count}>{count === '1' ? '' : `${count} ×`}</span>
              <span>
                <span className={equipped ? styles.strong : undefined}>{name}</span>
                {[equipped ? 'equipped' : '', attuned ? 'attuned' : '', notes]
                  .filter((one) => one !== '')
                  .map((one) => (
                    <span key={one} className={styles.small}>{`, ${one}`}</span>
                  ))}
              </span>
              <span className={styles.small}>{pounds === '' ? '' : `${pounds} lb.`}</span>
            </li>
          ))}
        </ul>
      )}
      {things.length < FEW && <RuledLines className={styles.ruled} count={2} />}
    </section>
  );
}
