import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { PlayersMat, type PlayersMatProps } from '../mat/players-mat';
import styles from './players.module.css';

function fetchMat() {
  return import('../mat/players-mat');
}

/** The map of the players' page, loaded when there is one; for pages without scripts the server renders it. */
export function LateMat(props: PlayersMatProps) {
  const [late] = useLatePart(fetchMat, useHydrated());
  return (
    <section className={styles.mat} aria-label="Map" data-players-mat>
      {late.is === 'here' ? (
        <late.part.PlayersMat {...props} />
      ) : (
        <noscript>{import.meta.env.SSR && <PlayersMat {...props} />}</noscript>
      )}
    </section>
  );
}
