import type { Edition } from '~/rules/edition';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import styles from '../screen/more.module.css';

/** The finder comes when the page is awake: until then, and without scripts, names are typed. */
function fetchFinder() {
  return import('./monster-finder');
}

/** A search for who joins; its place is kept where scripts run, so that nothing moves when it comes. */
export function FinderPart({ edition }: { edition: Edition }) {
  const [late] = useLatePart(fetchFinder, useHydrated());
  return (
    <div className={styles.finder}>
      {late.is === 'here' && <late.part.MonsterFinder edition={edition} />}
    </div>
  );
}
