import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { searchText } from '~/compendium/search/search-address';
import { fillFields } from '~/ui/fill-fields';

/** The pause in typing before a search starts, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Searches while the form is being filled in; an earlier request is aborted. Old results (`isOld`), shown while
 * offline, are reloaded when back online.
 */
export function useLiveSearch(form: RefObject<HTMLFormElement>, isOld: boolean) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, state } = useLocation();
  const pause = useRef(0);
  /** Searches that the form started since it was last filled from the URL. */
  const asking = useRef(new Set<unknown>());
  /** The form's content after the user's last change, until it is filled from another URL. */
  const said = useRef<string | null>(null);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  useEffect(() => {
    // The form may be newer than the search it started; filling it from that URL would lose later input.
    if (asking.current.has(Object(state).asked)) return;
    asking.current.clear();
    said.current = null;
    if (form.current) fillFields(form.current, new URLSearchParams(search));
  }, [form, search, state]);

  useEffect(() => {
    if (!isOld) return;
    window.addEventListener('online', revalidate);
    return () => window.removeEventListener('online', revalidate);
  }, [isOld, revalidate]);

  /** The form's current content as a query string, which the URL follows a moment later. */
  function asksFor(): string {
    if (!form.current) return search;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    return searchText(new URLSearchParams(fields));
  }

  /** Returns the form's content and cancels the pending search, for a caller that searches itself. */
  function takeOver(): string {
    window.clearTimeout(pause.current);
    return asksFor();
  }

  /** Searches with the form's content, and returns it. */
  function searchNow(): string {
    const asked = takeOver();
    if (asked !== search) {
      const id = crypto.randomUUID();
      asking.current.add(id);
      navigate(pathname + asked, {
        replace: true,
        preventScrollReset: true,
        state: { asked: id },
      });
    } else if (isOld) revalidate();
    return asked;
  }

  /** Restores the user's input after the fields were rendered again from the URL. */
  const refill = useCallback(() => {
    if (form.current && said.current !== null) {
      fillFields(form.current, new URLSearchParams(said.current));
    }
  }, [form]);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    window.clearTimeout(pause.current);
    said.current = asksFor();
    const typed = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    pause.current = window.setTimeout(searchNow, typed ? PAUSE_MS : 0);
  }

  return { handleInput, asksFor, takeOver, searchNow, refill };
}
