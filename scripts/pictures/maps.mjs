import { appModules } from '../setup/app-modules.mjs';

const ENTRY = `
export { createRandom } from '~/rules/random';
export { generateMap } from '~/tools/mapwright/generate/generate';
export { DEFAULT_RECIPE } from '~/maps/map/recipe';
export { mapSvg, DEFAULT_SVG } from '~/maps/draw/map-svg';
export { CATALOGUE } from '~/catalogue/catalogue';
export { BRAND } from '~/site/brand';
`;

/** The product's own random generator, maps, tools and names, for pictures that show them. */
export function loadEngine() {
  return appModules(ENTRY);
}

/** One map of Mapwright as a picture, with its size in squares. */
export function drawnMap({ generateMap, mapSvg, DEFAULT_RECIPE, DEFAULT_SVG }, changes, look = {}) {
  const map = generateMap({ ...DEFAULT_RECIPE, ...changes });
  const svg = mapSvg(map, {
    ...DEFAULT_SVG,
    style: 'parchment',
    idPrefix: `${changes.seed}-`,
    ...look,
  });
  return { svg, width: map.width, height: map.height };
}
