import type { DungeonMap } from '../map/grid';
import type { Squares } from '../map/squares';
import { drawArea, prepareDrawing } from './draw-map';
import { drawChoices, type MapSvgChoices } from './map-svg';
import { escapedXml, svgLayers } from './svg-layers';
import { SVG_UNITS } from './svg-units';
import { FAR_PX, isVisibleAt } from './visible-layers';

/** The longest side of a tile in pixels, and the most pixels of a band of tiles: 32 MB in memory. */
const TILE_SIDE = 2048;
const MOST_BAND_PIXELS = 8 * 1024 * 1024;

/** The bands of a large picture, from the top, each as its tiles from the left: together they are every square once. */
export function tileBands(
  { width, height }: Pick<DungeonMap, 'width' | 'height'>,
  cellPx: number,
): Squares[][] {
  const across = Math.max(1, Math.floor(TILE_SIDE / cellPx));
  const most = Math.floor(MOST_BAND_PIXELS / (width * cellPx * cellPx));
  const down = Math.max(1, Math.min(across, most));
  return Array.from({ length: Math.ceil(height / down) }, (_, row) =>
    Array.from({ length: Math.ceil(width / across) }, (_unused, column) => ({
      x: column * across,
      y: row * down,
      width: Math.min(across, width - column * across),
      height: Math.min(down, height - row * down),
    })),
  );
}

/** Parts of a map as SVG pictures of their own, hatched stroke by stroke however large the map is. */
export function mapTilesSvg(
  map: DungeonMap,
  choices: MapSvgChoices,
  areas: readonly Squares[],
): string[] {
  const hatching = choices.cellPx < FAR_PX ? 'tone' : 'strokes';
  const drawing = prepareDrawing(map, drawChoices(map, { ...choices, hatching }));
  return areas.map((area) => {
    const whole = drawArea(drawing, area);
    const layers = whole.layers.filter((layer) => isVisibleAt(layer, choices.cellPx));
    const box = [area.x, area.y, area.width, area.height].map((side) => side * SVG_UNITS);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${area.width * choices.cellPx}" ` +
      `height="${area.height * choices.cellPx}" viewBox="${box.join(' ')}" ` +
      `aria-label="${escapedXml(map.name)}">${svgLayers({ ...whole, layers }, choices.idPrefix)}</svg>`
    );
  });
}
