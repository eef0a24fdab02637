import { Link } from '@remix-run/react';
import { combatantsOf } from '~/fights/people/people';
import { CombatantLine } from './combatant-line';
import { useFight } from './fight-facts';
import { defeatedOf } from './folded-foes';
import styles from './order-list.module.css';

/** Combatants outside the order: those still to arrive, and the defeated. */
export function SidePiles() {
  const { fight, choosing, chosen } = useFight();
  const waiting = combatantsOf(fight).filter(({ place }) => place === 'waiting');
  const defeated = defeatedOf(fight);
  return (
    <>
      {waiting.length > 0 && (
        <p className={styles.pile}>
          <strong>Arriving later: </strong>
          {waiting.map(({ id, name, arrives }) => (
            <Link key={id} to={choosing(id)} replace preventScrollReset data-choose={id}>
              {`${name} (round ${arrives})`}
            </Link>
          ))}
        </p>
      )}
      {defeated.length > 0 && (
        <details className={styles.defeated} data-defeated>
          <summary>{`${defeated.length} defeated`}</summary>
          <ul className={styles.members}>
            {defeated.map((one) => (
              <CombatantLine key={one.id} one={one} isTurn={false} isChosen={one.id === chosen} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
