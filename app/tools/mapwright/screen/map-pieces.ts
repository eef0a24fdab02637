import type { Drawing } from '~/maps/draw/drawing';
import { type Chunk, chunkSvg, isReached, prepareChunks } from '~/maps/draw/map-chunks';
import { mapPalette } from '~/maps/draw/map-palette';
import { DEFAULT_SVG } from '~/maps/draw/map-svg';
import { movedNumbers } from '~/maps/draw/room-numbers';
import { FAR_PX } from '~/maps/draw/visible-layers';
import type { DungeonMap } from '~/maps/map/grid';
import { drawnTheme, type MapLook } from '~/maps/map/map-look';
import { openSquares, type Squares } from '~/maps/map/squares';
import { changedArea } from '../edit/map-step';
import { chunksInSight, type DrawnPieces, pictureFor, type Sight } from './map-sight';

export { isReached };

/** Prepares a map for drawing its pieces. */
export function preparePieces(map: DungeonMap, look: MapLook, madeFor: number): Drawing {
  return prepareChunks(map, {
    ...DEFAULT_SVG,
    style: look.style,
    audience: look.audience,
    grid: look.grid,
    smoothCaves: look.smooth,
    theme: drawnTheme(look),
    hatching: madeFor < FAR_PX ? 'tone' : 'strokes',
    shownPx: madeFor,
    idPrefix: 'e',
  });
}

/** A piece as the markup of an `<svg>` within the editor's. */
export function pieceSvg(drawing: Drawing, chunk: Chunk, madeFor: number): string {
  return chunkSvg(drawing, chunk, 'e', madeFor);
}

/** The color beneath the picture; null without one. */
export function groundOf(look: MapLook): string | null {
  return mapPalette(look.style, drawnTheme(look)).ground;
}

/** All pieces in sight. */
export function drawPieces(map: DungeonMap, look: MapLook, sight: Sight): DrawnPieces {
  const madeFor = pictureFor(sight.shownPx);
  const drawing = preparePieces(map, look, madeFor);
  const pieces = chunksInSight(map, sight).map((chunk) => ({
    chunk,
    svg: pieceSvg(drawing, chunk, madeFor),
  }));
  return { madeFor, pieces, ground: groundOf(look) };
}

/** Everything that looks different after a change, including effects elsewhere. */
export function changedInSight(
  before: DungeonMap,
  after: DungeonMap,
  look: MapLook | null,
  madeFor: number,
): Squares | null {
  const changed = changedArea(before, after);
  if (changed === null) return null;
  if (look?.audience !== 'player') {
    // Room numbers move when something is placed beneath them.
    return around(changed, movedNumbers(before, after, changed, madeFor));
  }
  const hides = ({ doors }: DungeonMap) => doors.some(({ kind }) => kind === 'secret');
  if (!(hides(before) || hides(after))) return changed;
  // If a door becomes secret, everything behind it disappears for players, however far that extends.
  const seen = (map: DungeonMap) => ({ ...map, cells: openSquares(map, 'player').open });
  return around(changed, changedArea(seen(before), seen(after)));
}

/** The bounding box of two rectangles. */
function around(one: Squares, other: Squares | null): Squares {
  if (other === null) return one;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
