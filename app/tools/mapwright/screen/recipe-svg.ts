import { DEFAULT_SVG, mapSvg } from '~/maps/draw/map-svg';
import { pagePalette } from '~/maps/draw/page-palette';
import { escapedXml } from '~/maps/draw/svg-layers';
import { restoreMap } from '~/maps/file/restore-map';
import type { DungeonMap } from '~/maps/map/grid';
import { mapSearch } from '~/maps/map/map-address';
import { drawnTheme, type MapLook, type MapTheme, type ThemeChoice } from '~/maps/map/map-look';
import type { MapRecipe } from '~/maps/map/recipe';
import { isDrawnHere, whyNotDrawnHere } from '~/maps/map/server-bounds';
import { generateMap } from '../generate/generate';
import { ROOMS_A_PAGE } from '../key/key-pages';

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

/** The longest picture that is part of its page, in letters, with its key: the page of a first visit takes about 30 kB. */
const LONGEST_IN_PAGE = 66_000;

/** As many letters of a picture weigh as much as a room's line of the key. */
const LETTERS_A_ROOM = 700;

/** A map of more squares has a longer picture in any case. */
const MOST_SQUARES_IN_PAGE = 90 * 90;

/** The query parameter by which an address gives the picture of a page, instead of a file. */
export const SHOWN = 'shown';

/** Where the picture of a recipe's map is shown. */
export type PicturePlace = {
  /** What the map is called. */
  name: string;
  /** The theme of the page: a picture from an address knows the system's alone. */
  pageTheme: ThemeChoice;
  /** Gives the address at which the map of these query parameters is drawn as SVG. */
  svgAt: (search: string) => string;
};

/**
 * The picture of a recipe's map on the board's paper; or why the page has none. A long picture is not part of the page
 * but shown from its address.
 */
export function recipeSvg(
  recipe: MapRecipe,
  look: MapLook,
  { name, pageTheme, svgAt }: PicturePlace,
): string {
  if (!isDrawnHere(recipe)) return undrawn(recipe);
  const inPage = svgInPage(recipe, look);
  if (inPage !== null) return inPage;
  const shown = { ...look, theme: look.theme === 'auto' ? pageTheme : look.theme };
  return pictureAt((theme) => svgAt(pictureSearch(recipe, { ...look, theme })), shown, name);
}

/** The picture that is part of its page; null if the page would be too heavy. */
function svgInPage(recipe: MapRecipe, look: MapLook): string | null {
  if (recipe.width * recipe.height > MOST_SQUARES_IN_PAGE) return null;
  const map = generateMap(recipe);
  const svg = pageSvg(map, look, true);
  const lines = look.audience === 'gm' ? Math.min(map.rooms.length, ROOMS_A_PAGE) : 0;
  return svg.length + lines * LETTERS_A_ROOM <= LONGEST_IN_PAGE ? svg : null;
}

/** The query parameters of the picture that a recipe's page shows. */
function pictureSearch(recipe: MapRecipe, look: MapLook): string {
  return `${mapSearch(recipe, look)}&${SHOWN}=page`;
}

/** A picture by its address, in the colors of the page. */
function pictureAt(addressIn: (theme: MapTheme) => string, look: MapLook, name: string): string {
  const at = (theme: MapTheme) => escapedXml(addressIn(theme));
  const dark = `<source media="(prefers-color-scheme: dark)" srcset="${at('dark')}">`;
  return `<picture>${look.theme === 'auto' ? dark : ''}<img src="${at(drawnTheme(look))}" alt="${escapedXml(name)}"></picture>`;
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
