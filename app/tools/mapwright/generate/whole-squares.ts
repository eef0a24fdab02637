import { CELL, isOpen } from '~/maps/map/cells';
import type { DungeonMap, RoomShape } from '~/maps/map/grid';

/** Rooms whose walls follow the grid: none of their squares are cut. */
const SQUARE_SHAPES: ReadonlySet<RoomShape> = new Set(['rectangle', 'cross']);

/** Returns whether an open square lies fully inside the walls as they are drawn. */
export type IsWhole = (square: number) => boolean;

/**
 * Determines which open squares lie fully inside the walls as they are drawn. The walls of caves and of round,
 * octagonal and chapel rooms cut across the squares along them, so there a whole square needs open ground on all eight
 * sides; between walls that follow the grid, every open square is whole. Rock is never whole, nor is the edge of the
 * map.
 */
export function wholeSquares(map: DungeonMap): IsWhole {
  const { width, height, cells, room } = map;
  const rounded = new Set<number>();
  for (const { number, shape } of map.rooms) if (!SQUARE_SHAPES.has(shape)) rounded.add(number);
  const allCave = map.recipe?.kind === 'cave';
  return (square) => {
    const x = square % width;
    const isEdge = x === 0 || x === width - 1 || square < width || square >= width * (height - 1);
    if (isEdge || !isOpen(cells[square])) return false;
    const isRounded = allCave || cells[square] === CELL.cave || rounded.has(room[square] ?? 0);
    return !isRounded || isInTheOpen(cells, square, width);
  };
}

function isInTheOpen(cells: Uint8Array, square: number, width: number): boolean {
  for (let row = square - width; row <= square + width; row += width) {
    if (!isOpen(cells[row - 1]) || !isOpen(cells[row]) || !isOpen(cells[row + 1])) return false;
  }
  return true;
}
