import styles from './making.module.css';
import type { CardAnswer } from './making-facts';
import { useShownPicks } from './use-shown-picks';

type CardChoiceProps = {
  legend: string;
  name: string;
  cards: readonly CardAnswer[];
  chosen: string | null;
};

/** A choice among cards with a line and a few facts: races, subclasses, backgrounds. */
export function CardChoice({ legend, name, cards, chosen }: CardChoiceProps) {
  const [shown, setShown] = useShownPicks(chosen === null ? [] : [chosen]);
  return (
    <fieldset className={styles.asked} data-open={chosen === null || undefined}>
      <legend>
        {legend}
        {chosen === null && <span className={styles.left}>to choose</span>}
      </legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label
            key={card.slug}
            className={styles.card}
            data-blocked={card.blocked !== null || undefined}
          >
            <input
              type="radio"
              name={name}
              value={card.slug}
              checked={shown[0] === card.slug}
              disabled={card.blocked !== null}
              onChange={() => setShown([card.slug])}
            />
            <span className={styles.cardName}>{card.name}</span>
            <span className={styles.cardWords}>{card.blocked ?? card.line}</span>
            {card.facts !== '' && <span className={styles.cardFacts}>{card.facts}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
