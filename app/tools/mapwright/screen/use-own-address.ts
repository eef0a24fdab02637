import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Writes the page's state into its URL (null leaves the URL unchanged). This bypasses the router, so that the page
 * makes no server requests and works offline. For the same reason, links within the page are hidden from the router: it
 * only knows the original URL, and would load the whole page again.
 */
export function useOwnAddress(address: string | null): void {
  // A link to this page, which the router need not load again, overwrites our URL.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: run on every navigation (`key`)
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

/** Jumps to a part of this page like the browser would, but without a history entry. */
function jump(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const part = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  part.scrollIntoView();
  // Keyboard navigation continues from there.
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
