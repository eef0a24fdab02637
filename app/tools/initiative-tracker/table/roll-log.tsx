import type { ShownRoll } from '~/fights/table/table-view';
import { Icon } from '~/ui/icon';
import styles from './roll-log.module.css';

/** What was rolled last, for the table to see; the latest is told to screen readers. */
export function RollLog({ rolls }: { rolls: readonly ShownRoll[] }) {
  if (rolls.length === 0) return null;
  return (
    <section className={styles.rolls} aria-label="Dice" data-rolls>
      <h2>
        <Icon name="die" size="small" /> Dice
      </h2>
      <ol role="log">
        {rolls.map(({ id, who, what, text, total, isSecret }) => (
          <li key={id} data-secret={isSecret || undefined}>
            <span>
              <strong>{who}</strong> {what}
              {isSecret && <small> for the game master alone</small>}
            </span>
            {total !== null && <b>{total}</b>}
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
