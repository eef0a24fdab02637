import { pressButton } from './press-button';

/** Distance in pixels that counts as a swipe; vertical movement may be at most half of it. */
const FAR = 56;

/**
 * A swipe over the turn bar: left for the next turn, right for the previous one; the buttons do the same. Returns a
 * function that stops it.
 */
export function watchSwipe(): () => void {
  const leaving = new AbortController();
  let from: { x: number; y: number } | null = null;

  function handleDown({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    const on = target instanceof Element ? target.closest('[data-turn-bar]') : null;
    from = on && pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
  }

  function handleUp({ clientX, clientY }: PointerEvent): void {
    const begun = from;
    from = null;
    if (begun === null) return;
    const across = clientX - begun.x;
    if (Math.abs(across) < FAR || Math.abs(clientY - begun.y) > FAR / 2) return;
    pressButton(across < 0 ? 'next' : 'previous');
  }

  addEventListener('pointerdown', handleDown, { signal: leaving.signal });
  addEventListener('pointerup', handleUp, { signal: leaving.signal });
  return () => leaving.abort();
}
