import { traceRectangle } from '~/paper/path-pen';
import type { DungeonMap } from '../map/grid';
import { openSquares, type Squares } from '../map/squares';
import { drawArea, prepareDrawing } from './draw-map';
import type { Drawing } from './drawing';
import { drawChoices, type MapSvgChoices } from './map-svg';
import type { Layer } from './picture';
import { pathData, svgHatchPattern, svgLayers } from './svg-layers';
import { SVG_UNITS } from './svg-path';
import { FAR_PX, isVisibleAt } from './visible-layers';
import { canBeWritten, writtenLayers } from './written-numbers';

/** An editor keeps the picture in pieces of so many squares a side, and draws anew only the pieces it touched. */
export const CHUNK_SQUARES = 16;

/** What a change reaches beyond its own squares: shading, hatching and the bend of walls. */
const REACH = 2;

/** Neighbouring chunks lap over each other by so much, in squares, or a hairline would show between them. */
const LAP = 0.1;
/** From afar a square is a few pixels, and a lap must not be less than one. */
const FAR_LAP = 0.5;

export type Chunk = { column: number; row: number; squares: Squares };

/** The chunks of a map, row by row. */
export function mapChunks(map: Pick<DungeonMap, 'width' | 'height'>): Chunk[] {
  return chunksTouchedBy(map, { x: 0, y: 0, width: map.width, height: map.height });
}

/** The chunks that look different after a change within the area. */
export function chunksTouchedBy(map: Pick<DungeonMap, 'width' | 'height'>, area: Squares): Chunk[] {
  const first = (from: number) => Math.max(0, Math.floor((from - REACH) / CHUNK_SQUARES));
  const last = (to: number, side: number) =>
    Math.floor((Math.min(side, to + REACH) - 1) / CHUNK_SQUARES);
  const chunks: Chunk[] = [];
  for (let row = first(area.y); row <= last(area.y + area.height, map.height); row += 1) {
    for (let column = first(area.x); column <= last(area.x + area.width, map.width); column += 1) {
      const x = column * CHUNK_SQUARES;
      const y = row * CHUNK_SQUARES;
      const width = Math.min(CHUNK_SQUARES, map.width - x);
      const height = Math.min(CHUNK_SQUARES, map.height - y);
      chunks.push({ column, row, squares: { x, y, width, height } });
    }
  }
  return chunks;
}

/** A map made ready to draw its chunks; make it anew after each change, drawing is what takes the time. */
export function prepareChunks(map: DungeonMap, choices: MapSvgChoices): Drawing {
  return prepareDrawing(map, drawChoices(map, choices));
}

/** What the chunks of one picture share; put it once into the `<svg>` that holds them. */
export function chunkDefinitions(drawing: Drawing, idPrefix: string): string {
  if (drawing.choices.hatching !== 'pattern') return '';
  return `<defs>${svgHatchPattern(drawing.palette, idPrefix)}</defs>`;
}

/**
 * One chunk as an `<svg>` to stand inside the picture, cut off at its squares; units are hundredths of a square. Lines
 * too fine to be seen at `shownPx` pixels a square are left out.
 */
export function chunkSvg(
  drawing: Drawing,
  { column, row, squares }: Chunk,
  idPrefix: string,
  shownPx = Number.POSITIVE_INFINITY,
): string {
  const whole = drawArea(drawing, squares);
  const picture = { ...whole, layers: layersAt(whole.layers, shownPx) };
  const lap = shownPx < FAR_PX ? FAR_LAP : LAP;
  const box = [
    squares.x - lap,
    squares.y - lap,
    squares.width + 2 * lap,
    squares.height + 2 * lap,
  ].map((value) => Math.round(value * SVG_UNITS));
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}">` +
    `${svgLayers(picture, `${idPrefix}${column}-${row}-`, idPrefix)}</svg>`
  );
}

function layersAt(layers: readonly Layer[], shownPx: number): Layer[] {
  const visible = layers.filter((layer) => isVisibleAt(layer, shownPx));
  if (shownPx >= FAR_PX) return visible;
  return visible.flatMap((layer) =>
    layer.kind === 'text' && canBeWritten(layer) ? writtenLayers(layer, shownPx) : [layer],
  );
}

/** The open squares of one row as path data, in hundredths of a square. */
export function floorPathRow(map: DungeonMap, y: number): string {
  const { open } = openSquares(map, 'gm');
  return pathData((pen) => {
    let start = -1;
    for (let x = 0; x <= map.width; x += 1) {
      const isOpen = x < map.width && open[y * map.width + x] === 1;
      if (isOpen && start < 0) start = x;
      if (!isOpen && start >= 0) {
        traceRectangle(pen, start, y, x - start, 1);
        start = -1;
      }
    }
  });
}
