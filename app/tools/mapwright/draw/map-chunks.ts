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

/** What a change reaches beyond its own squares: shading, hatching and the bend of walls. */
const REACH = 2;

/** Neighbouring chunks lap over each other by so much, in squares, or a hairline would show between them. */
const LAP = 0.1;
/** From afar a square is a few pixels, and a lap must not be less than one. */
const FAR_LAP = 0.5;

export type Chunk = { column: number; row: number; squares: Squares };

/** Whether a piece of the picture looks different after a change within the area. */
export function isReached(squares: Squares, area: Squares): boolean {
  return (
    area.x - REACH < squares.x + squares.width &&
    area.x + area.width + REACH > squares.x &&
    area.y - REACH < squares.y + squares.height &&
    area.y + area.height + REACH > squares.y
  );
}

/** A map made ready to draw its chunks; make it anew after each change, drawing is what takes the time. */
export function prepareChunks(map: DungeonMap, choices: MapSvgChoices): Drawing {
  return prepareDrawing(map, drawChoices(map, choices));
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
  // The edge of a piece lies between the screen's pixels, and half covers one: were paint and lines cut off in the same
  // place, paint would shine through the lines of the piece below. So paint ends a little earlier.
  const paintLap = lap / 2;
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
