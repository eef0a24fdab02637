import type { Place } from '~/maps/map/grid';
import { roomHolds } from '~/maps/map/room-shapes';
import { columnOf, DX, DY, type Lattice, nodeAt, rowOf, squareX, squareY } from './lattice';
import type { RoomPlan } from './room-outline';

/**
 * A place where a corridor can meet a room: four times the node just inside the room's wall, plus the side (0 to 3) of
 * the corridor.
 */
export type Approach = number;

/** The maximum depth that a corridor is dug behind a room's wall until it meets the floor. */
const DEEPEST = 4;

/** The square of the room's wall at an approach. */
export function wallSquare(lattice: Lattice, column: number, row: number, side: number) {
  const middle = (lattice.corridor - 1) >> 1;
  const x = squareX(lattice, column);
  const y = squareY(lattice, row);
  switch (side) {
    case 0:
      return { x: x + middle, y: y - 1 };
    case 1:
      return { x: x + lattice.corridor, y: y + middle };
    case 2:
      return { x: x + middle, y: y + lattice.corridor };
    default:
      return { x: x - 1, y: y + middle };
  }
}

/**
 * The number of squares to dig from a room's wall inwards to its floor, including the wall; 0 where the way would run
 * along the floor's edge, so that a door would not be between two walls.
 */
export function approachDepth(
  lattice: Lattice,
  room: RoomPlan,
  column: number,
  row: number,
  side: number,
): number {
  const wall = wallSquare(lattice, column, row, side);
  if (room.shape === 'rectangle') return depthOfRectangle(room, wall.x, wall.y, side);
  const inX = -(DX[side] ?? 0);
  const inY = -(DY[side] ?? 0);
  for (let depth = 1; depth <= DEEPEST; depth += 1) {
    const x = wall.x + inX * depth;
    const y = wall.y + inY * depth;
    if (roomHolds(room, x, y)) return depth;
    if (roomHolds(room, x + inY, y + inX) || roomHolds(room, x - inY, y - inX)) return 0;
  }
  return 0;
}

function depthOfRectangle(room: RoomPlan, x: number, y: number, side: number): number {
  if (side % 2 === 0) {
    if (x < room.x || x >= room.x + room.width) return 0;
    return side === 0 ? room.y - y : y - (room.y + room.height - 1);
  }
  if (y < room.y || y >= room.y + room.height) return 0;
  return side === 3 ? room.x - x : x - (room.x + room.width - 1);
}

/** The squares to open from a room's wall inwards; the last one is the doorway. */
export function approachSquares(lattice: Lattice, room: RoomPlan, approach: Approach): Place[] {
  const column = columnOf(lattice, approach >> 2);
  const row = rowOf(lattice, approach >> 2);
  const side = approach & 3;
  const wall = wallSquare(lattice, column, row, side);
  const depth = approachDepth(lattice, room, column, row, side);
  const squares: Place[] = [];
  for (let into = 0; into < depth; into += 1) {
    squares.push({ x: wall.x - (DX[side] ?? 0) * into, y: wall.y - (DY[side] ?? 0) * into });
  }
  return squares;
}

/** Visits every approach of a room with its cost; the middle of a wall is the best place. */
export function eachApproach(
  lattice: Lattice,
  room: RoomPlan,
  visit: (approach: Approach, cost: number) => void,
): void {
  for (let side = 0; side < 4; side += 1) {
    const upright = side % 2 === 0;
    const length = upright ? room.columns : room.rows;
    for (let along = 0; along < length; along += 1) {
      const column = upright
        ? room.column + along
        : side === 1
          ? room.column + room.columns - 1
          : room.column;
      const row = upright ? (side === 2 ? room.row + room.rows - 1 : room.row) : room.row + along;
      if (approachDepth(lattice, room, column, row, side) === 0) continue;
      const aside = Math.abs(2 * along + 1 - length);
      visit(nodeAt(lattice, column, row) * 4 + side, Math.min(60, aside * 2));
    }
  }
}
