import { appModules } from '../setup/app-modules.mjs';

const ENTRY = `
export { generateMap } from '~/tools/mapwright/generate/generate';
export { readRecipe } from '~/maps/map/recipe-link';
export { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
export { mapPalette } from '~/maps/draw/map-palette';
export { pathData, svgLayers } from '~/maps/draw/svg-layers';
export { SVG_UNITS } from '~/maps/draw/svg-units';
export { HOME_MAPS, homeMapSearch } from '~/site/home/home-maps';
`;

/** Mapwright's own generator and renderer, and the list of the home page's maps. */
export function loadMapEngine() {
  return appModules(ENTRY);
}
