import { useCallback, useEffect, useRef, useState } from 'react';
import type { WordAt } from '~/compendium/statblock/use-word-tools';

/** How long a mouse must rest on a link, and how long it may be on its way to the card, in milliseconds. */
const REST_MS = 350;
const LEAVE_MS = 200;

/** The word that is peeked at: after a moment's rest, until the link and the card are left or Escape is pressed. */
export function useWordPeek() {
  const [at, setAt] = useState<WordAt | null>(null);
  const timer = useRef(0);
  const after = useCallback((ms: number, next: WordAt | null) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAt(next), ms);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
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
  const peek = useCallback(
    (next: WordAt | null) => after(next ? REST_MS : LEAVE_MS, next),
    [after],
  );
  const close = useCallback(() => after(0, null), [after]);
  return {
    ...{ at, peek, close },
    stay: () => window.clearTimeout(timer.current),
    leave: () => after(LEAVE_MS, null),
  };
}
