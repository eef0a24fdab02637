import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches a media query, following changes; false on the server. */
export function useScreen(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', changed);
      return () => width.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
