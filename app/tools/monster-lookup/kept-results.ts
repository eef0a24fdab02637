/** What came of a search: the search as it stands in the address, and what was found. */
type Kept<Found> = { search: string; found: Found };

/**
 * Remembers the results that came through last, for when the line drops: they stay in front of somebody who types on, and
 * come back to somebody who goes back. `isOld` says that they are those of another search.
 */
export function createKeptResults<Found>() {
  let kept: Kept<Found> | null = null;
  return {
    keep(search: string, found: Found): void {
      kept = { search, found };
    },
    /** The results to show without a line; null when none ever came. */
    restore(search: string): { found: Found; isOld: boolean } | null {
      return kept && { found: kept.found, isOld: kept.search !== search };
    },
  };
}
