import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { type FormEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { searchText } from '~/compendium/search/search-address';

/** How long a pause in typing must be before it is searched, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Lets results follow the form while it is being filled in; an earlier search that is still under way is dropped. Results
 * that are `isOld`, because the line was lost, are asked for again when it is back.
 */
export function useLiveSearch(form: RefObject<HTMLFormElement>, isOld: boolean) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, state } = useLocation();
  const pause = useRef(0);
  /** Searches that the form asked for since it was last filled. */
  const asking = useRef(new Set<unknown>());
  /** What the form said when it was last changed by hand, until it is filled by another address. */
  const said = useRef<string | null>(null);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  useEffect(() => {
    // The form is ahead of what it asked for: filled by that, it would lose what was ticked meanwhile.
    if (asking.current.has(Object(state).asked)) return;
    asking.current.clear();
    said.current = null;
    if (form.current) fillForm(form.current, new URLSearchParams(search));
  }, [form, search, state]);

  useEffect(() => {
    if (!isOld) return;
    window.addEventListener('online', revalidate);
    return () => window.removeEventListener('online', revalidate);
  }, [isOld, revalidate]);

  /** What the form says now, as an address has it: that of the page follows a moment later. */
  function asksFor(): string {
    if (!form.current) return search;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    return searchText(new URLSearchParams(fields));
  }

  /** What the form says, for whoever searches it in place of what was about to. */
  function takeOver(): string {
    window.clearTimeout(pause.current);
    return asksFor();
  }

  /** Searches what the form says, and gives it. */
  function searchNow(): string {
    const asked = takeOver();
    if (asked !== search) {
      const id = crypto.randomUUID();
      asking.current.add(id);
      navigate(pathname + asked, {
        ...{ replace: true, preventScrollReset: true },
        state: { asked: id },
      });
    } else if (isOld) revalidate();
    return asked;
  }

  /** Brings back what was chosen, where the fields were drawn anew meanwhile, with what the address says. */
  const refill = useCallback(() => {
    if (form.current && said.current !== null) {
      fillForm(form.current, new URLSearchParams(said.current));
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

/** Brings the fields in line with the address after a link or the back button; what is being typed stays. */
function fillForm(form: HTMLFormElement, params: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const offered = new Set(Array.from(field.options, ({ value }) => value));
      field.value = params.getAll(field.name).find((value) => offered.has(value)) ?? '';
    }
    // Hidden fields are drawn anew with the address.
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    if (field === document.activeElement && field.type !== 'checkbox') continue;
    if (field.type === 'checkbox') {
      field.checked = params.getAll(field.name).includes(field.value);
    } else if (field.name !== '') {
      field.value = params.get(field.name) ?? '';
    }
  }
}
