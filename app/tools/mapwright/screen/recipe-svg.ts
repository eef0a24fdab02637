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

/** Where a picture that is not part of its page comes from. */
export type PicturePlace = {
  /** What the map is called. */
  name: string;
  /** The theme of the page: a picture from an address knows the system's alone. */
  pageTheme: ThemeChoice;
  /** Gives the address at which the map is drawn in a theme; of a recipe, by its query parameters. */
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
  const inPage = isShort(recipe) ? svgInPage(generateMap(recipe), look) : null;
  if (inPage !== null) return inPage;
  const addressIn = (theme: MapTheme) => svgAt(pictureSearch(recipe, { ...look, theme }));
  return pictureAt(addressIn, shownIn(look, pageTheme), name);
}

/** Whether the picture of a map of this size may be part of its page. */
function isShort({ width, height }: Pick<DungeonMap, 'width' | 'height'>): boolean {
  return width * height <= MOST_SQUARES_IN_PAGE;
}

/** The picture that is part of its page; null if the page would be too heavy. */
function svgInPage(map: DungeonMap, look: MapLook): string | null {
  const svg = pageSvg(map, look, true);
  const lines = look.audience === 'gm' ? Math.min(map.rooms.length, ROOMS_A_PAGE) : 0;
  return svg.length + lines * LETTERS_A_ROOM <= LONGEST_IN_PAGE ? svg : null;
}

/** The look in the colors of the page, unless it has a theme of its own. */
function shownIn(look: MapLook, pageTheme: ThemeChoice): MapLook {
  return { ...look, theme: look.theme === 'auto' ? pageTheme : look.theme };
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

/** The same of a saved map; '' if its JSON is invalid. A map without a `place` is part of its page at any length. */
export function savedSvg(json: string, look: MapLook, place: PicturePlace | null): string {
  const restored = restoreMap(json);
  if (!restored.ok) return '';
  const { map } = restored;
  if (!isDrawnHere(map)) return undrawn(map);
  if (place === null) return pageSvg(map, look, true);
  const inPage = isShort(map) ? svgInPage(map, look) : null;
  if (inPage !== null) return inPage;
  const { name, pageTheme, svgAt } = place;
  return pictureAt((theme) => svgAt(`?theme=${theme}`), shownIn(look, pageTheme), name);
}

function undrawn(size: Pick<DungeonMap, 'width' | 'height'>): string {
  return `<p>${escapedXml(whyNotDrawnHere(size))}</p>`;
}
