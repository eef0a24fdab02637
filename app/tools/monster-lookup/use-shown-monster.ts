import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';
import { isWide } from './use-wide';

/**
 * The delay before the pane follows the keyboard focus, in milliseconds, to avoid requests while moving quickly through
 * the list.
 */
const REST_MS = 120;

/**
 * Shows a monster in the pane when its row is clicked or focused with the keyboard. Enter, or clicking the shown row,
 * opens its page.
 */
export function useShownMonster(results: RefObject<HTMLElement>): void {
  const navigate = useNavigate();
  useEffect(() => {
    let rest = 0;
    function show(id: string) {
      const params = new URLSearchParams(location.search);
      const before = params.get('show');
      if (before === id) return;
      params.set('show', id);
      // The pane uses one history entry, however many monsters are shown in it.
      navigate({ search: `?${params}` }, { replace: before !== null, preventScrollReset: true });
    }
    function resultAt(event: Event): HTMLAnchorElement | null {
      if (!(event.target instanceof Element) || !isWide()) return null;
      const link = event.target.closest<HTMLAnchorElement>('a[data-result]');
      return link && results.current?.contains(link) ? link : null;
    }
    function handleClick(event: MouseEvent) {
      // Cancels a pending change of the pane, which would navigate away from an opened page.
      window.clearTimeout(rest);
      const link = resultAt(event);
      const byHand = event.detail > 0 && event.button === 0;
      if (link === null || !byHand || link.hasAttribute('aria-current')) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(idOf(link));
    }
    function handleFocus(event: FocusEvent) {
      window.clearTimeout(rest);
      const link = resultAt(event);
      if (link === null || !link.matches(':focus-visible')) return;
      rest = window.setTimeout(() => show(idOf(link)), REST_MS);
    }
    // In the capture phase, before the router, which would open the page.
    document.addEventListener('click', handleClick, true);
    document.addEventListener('focusin', handleFocus);
    return () => {
      window.clearTimeout(rest);
      document.removeEventListener('click', handleClick, true);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [results, navigate]);
}

function idOf({ pathname }: HTMLAnchorElement): string {
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
}
