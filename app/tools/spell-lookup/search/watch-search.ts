import { listSearch, searchText, withFilters } from '~/compendium/search/search-address';
import { askPage } from '~/platform/ask-page';
import { watchFilters } from './watch-filters';

/** The pause in typing before a search starts, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Searches while the form is being filled in; an earlier request is aborted. `go` navigates with React's router;
 * without it, the page fetches itself and replaces the changed parts. Returns a function to stop.
 */
export function watchSearch(page: Document, go: ((search: string) => void) | null): () => void {
  const form = page.querySelector<HTMLFormElement>('[data-spell-search]');
  const field = form?.querySelector<HTMLInputElement>('input[name="q"]');
  if (!form || !field) return () => {};
  const watch = new AbortController();
  const { signal } = watch;
  let asking = new AbortController();
  let pause = 0;
  /** The search whose results are shown. */
  let shown = listSearch(location.search);

  function asked(): string {
    const fields = [...new FormData(form ?? undefined)];
    return searchText(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])));
  }

  async function search() {
    const wanted = asked();
    const address = withFilters(new URLSearchParams(wanted), isOpen());
    if (go) {
      if (address !== location.search) go(address);
      return;
    }
    if (address === location.search && wanted === shown) return;
    asking.abort();
    if (wanted === shown) {
      page.querySelector('[data-live="found"]')?.removeAttribute('aria-busy');
      history.replaceState(history.state, '', location.pathname + address);
      return;
    }
    asking = new AbortController();
    const { signal: still } = asking;
    const found = page.querySelector('[data-live="found"]');
    found?.setAttribute('aria-busy', 'true');
    const answer = await askPage(location.pathname + wanted, still);
    if (still.aborted) return;
    found?.removeAttribute('aria-busy');
    // While offline the previous results stay; submitting the form shows the problem.
    if (answer === null) return;
    shown = wanted;
    // The sheet may have been opened or closed meanwhile.
    const now = withFilters(new URLSearchParams(wanted), isOpen());
    history.replaceState(history.state, '', location.pathname + now);
    takeOver(page, answer);
  }

  function searchNow() {
    clearTimeout(pause);
    void search();
  }

  const isOpen = watchFilters(page, form, { asked, searchNow, signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      clearTimeout(pause);
      const typed = target === field;
      pause = window.setTimeout(search, typed ? PAUSE_MS : 0);
    },
    { signal },
  );
  page.addEventListener('keydown', (event) => toField(event, field), { signal });
  return () => {
    clearTimeout(pause);
    asking.abort();
    watch.abort();
  };
}

/** Replaces the live parts of the page with those of a newer response. */
function takeOver(page: Document, answer: Document) {
  for (const part of page.querySelectorAll('[data-live]')) {
    const fresh = answer.querySelector(`[data-live="${part.getAttribute('data-live')}"]`);
    if (!fresh) continue;
    // A live region for screen readers must stay the same element.
    if (part.getAttribute('role') === 'status') part.textContent = fresh.textContent;
    else part.replaceChildren(...Array.from(fresh.childNodes, (one) => page.importNode(one, true)));
  }
}

/** "/" focuses the search field, unless the user is typing elsewhere. */
function toField(event: KeyboardEvent, field: HTMLInputElement) {
  const at = event.target;
  const typing = at instanceof HTMLElement && at.matches('input, select, textarea');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
  field.select();
}
