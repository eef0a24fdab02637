import type { PathPen } from '~/paper/path-pen';
import { isOpenAt, type OpenSquares, type Squares } from '../map/squares';
import { HATCH_TILE_SQUARES, hatchTile } from './hatch-tile';
import { placeChance } from './place-chance';
import { POCKET } from './pockets';

/** The maximum and minimum distance of hatching from a wall, in squares. */
const REACH = 0.92;
const SHORTEST_REACH = 0.72;
/** Groups just inside a wall are drawn too; the floor covers all but their ends outside the wall. */
const INSIDE = 0.4;

/** Traces hatching strokes around the walls of an area, ragged as if drawn by hand; the floor is drawn over them. */
export function traceHatching(
  pen: PathPen,
  squares: OpenSquares,
  area: Squares,
  pockets: Uint8Array | null = null,
): void {
  const tile = hatchTile();
  for (let y = area.y - 1; y <= area.y + area.height; y += 1) {
    for (let x = area.x - 1; x <= area.x + area.width; x += 1) {
      const open = isOpenAt(squares, x, y);
      const isFilled = isInPocket(pockets, squares, x, y);
      if (!isFilled && !touchesOther(squares, x, y, open)) continue;
      const left = (x + HATCH_TILE_SQUARES) % HATCH_TILE_SQUARES;
      const top = (y + HATCH_TILE_SQUARES) % HATCH_TILE_SQUARES;
      for (const clump of tile[top * HATCH_TILE_SQUARES + left] ?? []) {
        const inX = clump.x - left;
        const inY = clump.y - top;
        const chance = placeChance(x * 8 + Math.floor(inX * 8), y * 8 + Math.floor(inY * 8), 21);
        const reach = open ? INSIDE : SHORTEST_REACH + (REACH - SHORTEST_REACH) * chance;
        if (!isFilled && distanceToOther(squares, x, y, inX, inY, open) > reach) continue;
        const { strokes } = clump;
        for (let at = 0; at < strokes.length; at += 4) {
          pen.move((strokes[at] ?? 0) + x - left, (strokes[at + 1] ?? 0) + y - top);
          pen.line((strokes[at + 2] ?? 0) + x - left, (strokes[at + 3] ?? 0) + y - top);
        }
      }
    }
  }
}

/** Returns whether a square is hatched whole: in a pocket of rock, or rock beside one. */
function isInPocket(
  pockets: Uint8Array | null,
  squares: OpenSquares,
  x: number,
  y: number,
): boolean {
  if (pockets === null || isOpenAt(squares, x, y)) return false;
  if (x >= 0 && x < squares.width && pockets[y * squares.width + x] === POCKET.alone) return true;
  for (let row = Math.max(0, y - 1); row <= Math.min(squares.height - 1, y + 1); row += 1) {
    for (
      let column = Math.max(0, x - 1);
      column <= Math.min(squares.width - 1, x + 1);
      column += 1
    ) {
      if (pockets[row * squares.width + column] === POCKET.whole) return true;
    }
  }
  return false;
}

/** Traces every stroke of one tile of the hatching, for files with patterns. */
export function traceHatchTile(pen: PathPen): void {
  for (const clumps of hatchTile()) {
    for (const { strokes } of clumps) {
      for (let at = 0; at < strokes.length; at += 4) {
        for (const [shiftX, shiftY] of repeats(strokes, at)) {
          pen.move((strokes[at] ?? 0) + shiftX, (strokes[at + 1] ?? 0) + shiftY);
          pen.line((strokes[at + 2] ?? 0) + shiftX, (strokes[at + 3] ?? 0) + shiftY);
        }
      }
    }
  }
}

/** The offsets for repeating a stroke that crosses the edge of the tile on the other side. */
function repeats(strokes: readonly number[], at: number): Array<[number, number]> {
  const shifts = (from: number, to: number) => {
    const found = [0];
    if (Math.min(from, to) < 0.05) found.push(HATCH_TILE_SQUARES);
    if (Math.max(from, to) > HATCH_TILE_SQUARES - 0.05) found.push(-HATCH_TILE_SQUARES);
    return found;
  };
  const across = shifts(strokes[at] ?? 0, strokes[at + 2] ?? 0);
  const down = shifts(strokes[at + 1] ?? 0, strokes[at + 3] ?? 0);
  return across.flatMap((x) => down.map((y): [number, number] => [x, y]));
}

function touchesOther(squares: OpenSquares, x: number, y: number, open: boolean): boolean {
  for (let down = -1; down <= 1; down += 1) {
    for (let right = -1; right <= 1; right += 1) {
      if (isOpenAt(squares, x + right, y + down) !== open) return true;
    }
  }
  return false;
}

/** The distance in squares from a point in a square to the nearest neighbour of the other kind (open or rock). */
function distanceToOther(
  squares: OpenSquares,
  x: number,
  y: number,
  inX: number,
  inY: number,
  open: boolean,
): number {
  let nearest = 9;
  for (let down = -1; down <= 1; down += 1) {
    const awayY = down === 0 ? 0 : down < 0 ? inY : 1 - inY;
    for (let right = -1; right <= 1; right += 1) {
      if (isOpenAt(squares, x + right, y + down) === open) continue;
      const awayX = right === 0 ? 0 : right < 0 ? inX : 1 - inX;
      nearest = Math.min(nearest, awayX * awayX + awayY * awayY);
    }
  }
  return Math.sqrt(nearest);
}
