import type { Combatant } from '~/fights/log/state';
import type { Strike } from '~/fights/sheet/strike';
import { Button } from '~/ui/button';
import styles from './chosen-panel.module.css';
import { ACT_FORM } from './fight-facts';
import { strikeWords } from './strike-words';

/** What whoever is open can do, one press each, to all who are ticked in the order. */
export function StrikeList({ one, strikes }: { one: Combatant; strikes: readonly Strike[] }) {
  if (strikes.length === 0) return null;
  return (
    <section aria-label={`What ${one.name} can do`}>
      <h3 className={styles.sub}>To those who are ticked</h3>
      <ul className={styles.resources}>
        {strikes.map((strike) => (
          <li key={strike.key} className={styles.resource}>
            <span>
              <strong>{strike.name}</strong>
              <small className={styles.small}>{strikeWords(strike)}</small>
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
