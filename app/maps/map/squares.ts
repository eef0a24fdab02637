import { isOpen } from './cells';
import { connectedPieces } from './connectivity';
import { type Door, type DungeonMap, type Entrance, type Place, SIDES, STEP } from './grid';

/** Who sees the picture: players see no numbers, no traps, and secret doors as wall. */
export type Audience = 'gm' | 'player';

/** A rectangle of squares. */
export type Squares = { x: number; y: number; width: number; height: number };

/** The squares that are open to the audience, one byte per square. */
export type OpenSquares = { width: number; height: number; open: Uint8Array };

/**
 * The open squares of a map that its audience may know. For players a secret door is rock, and so is everything only
 * reachable through secret doors: a room without a door would tell them where to search.
 */
export function openSquares(map: DungeonMap, audience: Audience): OpenSquares {
  const squares = builtSquares(map, audience);
  if (audience === 'player' && map.doors.some(isSecret)) hideSecrets(map, squares.open);
  return squares;
}

/** All open squares; for players, a secret door is rock. */
export function builtSquares(map: DungeonMap, audience: Audience): OpenSquares {
  const open = new Uint8Array(map.cells.length);
  for (let index = 0; index < open.length; index += 1) {
    if (isOpen(map.cells[index])) open[index] = 1;
  }
  if (audience === 'player') {
    for (const door of map.doors) {
      if (isSecret(door)) open[door.y * map.width + door.x] = 0;
    }
  }
  return { width: map.width, height: map.height, open };
}

function isSecret({ kind }: Door): boolean {
  return kind === 'secret';
}

/**
 * Closes every piece of the map that is connected to the rest only by secret doors. Of pieces connected by secret
 * doors, those with an entrance from outside stay; otherwise those with stairs; otherwise the largest.
 */
function hideSecrets(map: DungeonMap, open: Uint8Array): void {
  const { piece, sizes } = connectedPieces(map, { secretDoors: 'walls' });
  const { piece: whole } = connectedPieces(map, { secretDoors: 'open' });
  const squareOf = ({ x, y }: Place) => y * map.width + x;
  const first = new Int32Array(sizes.length + 1).fill(-1);
  piece.forEach((number, square) => {
    if (first[number] === -1) first[number] = square;
  });
  const largest = sizes
    .map((size, index) => ({ size, square: first[index + 1] ?? -1 }))
    .sort((one, other) => other.size - one.size)
    .map(({ square }) => [square]);
  const known = new Set<number>();
  const begun = new Set<number>();
  // Keep all pieces of the same list: with two entrances, neither takes precedence.
  for (const squares of [map.entrances.map(squareOf), map.stairs.map(squareOf), ...largest]) {
    const fresh = squares.filter((square) => !begun.has(whole[square] ?? 0));
    for (const square of fresh) {
      known.add(piece[square] ?? 0);
      begun.add(whole[square] ?? 0);
    }
  }
  piece.forEach((number, square) => {
    if (!known.has(number)) open[square] = 0;
  });
}

/** The sides on which a separately drawn part of the map continues into the rest of it; all of it lies in `area`. */
export function waysOut(part: OpenSquares, whole: OpenSquares, area: Squares): Entrance[] {
  const ways: Entrance[] = [];
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      if (part.open[y * part.width + x] !== 1) continue;
      for (const side of SIDES) {
        const [nextX, nextY] = [x + STEP[side].x, y + STEP[side].y];
        if (!isOpenAt(part, nextX, nextY) && isOpenAt(whole, nextX, nextY)) {
          ways.push({ x, y, side });
        }
      }
    }
  }
  return ways;
}

/** Returns whether a square is open; beyond the edge there is rock. */
export function isOpenAt(squares: OpenSquares, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= squares.width || y >= squares.height) return false;
  return squares.open[y * squares.width + x] === 1;
}

/** Returns whether any square of the rectangle is open. */
export function anyOpen(squares: OpenSquares, area: Squares): boolean {
  const right = Math.min(squares.width, area.x + area.width);
  const bottom = Math.min(squares.height, area.y + area.height);
  for (let y = Math.max(0, area.y); y < bottom; y += 1) {
    for (let x = Math.max(0, area.x); x < right; x += 1) {
      if (squares.open[y * squares.width + x] === 1) return true;
    }
  }
  return false;
}

/** The bounding box of all open squares (of an area) plus one square of rock around it; null if all is rock. */
export function openExtent(
  squares: OpenSquares,
  area: Squares = { x: 0, y: 0, width: squares.width, height: squares.height },
): Squares | null {
  let left = squares.width;
  let right = -1;
  let top = squares.height;
  let bottom = -1;
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      if (squares.open[y * squares.width + x] !== 1) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return null;
  const x = Math.max(0, left - 1);
  const y = Math.max(0, top - 1);
  return {
    x,
    y,
    width: Math.min(squares.width, right + 2) - x,
    height: Math.min(squares.height, bottom + 2) - y,
  };
}
