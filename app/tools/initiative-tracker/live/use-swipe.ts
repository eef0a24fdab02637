import { type PointerEvent, useMemo, useRef } from 'react';
import { pressButton } from './press-button';

/** So far a thumb goes for a swipe, in pixels; and no further up or down than half of it. */
const FAR = 56;

/** A swipe over the bar of turns: to the left is the next turn, to the right the one before. The buttons do the same. */
export function useSwipe() {
  const from = useRef<{ x: number; y: number } | null>(null);
  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const on = event.target instanceof Element ? event.target.closest('[data-turn-bar]') : null;
        const isTouch = event.pointerType === 'touch' && event.isPrimary;
        from.current = on && isTouch ? { x: event.clientX, y: event.clientY } : null;
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const begun = from.current;
        from.current = null;
        if (begun === null) return;
        const across = event.clientX - begun.x;
        if (Math.abs(across) < FAR || Math.abs(event.clientY - begun.y) > FAR / 2) return;
        pressButton(across < 0 ? 'next' : 'previous');
      },
    }),
    [],
  );
}
