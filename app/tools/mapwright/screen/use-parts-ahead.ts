import { useEffect } from 'react';

/** How long the page must be idle before its lazy parts are loaded. */
const REST_MS = 250;

/**
 * Loads the lazy parts of the page in advance, so that they are available offline. Failed ones are loaded again when
 * needed; `fetchParts` must be a stable function.
 */
export function usePartsAhead(isReady: boolean, fetchParts: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => fetchParts().catch(() => {}), REST_MS);
    return () => clearTimeout(timer);
  }, [isReady, fetchParts]);
}
