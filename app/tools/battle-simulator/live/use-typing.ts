import { useLocation, useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { paths } from '~/paths';
import { askSearch } from '../address/ask';
import { PRESS, readSent } from '../address/sent';

const PAUSE_MS = 350;

/**
 * Plays what is typed, a moment after the last letter. `formKey` stays as long as the form itself made the address, so that
 * nobody is thrown out of a field; any other address makes the form anew.
 */
export function useTyping(shown: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  /** What the form asked for since it was made: the page may show any of it, while the form is further on. */
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
      // What is looked for, and who could be taken, wait for their button.
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
    /** A press comes before what was typed last: its form has that as well. */
    onSubmit: () => {
      clearTimeout(pause.current);
      typed.current.clear();
    },
  };
}
