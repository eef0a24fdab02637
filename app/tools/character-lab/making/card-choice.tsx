import { Mark } from './answer-row';
import styles from './making.module.css';
import type { CardAnswer, Trait } from './making-facts';
import { useShownPicks } from './use-shown-picks';

type CardChoiceProps = {
  legend: string;
  name: string;
  /** The place of the choice in the list of what is left. */
  place: string;
  cards: readonly CardAnswer[];
  chosen: string | null;
  /** What is to be known about the cards. */
  hint?: string;
};

/**
 * A choice among cards with a line, a few facts and what each gives: races, subclasses, backgrounds. Once one is chosen,
 * the others fold to their names.
 */
export function CardChoice({ legend, name, place, cards, chosen, hint }: CardChoiceProps) {
  const [shown, setShown] = useShownPicks(chosen === null ? [] : [chosen]);
  const isOpen = shown.length === 0;
  return (
    <fieldset
      className={styles.asked}
      id={`asked-${place}`}
      data-open={isOpen || undefined}
      data-chosen={!isOpen || undefined}
    >
      <legend>
        {legend}
        {isOpen && <span className={styles.left}>to choose</span>}
      </legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div
            key={card.slug}
            className={styles.cardBox}
            data-blocked={card.blocked !== null || undefined}
          >
            <label className={styles.card}>
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
              {card.mark !== null && <Mark words={card.mark} />}
            </label>
            <Traits name={card.name} traits={card.traits} />
          </div>
        ))}
      </div>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
    </fieldset>
  );
}

/** What a card gives, to be read before the choice. */
export function Traits({ name, traits }: { name: string; traits: readonly Trait[] }) {
  if (traits.length === 0) return null;
  return (
    <details className={styles.traits}>
      <summary aria-label={`What ${name} gives`}>What it gives</summary>
      <dl>
        {traits.map((trait) => (
          <div key={trait.name}>
            <dt>{trait.name}</dt>
            <dd>{trait.words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
