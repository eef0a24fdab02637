import { appModules } from '../setup/app-modules.mjs';

const ENTRY = `
export { generateMap } from '~/tools/mapwright/generate/generate';
export { readRecipe } from '~/tools/mapwright/map/recipe-link';
export { drawArea, prepareDrawing } from '~/tools/mapwright/draw/draw-map';
export { mapPalette } from '~/tools/mapwright/draw/map-palette';
export { pathData, svgLayers } from '~/tools/mapwright/draw/svg-layers';
export { SVG_UNITS } from '~/tools/mapwright/draw/svg-units';
export { HOME_MAPS, homeMapSearch } from '~/site/home/home-maps';
`;

/** Mapwright's own generator and renderer, and the list of the home page's maps. */
export function loadMapEngine() {
  return appModules(ENTRY);
}
