import { useSyncExternalStore } from 'react';

/** From this width a list and a statblock stand side by side. */
const WIDE = '(min-width: 1100px)';

/** Whether the screen has room for a statblock beside the list, now. */
export function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

/** The same for as long as a component stands; on the server no screen is wide. */
export function useWide(): boolean {
  return useSyncExternalStore(watchWidth, isWide, () => false);
}

function watchWidth(changed: () => void): () => void {
  const width = window.matchMedia(WIDE);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}
