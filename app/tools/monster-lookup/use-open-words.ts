import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';

/** What an entry of the browser's history holds: the router's own key of its page, and the words opened on it. */
type Entry = { key?: string; words?: readonly OpenWord[] } | null;

/**
 * The words opened in front of the page, the last one on top. Each is a step of the browser's history, so that Back, the
 * natural way on a phone, closes it instead of leaving the page.
 */
export function useOpenWords() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<readonly OpenWord[]>([]);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    setOpened(wordsOf(history.state));
    function handleStep(event: PopStateEvent) {
      isLeaving.current = false;
      // A step within this page is no business of the router, which would ask for the page anew.
      if (keyOf(event.state) !== key) return;
      event.stopImmediatePropagation();
      setOpened(wordsOf(event.state));
    }
    window.addEventListener('popstate', handleStep, { capture: true });
    return () => window.removeEventListener('popstate', handleStep, { capture: true });
  }, [key]);
  const open = useCallback((word: OpenWord) => {
    const words = [...wordsOf(history.state), word];
    history.pushState({ ...history.state, words }, '');
    setOpened(words);
  }, []);
  const close = useCallback(() => {
    if (isLeaving.current) return;
    if (wordsOf(history.state).length === 0) return setOpened([]);
    isLeaving.current = true;
    history.back();
  }, []);
  return { opened, open, close };
}

function wordsOf(entry: Entry): readonly OpenWord[] {
  return entry?.words ?? [];
}

/** The router names a page's first entry "default" without writing it down. */
function keyOf(entry: Entry): string {
  return entry?.key ?? 'default';
}
