import type { Chunk } from '~/maps/draw/map-chunks';
import { FAR_PX } from '~/maps/draw/visible-layers';
import type { DungeonMap } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { type Frame, fitView, visibleSquares } from './map-view';

/** The visible part of a map, and the pixels per square on screen. */
export type Sight = { visible: Squares; shownPx: number };

/** Pieces of a map's picture, the width of a square in pixels they are drawn for, and the color beneath them. */
export type DrawnPieces = {
  madeFor: number;
  pieces: Array<{ chunk: Chunk; svg: string }>;
  ground: string | null;
};

/** The side of the picture's pieces in squares: zoomed out they are larger and less detailed. */
const NEAR_CHUNK = 16;
const FAR_CHUNK = 64;

/**
 * Below each width of a square in pixels, another picture is drawn, for at least the given width, so that its text is
 * readable.
 */
const VIEWS: ReadonlyArray<{ below: number; madeFor: number }> = [
  { below: 2.4, madeFor: 1 },
  { below: 3.5, madeFor: 2.4 },
  { below: 5, madeFor: 3.5 },
  { below: 7, madeFor: 5 },
  { below: FAR_PX, madeFor: 7 },
  { below: 14, madeFor: FAR_PX },
  { below: 20, madeFor: 14 },
  { below: 28, madeFor: 20 },
];

/**
 * The width of a square in pixels to draw a picture for when it is shown at `shownPx`; all large widths share one
 * picture.
 */
export function pictureFor(shownPx: number): number {
  return VIEWS.find(({ below }) => shownPx < below)?.madeFor ?? Number.POSITIVE_INFINITY;
}

/** The sight of a map that is fully visible. */
export function sightOfAll(map: Pick<DungeonMap, 'width' | 'height'>, frame: Frame): Sight {
  const view = fitView(map, frame);
  return { visible: visibleSquares(view, map, frame), shownPx: view.px };
}

/** The pieces of a map that are in sight, row by row. */
export function chunksInSight(
  map: Pick<DungeonMap, 'width' | 'height'>,
  { visible, shownPx }: Sight,
): Chunk[] {
  const side = shownPx < FAR_PX ? FAR_CHUNK : NEAR_CHUNK;
  const right = visible.x + visible.width;
  const bottom = visible.y + visible.height;
  const chunks: Chunk[] = [];
  for (let row = Math.floor(visible.y / side); row * side < bottom; row += 1) {
    for (let column = Math.floor(visible.x / side); column * side < right; column += 1) {
      const x = column * side;
      const y = row * side;
      const width = Math.min(side, map.width - x);
      const height = Math.min(side, map.height - y);
      chunks.push({ column, row, squares: { x, y, width, height } });
    }
  }
  return chunks;
}
