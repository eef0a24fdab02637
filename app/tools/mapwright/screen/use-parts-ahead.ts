import { useEffect } from 'react';

/** How long the page may rest before its parts are fetched that come later. */
const REST_MS = 250;

/**
 * Fetches the parts of the page that come later while the line is there, so that they are at hand without one. What does
 * not come through is asked for again when it is needed; `fetchParts` must be the same function every time.
 */
export function usePartsAhead(isReady: boolean, fetchParts: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => fetchParts().catch(() => {}), REST_MS);
    return () => clearTimeout(timer);
  }, [isReady, fetchParts]);
}
