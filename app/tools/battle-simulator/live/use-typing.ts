import { useLocation, useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { paths } from '~/paths';
import { askSearch } from '../address/ask';
import { PRESS, readSent } from '../address/sent';

const PAUSE_MS = 350;

/**
 * Runs the simulation a moment after the last input. `formKey` stays the same while the URL comes from the form
 * itself, so that no field loses focus; any other URL remounts the form.
 */
export function useTyping(shown: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  /**
   * URLs that the form has requested since it was mounted: the page may show any of them, while the form has later
   * input.
   */
  const typed = useRef(new Set<string>());
  const key = useRef(shown);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!typed.current.has(shown) && shown !== key.current) {
    key.current = shown;
    typed.current.clear();
  }
  useEffect(() => () => clearTimeout(pause.current), []);
  return {
    formKey: key.current,
    onInput(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      const { name } = event.target as HTMLInputElement;
      clearTimeout(pause.current);
      // Search text and selections wait for their own button.
      if (['q', 'build', 'level', 'party', 'encounter'].includes(name)) return;
      pause.current = setTimeout(() => {
        const fields = new URLSearchParams();
        for (const [field, value] of new FormData(form)) fields.append(field, String(value));
        fields.set(PRESS, 'play');
        const ask = readSent(fields);
        if (ask === null) return;
        const next = askSearch(ask);
        typed.current.add(next);
        if (next !== search)
          navigate(`${paths.battleSimulator()}${next}`, {
            replace: true,
            preventScrollReset: true,
          });
      }, PAUSE_MS);
    },
    /** A submit includes the latest input and cancels the pending update. */
    onSubmit: () => {
      clearTimeout(pause.current);
      typed.current.clear();
    },
  };
}
