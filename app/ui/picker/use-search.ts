import { useCallback, useEffect, useRef, useState } from 'react';
import { type Found, LONGEST_SEARCH } from './thing';

/** How long to wait after the last keystroke before searching, in milliseconds. */
const PAUSE_MS = 150;

/** The state of a search: empty, waiting (the previous result stays visible), or done. */
export type Searching = { query: string; waits: boolean; found: Found | null };

const NOTHING: Searching = { query: '', waits: false, found: null };

/** Searches while the user types. Only the last search counts: earlier ones are aborted. */
export function useSearch(
  search: (query: string, signal: AbortSignal) => Promise<Found>,
): [searching: Searching, ask: (query: string, atOnce?: boolean) => void] {
  const [searching, setSearching] = useState(NOTHING);
  const asked = useRef<AbortController | null>(null);
  const pause = useRef(0);
  useEffect(
    () => () => {
      window.clearTimeout(pause.current);
      asked.current?.abort();
    },
    [],
  );
  const ask = useCallback(
    (typed: string, atOnce = false) => {
      const query = typed.trim().slice(0, LONGEST_SEARCH);
      window.clearTimeout(pause.current);
      asked.current?.abort();
      if (query === '') {
        setSearching(NOTHING);
        return;
      }
      const question = new AbortController();
      asked.current = question;
      setSearching((before) => ({ ...before, query, waits: true }));
      pause.current = window.setTimeout(
        () => {
          void search(query, question.signal).then((found) => {
            if (!question.signal.aborted) setSearching({ query, waits: false, found });
          });
        },
        atOnce ? 0 : PAUSE_MS,
      );
    },
    [search],
  );
  return [searching, ask];
}
