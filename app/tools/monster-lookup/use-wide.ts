import { useScreen } from '~/ui/use-screen';

/** The minimum width for a list and a statblock side by side; repeated in the list's style sheet. */
const WIDE = '(min-width: 68.75em)';

/** The minimum width for the filter rail beside list and statblock; beside the list alone, `WIDE` is enough. */
const WIDEST = '(min-width: 100em)';

/** Returns whether the screen currently has room for a statblock beside the list. */
export function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

/** The same as a hook that follows changes; false on the server. */
export function useWide(): boolean {
  return useScreen(WIDE);
}

/** Returns whether the filters have a rail, beside a statblock or without one. */
export function useRail(isBeside: boolean): boolean {
  return useScreen(isBeside ? WIDEST : WIDE);
}

/** Returns whether the bottom bar is used; the width is repeated in the page's style sheet. */
export function useFootMarks(): boolean {
  return useScreen('(width < 60rem)');
}
