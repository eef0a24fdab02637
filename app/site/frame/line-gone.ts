import { AWAKE, isAwake } from '~/ui/awake';

/** What a page says whose scripts do not come. */
const WORDS = 'Offline. Part of this page is missing. Reload it when you are back online.';

/**
 * Says on a page that is still on its way that the line is gone. The page's own scripts cannot: they are what does not come. This one is
 * small, is asked for first, and ends once they run.
 */
function watchLine(page: Document, view: Window): void {
  const ends = new AbortController();
  const { signal } = ends;
  let told: HTMLElement | undefined;
  function tell() {
    if (told) return;
    told = page.createElement('p');
    told.id = 'line-gone';
    told.setAttribute('role', 'alert');
    told.textContent = WORDS;
    page.body.appendChild(told);
  }
  view.addEventListener('offline', tell, { signal });
  // What a script or a style sheet needs that does not come is said to the element that asked for it.
  view.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) tell();
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

// The page's own scripts may have been quicker.
if (typeof window !== 'undefined' && !isAwake(document)) watchLine(document, window);
