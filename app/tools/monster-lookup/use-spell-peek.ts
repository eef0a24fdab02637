import { useCallback, useEffect, useRef, useState } from 'react';

/** A spell's link that somebody rests on. */
export type SpellPeekAt = { id: string; element: HTMLElement };

/** How long a mouse must rest on a link, and how long it may be on its way to the card, in milliseconds. */
const REST_MS = 350;
const LEAVE_MS = 200;

/** The spell that is peeked at: after a moment's rest, until the link and the card are left or Escape is pressed. */
export function useSpellPeek() {
  const [at, setAt] = useState<SpellPeekAt | null>(null);
  const timer = useRef(0);
  const after = useCallback((ms: number, next: SpellPeekAt | null) => {
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
    (link: SpellPeekAt | null) => after(link ? REST_MS : LEAVE_MS, link),
    [after],
  );
  return {
    at,
    peek,
    stay: () => window.clearTimeout(timer.current),
    leave: () => after(LEAVE_MS, null),
    close: () => after(0, null),
  };
}
