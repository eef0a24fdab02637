import type { Edition } from '~/rules/edition';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';

/** The finder comes when the page is awake: until then, and without scripts, names are typed. */
function fetchFinder() {
  return import('./monster-finder');
}

/** A search for who joins, in its place once it is there. */
export function FinderPart({ edition }: { edition: Edition }) {
  const [late] = useLatePart(fetchFinder, useHydrated());
  return late.is === 'here' ? <late.part.MonsterFinder edition={edition} /> : null;
}
