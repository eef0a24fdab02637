import { useCallback, useEffect, useRef, useState } from 'react';
import type { WordAt } from '~/compendium/statblock/use-word-tools';

/** How long a mouse must rest on a link, and how long it may be on its way to the card, in milliseconds. */
const REST_MS = 350;
const LEAVE_MS = 200;

/** The word that is peeked at: after a moment's rest `on` its link, until link and card are left or Escape is pressed. */
export function useRested(on: WordAt | null) {
  const [at, setAt] = useState<WordAt | null>(null);
  const timer = useRef(0);
  const leave = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAt(null), LEAVE_MS);
  }, []);
  const stay = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (on === null) {
      leave();
    } else {
      stay();
      timer.current = window.setTimeout(() => setAt(on), REST_MS);
    }
    return stay;
  }, [on, stay, leave]);
  useEffect(() => {
    if (at === null) return;
    const close = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setAt(null);
    };
    document.addEventListener('keydown', close);
    window.addEventListener('scroll', close, { passive: true });
    return () => {
      document.removeEventListener('keydown', close);
      window.removeEventListener('scroll', close);
    };
  }, [at]);
  return { at, stay, leave };
}
