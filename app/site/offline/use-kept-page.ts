import { useEffect } from 'react';
import { hereFor } from './kept-pages';

/** Opens the wanted page after all where the device holds it: the service worker has it, the router could not fetch its data. */
export function useKeptPage(wanted: string | undefined): void {
  useEffect(() => {
    if (wanted === undefined || !navigator.serviceWorker?.controller) return;
    const { pathname } = new URL(wanted, location.origin);
    caches.match(hereFor(pathname)?.split('?')[0] ?? pathname).then(
      (kept) => {
        if (kept) location.assign(wanted);
      },
      // Without its storage there is nothing to open.
      () => {},
    );
  }, [wanted]);
}
