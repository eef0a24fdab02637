import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Writes where the page now is into its address (null leaves the address alone). That is not the router's business: the
 * page asks nothing of the server, so it works without a network. For the same reason the router hears nothing of jumps
 * inside the page: it knows the address of old alone, and would ask for the whole page anew.
 */
export function useOwnAddress(address: string | null): void {
  const stands = useRef<string | null>(null);
  // A link to this very page, which the router need not load again, writes another address over ours.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the router counts
  useEffect(() => {
    if (address !== null && address !== addressNow()) {
      window.history.replaceState(window.history.state, '', address);
    }
    stands.current = addressNow();
  }, [address, key]);
  useEffect(() => {
    function keepJumps(event: PopStateEvent): void {
      if (addressNow() === stands.current) event.stopImmediatePropagation();
    }
    window.addEventListener('popstate', keepJumps, { capture: true });
    return () => window.removeEventListener('popstate', keepJumps, { capture: true });
  }, []);
}

function addressNow(): string {
  return window.location.pathname + window.location.search;
}
