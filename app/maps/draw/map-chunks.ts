import type { DungeonMap } from '../map/grid';
import type { Squares } from '../map/squares';
import { drawArea, prepareDrawing } from './draw-map';
import type { Drawing } from './drawing';
import { drawChoices, type MapSvgChoices } from './map-svg';
import type { Layer } from './picture';
import { svgLayers } from './svg-layers';
import { SVG_UNITS } from './svg-units';
import { FAR_PX, isVisibleAt } from './visible-layers';
import { canBeWritten, writtenLayers } from './written-numbers';

/** How far a change affects the picture outside its own squares: shading, hatching and the bend of walls. */
const REACH = 2;

/** The overlap of neighbouring chunks in squares; without it a hairline would be visible between them. */
const LAP = 0.1;
/** When zoomed out a square is only a few pixels, and the overlap must be at least one pixel. */
const FAR_LAP = 0.5;

export type Chunk = { column: number; row: number; squares: Squares };

/** Returns whether a change within the area affects these squares of the picture. */
export function isReached(squares: Squares, area: Squares): boolean {
  return (
    area.x - REACH < squares.x + squares.width &&
    area.x + area.width + REACH > squares.x &&
    area.y - REACH < squares.y + squares.height &&
    area.y + area.height + REACH > squares.y
  );
}

/** Prepares a map for drawing its chunks; repeat after each change. Drawing is the expensive part. */
export function prepareChunks(map: DungeonMap, choices: MapSvgChoices): Drawing {
  return prepareDrawing(map, drawChoices(map, choices));
}

/**
 * Draws one chunk as a nested `<svg>` clipped to its squares, in hundredths of a square. Lines too fine to be visible
 * at `shownPx` pixels per square are omitted.
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
  // The edge of a chunk can be between pixels and cover one by half. If fills and lines ended at the same place, fills
  // would be visible through the lines of the chunk below, so fills end a little earlier: by about a pixel, since the
  // edges of lines look heavier where both chunks draw them.
  const paintLap = shownPx === Number.POSITIVE_INFINITY ? lap * 0.7 : lap / 2;
  const painted = {
    x: squares.x - paintLap,
    y: squares.y - paintLap,
    width: squares.width + 2 * paintLap,
    height: squares.height + 2 * paintLap,
  };
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box.join(' ')}">` +
    `${svgLayers(picture, `${idPrefix}${column}-${row}-`, idPrefix, painted)}</svg>`
  );
}

function layersAt(layers: readonly Layer[], shownPx: number): Layer[] {
  const visible = layers.filter((layer) => isVisibleAt(layer, shownPx));
  if (shownPx >= FAR_PX) return visible;
  return visible.flatMap((layer) =>
    layer.kind === 'text' && canBeWritten(layer) ? writtenLayers(layer, shownPx) : [layer],
  );
}
