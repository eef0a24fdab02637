import type { Edition } from '~/rules/edition';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import styles from '../screen/more.module.css';

/** Loaded after hydration; until then, and without scripts, names are typed. */
function fetchFinder() {
  return import('./monster-finder');
}

/** A search for monsters to add; with scripts its space is reserved, so that nothing moves when it loads. */
export function FinderPart({ edition }: { edition: Edition }) {
  const [late] = useLatePart(fetchFinder, useHydrated());
  return (
    <div className={styles.finder}>
      {late.is === 'here' && <late.part.MonsterFinder edition={edition} />}
    </div>
  );
}
