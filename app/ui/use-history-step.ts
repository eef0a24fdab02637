import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';

type Entry = ({ key?: string } & Record<string, unknown>) | null;

/** Everyone who hears of a step; each says whether it stayed on its page. */
const hearers = new Set<(entry: Entry) => boolean>();

function handleStep(event: PopStateEvent): void {
  // All hear it before the router is kept out: a step within a page is no business of the router, which would ask anew.
  const within = [...hearers].filter((hear) => hear(event.state)).length > 0;
  if (within) event.stopImmediatePropagation();
}

/**
 * Something opened in front of the page as a step of the browser's history, so that Back, the natural way on a phone, closes
 * it instead of leaving the page. `name` tells it from others; what is open is one of its own words, or null.
 */
export function useHistoryStep<Step extends string>(
  name: string,
  known: readonly Step[],
): [open: Step | null, show: (step: Step) => void, close: (step: Step) => void] {
  const { key } = useLocation();
  const [open, setOpen] = useState<Step | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    const stepOf = (entry: Entry) => known.find((step) => step === entry?.[name]) ?? null;
    function hear(entry: Entry): boolean {
      isLeaving.current = false;
      // The router names a page's first entry "default" without writing it down.
      if ((entry?.key ?? 'default') !== key) return false;
      setOpen(stepOf(entry));
      return true;
    }
    isLeaving.current = false;
    setOpen(stepOf(history.state));
    if (hearers.size === 0) window.addEventListener('popstate', handleStep, { capture: true });
    hearers.add(hear);
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0) window.removeEventListener('popstate', handleStep, { capture: true });
    };
  }, [key, known, name]);
  const show = useCallback(
    (step: Step) => {
      const changed = { ...history.state, [name]: step };
      // From one to the other it stays a single step.
      if (history.state?.[name]) history.replaceState(changed, '');
      else history.pushState(changed, '');
      setOpen(step);
    },
    [name],
  );
  const close = useCallback(
    (step: Step) => {
      // A dialog says that it closed a moment later, when another may have opened in its place.
      if (isLeaving.current || history.state?.[name] !== step) return;
      isLeaving.current = true;
      history.back();
    },
    [name],
  );
  return [open, show, close];
}
