import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Writes where the page now is into its address (null leaves the address alone). That is not the router's business: the
 * page asks nothing of the server, so it works without a network. For the same reason the router hears nothing of jumps
 * inside the page: it knows the address of old alone, and would ask for the whole page anew.
 */
export function useOwnAddress(address: string | null): void {
  // A link to this very page, which the router need not load again, writes another address over ours.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the router counts
  useEffect(() => {
    if (address !== null && address !== window.location.pathname + window.location.search) {
      window.history.replaceState(window.history.state, '', address);
    }
  }, [address, key]);
  useEffect(() => {
    document.addEventListener('click', jump);
    return () => document.removeEventListener('click', jump);
  }, []);
}

/** Goes to a part of this page as the browser would, but without a step in its history. */
function jump(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const part = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  part.scrollIntoView();
  // The keyboard goes on from there.
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
