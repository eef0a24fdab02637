import type { Chunk } from '../draw/map-chunks';
import { FAR_PX } from '../draw/visible-layers';
import type { DungeonMap } from '../map/grid';
import type { Squares } from '../map/squares';
import { type Frame, fitView, visibleSquares } from './map-view';

/** What of a map is seen, and how many pixels wide a square is there. */
export type Sight = { visible: Squares; shownPx: number };

/** Pieces of a map's picture, the width of a square, in pixels, that they are made for, and the color beneath them. */
export type DrawnPieces = {
  madeFor: number;
  pieces: Array<{ chunk: Chunk; svg: string }>;
  ground: string | null;
};

/** Squares a side of the pieces the picture is kept in: from afar they are larger and carry less. */
const NEAR_CHUNK = 16;
const FAR_CHUNK = 64;

/** Where squares have fewer pixels another picture is made, for squares so wide at least: its words must be readable. */
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

/** The width of a square, in pixels, that a picture should be made for to be shown at `shownPx`; from near they are all one. */
export function pictureFor(shownPx: number): number {
  return VIEWS.find(({ below }) => shownPx < below)?.madeFor ?? Number.POSITIVE_INFINITY;
}

/** What is seen of a map that is shown whole. */
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
