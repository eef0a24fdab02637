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
      return stay;
    }
    let hasRested = false;
    function rest() {
      // Whoever scrolls on has seen it.
      if (hasRested) return;
      stay();
      timer.current = window.setTimeout(() => {
        hasRested = true;
        setAt(on);
      }, REST_MS);
    }
    // The keyboard scrolls to what it reaches, for longer than that: nobody rests before it has come to a stand.
    const move = 'onscrollend' in window ? stay : rest;
    rest();
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('scrollend', rest);
    return () => {
      stay();
      window.removeEventListener('scroll', move);
      window.removeEventListener('scrollend', rest);
    };
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
