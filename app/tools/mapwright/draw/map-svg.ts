import type { DungeonMap } from '../map/grid';
import type { MapStyle, MapTheme } from '../map/map-look';
import type { Audience } from '../map/squares';
import { drawArea, prepareDrawing } from './draw-map';
import type { DrawChoices, Hatching } from './drawing';
import { type MapPalette, mapPalette } from './map-palette';
import { escapedXml, svgHatchPattern, svgLayers } from './svg-layers';
import { SVG_UNITS } from './svg-units';
import { FAR_PX, isVisibleAt } from './visible-layers';

export type MapSvgChoices = {
  style: MapStyle;
  audience: Audience;
  grid: boolean;
  /** Pixels a square: the picture is exactly squares x cellPx wide and high. */
  cellPx: number;
  smoothCaves: boolean;
  theme: MapTheme;
  /** Other colors than those of style and theme. */
  palette?: MapPalette;
  /** Begins every id, so that several maps can stand in one page. */
  idPrefix: string;
  /** Every hatching stroke by itself, one seamless pattern or an even tone; auto goes by the size of the map and of a square on the screen. */
  hatching?: Hatching | 'auto';
  /** How large a square will be on the screen, if known: lines too fine to be seen there are left out. */
  shownPx?: number;
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
  const whole = drawArea(drawing, { x: 0, y: 0, width, height });
  const shownPx = choices.shownPx ?? choices.cellPx;
  const picture = { ...whole, layers: whole.layers.filter((layer) => isVisibleAt(layer, shownPx)) };
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
  const isFar = (choices.shownPx ?? choices.cellPx) < FAR_PX;
  const few = map.width * map.height <= MOST_SQUARES_STROKE_BY_STROKE;
  return {
    palette: choices.palette ?? mapPalette(choices.style, choices.theme),
    audience: choices.audience,
    grid: choices.grid,
    smooth: choices.smoothCaves,
    ...(choices.shownPx !== undefined && { shownPx: choices.shownPx }),
    hatching: asked === 'auto' ? (isFar ? 'tone' : few ? 'strokes' : 'pattern') : asked,
  };
}
