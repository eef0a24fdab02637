import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';
import { isWide } from './use-wide';

/** How long the keyboard rests on a result before the pane follows, in milliseconds: who runs through a list asks for little. */
const REST_MS = 120;

/**
 * Lets the pane beside the list follow: a press of the mouse on a result shows it there, and the keyboard's way through the
 * results takes the pane along. Enter still opens the page, and so does a press on what is shown already.
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
      // One step of the history for the pane, however far the arrows go in it.
      navigate({ search: `?${params}` }, { replace: before !== null, preventScrollReset: true });
    }
    function resultAt(event: Event): HTMLAnchorElement | null {
      if (!(event.target instanceof Element) || !isWide()) return null;
      const link = event.target.closest<HTMLAnchorElement>('a[data-result]');
      return link && results.current?.contains(link) ? link : null;
    }
    function handleClick(event: MouseEvent) {
      // Whoever opens a page must not be called back by where the keyboard rested.
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
    // Before the router, which would open the page.
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
