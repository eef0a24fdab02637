import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { pagePalette } from '~/maps/draw/page-palette';
import { escapedXml } from '~/maps/draw/svg-layers';
import { restoreMap } from '~/maps/file/restore-map';
import type { DungeonMap } from '~/maps/map/grid';
import { drawnTheme, type MapLook } from '~/maps/map/map-look';
import type { MapRecipe } from '~/maps/map/recipe';
import { isDrawnHere, whyNotDrawnHere } from '~/maps/map/server-bounds';
import { generateMap } from '../generate/generate';

/** The width of a picture in the page on most screens, in pixels. */
const PAGE_PX = 900;
/** Below this many pixels per square, the strokes of the hatching blur. */
const TONE_PX = 6;

/** The picture of a map in the page: light enough to send, exact enough to print. */
export function pageSvg(map: DungeonMap, look: MapLook, paperBeyond = false): string {
  const shownPx = PAGE_PX / Math.max(map.width, map.height);
  return mapSvg(map, {
    ...DEFAULT_SVG,
    style: look.style,
    audience: look.audience,
    grid: look.grid,
    smoothCaves: look.smooth,
    theme: drawnTheme(look),
    // Without scripts, it cannot be redrawn for a dark page.
    ...(look.theme === 'auto' && { palette: pagePalette(look.style) }),
    hatching: shownPx < TONE_PX ? 'tone' : 'pattern',
    shownPx,
    paperBeyond,
    idPrefix: 'page-',
  });
}

/** The picture of a recipe's map on the board's paper, or why the page has none. */
export function recipeSvg(recipe: MapRecipe, look: MapLook): string {
  return isDrawnHere(recipe) ? pageSvg(generateMap(recipe), look, true) : undrawn(recipe);
}

/** The picture of a saved map, or why the page has none; '' if its JSON is invalid. */
export function savedSvg(json: string, look: MapLook): string {
  const restored = restoreMap(json);
  if (!restored.ok) return '';
  return isDrawnHere(restored.map) ? pageSvg(restored.map, look, true) : undrawn(restored.map);
}

function undrawn(size: Pick<DungeonMap, 'width' | 'height'>): string {
  return `<p>${escapedXml(whyNotDrawnHere(size))}</p>`;
}
