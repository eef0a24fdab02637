import { ALL_FILTERS, withFilters } from '~/compendium/search/search-address';
import { fillFields } from '~/ui/fill-fields';

/** The key in a history entry that says that opening the sheet made it. */
const OPENED_HERE = 'filters';

type SheetWatch = {
  /** The form's current content as a query string. */
  asked: () => string;
  /** Searches with the form's content at once; the URL follows. */
  searchNow: () => void;
  signal: AbortSignal;
};

/**
 * Opens the filters as a modal sheet where there is no room for them beside the list. Opening it is an entry of the
 * history: Back closes it and undoes what was chosen in it. Returns whether it is open.
 */
export function watchFilters(
  page: Document,
  form: HTMLFormElement,
  { asked, searchNow, signal }: SheetWatch,
): () => boolean {
  const sheet = form.querySelector<HTMLDialogElement>('[data-filter-sheet]');
  const opener = page.querySelector<HTMLAnchorElement>('[data-filters]');
  if (!sheet || !opener) return () => false;
  let before = asked();

  /** Only where the filters are not beside the list. */
  function open() {
    if (!sheet || sheet.open || !opener?.checkVisibility()) return;
    before = asked();
    sheet.showModal();
  }

  function close() {
    sheet?.close();
    opener?.focus();
  }

  /** Closes the sheet and keeps what was chosen. */
  function accept() {
    close();
    if (asked() === before && history.state?.[OPENED_HERE]) history.back();
    else searchNow();
  }

  opener.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const search = withFilters(new URLSearchParams(location.search), true);
      history.pushState({ ...history.state, [OPENED_HERE]: true }, '', location.pathname + search);
      open();
    },
    { signal },
  );
  sheet.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      accept();
    },
    { signal },
  );
  sheet.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target : null;
      if (pressed === sheet || pressed?.closest('[data-close-filters]')) accept();
      if (!pressed?.closest('[data-reset-filters]')) return;
      const { q } = Object.fromEntries(new URLSearchParams(asked()));
      fillFields(form, new URLSearchParams(q === undefined ? [] : [['q', q]]));
      searchNow();
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      const params = new URLSearchParams(location.search);
      if (!params.has(ALL_FILTERS) && sheet.open) close();
      const was = asked();
      fillFields(form, params);
      if (asked() !== was) searchNow();
      if (params.has(ALL_FILTERS)) open();
    },
    { signal },
  );
  // On a wider screen the filters are beside the list again.
  window.addEventListener(
    'resize',
    () => {
      if (sheet.open && !opener.checkVisibility()) accept();
    },
    { signal },
  );
  if (new URLSearchParams(location.search).has(ALL_FILTERS)) open();
  return () => sheet.open;
}
