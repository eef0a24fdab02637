import type { FightCard } from './fight-card';
import styles from './print.module.css';

/** A printed card with a box for the hit points of each creature. */
export function CardView({ card }: { card: FightCard }) {
  const { name, facts, hitPoints, count, marks, actions, note } = card;
  return (
    <article className={styles.card} aria-label={name}>
      <h2>{count > 1 ? `${count} × ${name}` : name}</h2>
      <p className={styles.facts}>{[facts, ...marks].filter(Boolean).join(' · ')}</p>
      <ol className={styles.each}>
        {Array.from({ length: Math.min(count, 20) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are equal and their order never changes
          <li key={at}>{hitPoints === null ? '' : `/ ${hitPoints}`}</li>
        ))}
      </ol>
      <dl className={styles.actions}>
        {actions.map((action) => (
          <div key={action.name}>
            <dt>{`${action.name}.`}</dt> <dd>{action.words}</dd>
          </div>
        ))}
      </dl>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </article>
  );
}
