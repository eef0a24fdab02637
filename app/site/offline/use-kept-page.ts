import { useEffect } from 'react';
import { hereFor } from './kept-pages';

/**
 * Opens the wanted page if the device has it cached: the service worker can serve it although the router could not
 * fetch its data.
 */
export function useKeptPage(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined || !navigator.serviceWorker?.controller) return;
    const { pathname } = new URL(wanted, location.origin);
    caches.match(hereFor(pathname)?.split('?')[0] ?? pathname).then(
      (kept) => {
        if (kept) location.assign(wanted);
      },
      // Without storage there is nothing to open.
      () => {},
    );
  }, [wanted]);
}
