import { AWAKE, isAwake } from '~/ui/awake';

/** The message of a page whose scripts cannot be loaded. */
const WORDS = 'Offline. Part of this page is missing. Reload it when you are back online.';

/**
 * Shows on a page that is still loading that the device is offline. The page's own scripts cannot, because they are
 * what fails to load. This one is small, is requested first, and ends once they run.
 */
function watchLine(page: Document, view: Window): void {
  const ends = new AbortController();
  const { signal } = ends;
  let told: HTMLElement | undefined;
  function tell() {
    if (told) return;
    // Added earlier, it would stand in the middle of the page, where React expects an element of its own.
    if (page.readyState === 'loading') {
      page.addEventListener('DOMContentLoaded', tell, { signal });
      return;
    }
    told = page.createElement('p');
    told.id = 'line-gone';
    told.setAttribute('role', 'alert');
    told.textContent = WORDS;
    page.body.appendChild(told);
  }
  view.addEventListener('offline', tell, { signal });
  // A failed script or style sheet fires its error event on the element, which only capturing listeners receive. A font
  // that fails to load takes nothing from the page.
  view.addEventListener(
    'error',
    ({ target }) => {
      const isLink = target instanceof HTMLLinkElement && target.rel !== 'preload';
      if (isLink || target instanceof HTMLScriptElement) tell();
    },
    { capture: true, signal },
  );
  view.addEventListener(
    AWAKE,
    () => {
      ends.abort();
      told?.remove();
    },
    { signal },
  );
}

// The page's own scripts may already be running.
if (typeof window !== 'undefined' && !isAwake(document)) watchLine(document, window);
