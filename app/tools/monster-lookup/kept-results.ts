/** The results of a search, with its query string. */
type Kept<Found> = { search: string; found: Found };

/**
 * Keeps the last results for when the connection is lost, while the user types on or goes back. `isOld` means that they
 * belong to another search.
 */
export function createKeptResults<Found>() {
  let kept: Kept<Found> | null = null;
  return {
    keep(search: string, found: Found): void {
      kept = { search, found };
    },
    /** The results to show while offline; null when there are none. */
    restore(search: string): { found: Found; isOld: boolean } | null {
      return kept && { found: kept.found, isOld: kept.search !== search };
    },
  };
}
