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
  /** Pixels per square: the picture is exactly squares × cellPx wide and high. */
  cellPx: number;
  smoothCaves: boolean;
  theme: MapTheme;
  /** Replaces the colours of style and theme. */
  palette?: MapPalette;
  /** The prefix of every id, so that a page can contain several maps. */
  idPrefix: string;
  /**
   * Individual strokes, a seamless pattern or an even tone; auto depends on the size of the map and of a square on the
   * screen.
   */
  hatching?: Hatching | 'auto';
  /** Pixels per square on the screen, if known: lines too fine to be visible are omitted. */
  shownPx?: number;
  /** Paper around the map too, where the page lets the picture overflow. */
  paperBeyond?: boolean;
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

/** The whole map as one SVG picture, for screens, downloads and virtual tabletops. */
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
    (choices.paperBeyond ? paperBeyond(drawing.palette) : '') +
    `${svgLayers(picture, choices.idPrefix)}</svg>`
  );
}

function paperBeyond({ ground }: MapPalette): string {
  if (ground === null) return '';
  return `<rect x="-5000%" y="-5000%" width="10100%" height="10100%" fill="${ground}"/>`;
}

/** Derives the drawing options from the picture's options. */
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
