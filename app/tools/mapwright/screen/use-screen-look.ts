import { useMemo, useSyncExternalStore } from 'react';
import type { MapLook, MapTheme } from '~/maps/map/map-look';
import { drawingHere, whenDrawingComes } from './late-drawing';

const DARK = '(prefers-color-scheme: dark)';
const PRINT = 'print';

function follow(tell: () => void): () => void {
  const queries = [DARK, PRINT].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', tell);
  // It may come when the print has begun.
  const stopWaiting = whenDrawingComes(tell);
  return () => {
    stopWaiting();
    for (const query of queries) query.removeEventListener('change', tell);
  };
}

/** The theme of the page: from the settings, otherwise from the system. Print is always light. */
function pageTheme(): MapTheme {
  // Without the drawing code, the map would be printed empty.
  if (window.matchMedia(PRINT).matches && drawingHere() !== null) return 'light';
  const set = document.documentElement.dataset.theme;
  if (set === 'light' || set === 'dark') return set;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The look of the map area: if no theme is chosen for the map, it follows the page. */
export function useScreenLook(look: MapLook): MapLook {
  const theme = useSyncExternalStore(follow, pageTheme, () => 'light' as const);
  return useMemo(() => (look.theme === 'auto' ? { ...look, theme } : look), [look, theme]);
}
