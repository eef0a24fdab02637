import { useLocation } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import { type HistoryEntry, hearSteps, pageKeyOf } from './step-hearers';

/** Marks the history entry of something that lies in front of its page. */
const IN_FRONT = 'inFront';

/**
 * While something lies in front of the page, Back closes it instead of leaving the page, also after the page's address
 * changed under it. `close` is called when it is to close; call the result for every other way to close it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new entry, which needs its own
  useEffect(() => {
    if (!isOpen || history.state?.[IN_FRONT]) return;
    history.pushState({ ...history.state, [IN_FRONT]: true }, '');
  }, [isOpen, key]);
  useEffect(() => {
    function hear(entry: HistoryEntry): boolean {
      if (pageKeyOf(entry) !== key || !(isOpen || entry?.[IN_FRONT])) return false;
      if (!entry?.[IN_FRONT]) close();
      return true;
    }
    return hearSteps(hear);
  }, [isOpen, key, close]);
  return useCallback(() => {
    if (history.state?.[IN_FRONT]) history.back();
    else close();
  }, [close]);
}
