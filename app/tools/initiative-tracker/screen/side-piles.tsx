import { Link } from '@remix-run/react';
import { combatantsOf } from '~/fights/people/people';
import { useFight } from './fight-facts';
import styles from './order-list.module.css';

/** Combatants outside the order: those still to arrive, and the defeated. */
export function SidePiles() {
  const { fight, choosing } = useFight();
  const waiting = combatantsOf(fight).filter(({ place }) => place === 'waiting');
  const defeated = combatantsOf(fight).filter(({ place }) => place === 'pile');
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
        <p className={styles.pile}>
          <strong>Defeated: </strong>
          {defeated.map(({ id, name }) => (
            <Link key={id} to={choosing(id)} replace preventScrollReset data-choose={id}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
