import type { DungeonMap } from '../grid';
import { type DrawChoices, drawArea, prepareDrawing } from './draw-map';
import type { MapStyle } from './map-palette';
import type { Audience } from './squares';
import { escapedXml, svgHatchPattern, svgLayers } from './svg-layers';
import { SVG_UNITS } from './svg-path';

export type MapSvgChoices = {
  style: MapStyle;
  audience: Audience;
  grid: boolean;
  /** Pixels a square: the picture is exactly squares x cellPx wide and high. */
  cellPx: number;
  smoothCaves: boolean;
  theme: 'light' | 'dark' | 'print';
  /** Begins every id, so that several maps can stand in one page. */
  idPrefix: string;
  /** Every hatching stroke by itself, or one seamless pattern; auto draws strokes on maps up to 80 x 80 squares. */
  hatching?: 'strokes' | 'pattern' | 'none' | 'auto';
};

export const DEFAULT_SVG: Readonly<MapSvgChoices> = {
  style: 'hatched',
  audience: 'gm',
  grid: true,
  cellPx: 70,
  smoothCaves: true,
  theme: 'light',
  idPrefix: 'map-',
};

const MOST_SQUARES_STROKE_BY_STROKE = 80 * 80;

/** The whole map as one SVG picture, for screens, downloads and virtual tables. */
export function mapSvg(map: DungeonMap, choices: MapSvgChoices = DEFAULT_SVG): string {
  const { width, height } = map;
  const drawing = prepareDrawing(map, drawChoices(map, choices));
  const picture = drawArea(drawing, { x: 0, y: 0, width, height });
  const pattern =
    drawing.choices.hatching === 'pattern'
      ? svgHatchPattern(drawing.palette, choices.idPrefix)
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * choices.cellPx}" height="${height * choices.cellPx}" ` +
    `viewBox="0 0 ${width * SVG_UNITS} ${height * SVG_UNITS}" role="img" aria-label="${escapedXml(map.name)}">` +
    (pattern === '' ? '' : `<defs>${pattern}</defs>`) +
    `${svgLayers(picture, choices.idPrefix)}</svg>`
  );
}

/** The drawing choices behind the picture's. */
export function drawChoices(map: DungeonMap, choices: MapSvgChoices): DrawChoices {
  const asked = choices.hatching ?? 'auto';
  const few = map.width * map.height <= MOST_SQUARES_STROKE_BY_STROKE;
  return {
    style: choices.style,
    theme: choices.theme,
    audience: choices.audience,
    grid: choices.grid,
    smooth: choices.smoothCaves,
    hatching: asked === 'auto' ? (few ? 'strokes' : 'pattern') : asked,
  };
}
