import { useCallback, useEffect, useRef, useState } from 'react';
import type { WordAt } from '~/compendium/statblock/use-word-tools';

/** How long the pointer must rest on a link, and how long it may take to reach the card, in milliseconds. */
const REST_MS = 350;
const LEAVE_MS = 200;

/** The word to preview: set after the pointer rests on its link, until it leaves link and card or Escape is pressed. */
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
      // Once the preview was shown, further scrolling does not show it again.
      if (hasRested) return;
      stay();
      timer.current = window.setTimeout(() => {
        hasRested = true;
        setAt(on);
      }, REST_MS);
    }
    // Focusing with the keyboard can scroll for longer than the delay, so the delay starts when scrolling ends.
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
