import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenWord } from '~/compendium/statblock/use-word-tools';
import { hearSteps, pageKeyOf } from '~/ui/step-hearers';

/** The open words stored in a browser history entry. */
type Entry = { key?: string; words?: readonly OpenWord[] } | null;

/**
 * The words opened in dialogs, the last one on top. Each is a history entry, so that Back closes it instead of leaving
 * the page.
 */
export function useOpenWords() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<readonly OpenWord[]>([]);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    setOpened(wordsOf(history.state));
    return hearSteps((entry) => {
      isLeaving.current = false;
      if (pageKeyOf(entry) !== key) return false;
      setOpened(wordsOf(entry));
      return true;
    });
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
