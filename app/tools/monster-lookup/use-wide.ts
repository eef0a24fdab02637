import { useCallback, useSyncExternalStore } from 'react';

/** From this width a list and a statblock stand side by side; the style sheet of the list knows it too. */
const WIDE = '(min-width: 68.75em)';

/** From this width the filters stand beside both of them as well; beside the list alone they do where it is wide. */
const WIDEST = '(min-width: 100em)';

/** Whether the screen has room for a statblock beside the list, now. */
export function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

/** The same for as long as a component stands; on the server no screen is wide. */
export function useWide(): boolean {
  return useScreen(WIDE);
}

/** Whether the filters have a rail of their own, beside a statblock or without one. */
export function useRail(isBeside: boolean): boolean {
  return useScreen(isBeside ? WIDEST : WIDE);
}

/** Whether the marks of a monster stand at the foot of the screen; the style sheet of its page knows the width too. */
export function useFootMarks(): boolean {
  return useScreen('(width < 60rem)');
}

function useScreen(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', changed);
      return () => width.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
