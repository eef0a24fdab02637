import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type HistoryEntry, hearSteps, pageKeyOf } from './step-hearers';

/**
 * Opens something in front of the page as an entry of the browser's history, so that Back, the natural way on a phone,
 * closes it instead of leaving the page. `name` distinguishes it from others; the present step is one of `known`, or
 * null.
 */
export function useHistoryStep<Step extends string>(
  name: string,
  known: readonly Step[],
): [open: Step | null, show: (step: Step) => void, close: (step: Step) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState<Step | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    const stepOf = (entry: HistoryEntry) => known.find((step) => step === entry?.[name]) ?? null;
    function hear(entry: HistoryEntry): boolean {
      isLeaving.current = false;
      if (pageKeyOf(entry) !== key) return false;
      setOpen(stepOf(entry));
      return true;
    }
    isLeaving.current = false;
    setOpen(stepOf(history.state));
    return hearSteps(hear);
  }, [key, known, name]);
  const show = useCallback(
    (step: Step) => {
      const changed = { ...history.state, [name]: step };
      // Replacing one step by another keeps a single history entry.
      if (history.state?.[name]) history.replaceState(changed, '');
      else history.pushState(changed, '');
      setOpen(step);
    },
    [name],
  );
  const close = useCallback(
    (step: Step) => {
      // A dialog reports its closing a moment later, when another may have opened in its place.
      if (isLeaving.current || history.state?.[name] !== step) return;
      isLeaving.current = true;
      history.back();
    },
    [name],
  );
  return [open, show, close];
}
