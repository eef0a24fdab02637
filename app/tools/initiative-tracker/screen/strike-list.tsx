import type { Combatant } from '~/fights/log/state';
import type { Sequence, Strike, StrikeCost } from '~/fights/sheet/strike';
import { Button } from '~/ui/button';
import styles from './chosen-panel.module.css';
import { ACT_FORM } from './fight-facts';
import { strikeWords } from './strike-words';

type StrikeListProps = {
  one: Combatant;
  strikes: readonly Strike[];
  sequences: readonly Sequence[];
};

/** The strikes of the open combatant, each with a button that uses it on all selected. */
export function StrikeList({ one, strikes, sequences }: StrikeListProps) {
  if (strikes.length === 0) return null;
  return (
    <section aria-label={`Actions of ${one.name}`}>
      <h3 className={styles.sub}>Actions on the selected</h3>
      <ul className={styles.resources}>
        {sequences.length > 0 && (
          <li className={styles.resource}>
            <strong>Multiattack</strong>
            <span className={styles.pair}>
              {sequences.map(({ key, name }) => (
                <Button
                  key={key}
                  form={ACT_FORM}
                  name="intent"
                  value={`multi:${one.id}:${key}`}
                  aria-label={name}
                  compact
                >
                  {name.replace('Multiattack: ', '')}
                </Button>
              ))}
            </span>
          </li>
        )}
        {strikes.map((strike) => (
          <li key={strike.key} className={styles.resource}>
            <span>
              <strong>{strike.name}</strong>
              <small className={styles.small}>
                {[costWords(one, strike), strikeWords(strike)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <Button
              form={ACT_FORM}
              kind="quiet"
              icon={strike.attack ? 'sword' : 'die'}
              name="intent"
              value={`strike:${one.id}:${strike.key}`}
              compact
            >
              {strike.attack ? 'Attack' : 'Use'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kind of action if it is not a normal one, what it spends, and whether nothing is left. */
function costWords(one: Combatant, { section, spends }: Strike): string {
  const words = spends.flatMap((cost) => costOf(one, cost));
  return [SECTIONS[section] ?? '', ...words].filter(Boolean).join(' · ');
}

function costOf(one: Combatant, cost: StrikeCost): string[] {
  if (cost.of === 'reaction') return one.reactionSpent ? ['Spent'] : [];
  if (cost.of === 'use') return one.usesLeft[cost.key] === 0 ? ['Spent'] : [];
  const left = one.legendaryActionsLeft;
  return [
    ...(cost.by > 1 ? [`Costs ${cost.by}`] : []),
    ...(left < cost.by ? ['Not enough left'] : []),
  ];
}

const SECTIONS: Partial<Record<Strike['section'], string>> = {
  'bonus-action': 'Bonus action',
  reaction: 'Reaction',
  legendary: 'Legendary',
  lair: 'Lair',
  mythic: 'Mythic',
};
