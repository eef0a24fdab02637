import type { Random } from '~/rules/random';
import type { RoomShape } from './grid';
import { type Lattice, nodeAt, squareX, squareY } from './lattice';
import { inLayout } from './layout-mask';
import { partition } from './partition';
import type { MapRecipe, RoomSize } from './recipe';
import type { Outline } from './room-shapes';

/** A room on the lattice: the nodes it takes, and the squares of its outline within them. */
export type RoomPlan = Outline & { column: number; row: number; columns: number; rows: number };

/** Who holds a node: a room by its place in the list, nobody, or rock that must stay (the edge, a locked part). */
export const NOBODY = -1;
export const ROCK = -2;

/** The shortest and longest side of a room in squares. */
const SIDES_OF: Readonly<Record<RoomSize, readonly [number, number]>> = {
  small: [3, 6],
  medium: [4, 12],
  large: [6, 17],
  huge: [9, 23],
};

/** The least and the greatest number of nodes along a room's side. */
export function roomSpan(lattice: Lattice, size: RoomSize): { least: number; most: number } {
  const [short, long] = SIDES_OF[size];
  const third = Math.max(1, Math.floor(Math.min(lattice.columns, lattice.rows) / 3));
  const least = Math.min(
    third,
    Math.max(1, Math.ceil((short - lattice.corridor) / lattice.pitch) + 1),
  );
  const most = Math.floor((long - lattice.corridor) / lattice.pitch) + 1;
  return { least, most: Math.max(least, Math.min(third + 1, most)) };
}

/** 1 for every node within the outline of the recipe. */
export function layoutNodes(lattice: Lattice, recipe: MapRecipe): Uint8Array {
  const inside = new Uint8Array(lattice.size);
  const middle = lattice.corridor >> 1;
  for (let row = 0; row < lattice.rows; row += 1) {
    const y = squareY(lattice, row) + middle;
    for (let column = 0; column < lattice.columns; column += 1) {
      const x = squareX(lattice, column) + middle;
      if (inLayout(recipe.layout, x, y, recipe.width, recipe.height)) {
        inside[nodeAt(lattice, column, row)] = 1;
      }
    }
  }
  return inside;
}

/**
 * Places the rooms: the lattice is cut into lots, and as many lots as the density asks for get a room that lies wholly
 * within the outline and off every node that is taken already. `held` is filled with the rooms' places in the list.
 */
export function planRooms(
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  random: Random,
): RoomPlan[] {
  const span = roomSpan(lattice, recipe.roomSize);
  const free = sums(lattice, inside, held);
  const lots = random.shuffle(partition(lattice.columns, lattice.rows, span, random));
  const usable = lots.filter(
    (lot) => free(lot.column, lot.row, lot.columns, lot.rows) >= span.least * span.least,
  );
  const wanted = Math.max(1, Math.ceil((usable.length * recipe.density) / 100));
  const rooms: RoomPlan[] = [];
  for (const lot of usable) {
    if (rooms.length >= wanted) break;
    const room = roomInLot(lattice, recipe, lot, span.least, free, random);
    if (room === null) continue;
    holdNodes(lattice, held, room, rooms.length);
    rooms.push(room);
  }
  return rooms;
}

type Lot = { column: number; row: number; columns: number; rows: number };
type FreeNodes = (column: number, row: number, columns: number, rows: number) => number;

const TRIES = 10;

function roomInLot(
  lattice: Lattice,
  recipe: MapRecipe,
  lot: Lot,
  least: number,
  free: FreeNodes,
  random: Random,
): RoomPlan | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Mostly a lane is left free for corridors beside the room; now and then two rooms share a wall.
    const lane = random.below(100) < 20 + (recipe.density >> 2) ? 0 : 1;
    const columns = between(least, Math.max(least, lot.columns - lane), attempt, random);
    const rows = between(least, Math.max(least, lot.rows - lane), attempt, random);
    if (columns > lot.columns || rows > lot.rows) continue;
    const column = lot.column + random.below(lot.columns - columns + 1);
    const row = lot.row + random.below(lot.rows - rows + 1);
    if (free(column, row, columns, rows) < columns * rows) continue;
    return outlineFor(lattice, recipe, { column, row, columns, rows }, random);
  }
  return null;
}

/** A length between two limits; the first tries lean towards the greater, later ones settle for less. */
function between(least: number, most: number, attempt: number, random: Random): number {
  const range = most - least + 1;
  const one = random.below(range);
  const other = random.below(range);
  return least + (attempt < TRIES / 2 ? Math.max(one, other) : Math.min(one, other));
}

function outlineFor(lattice: Lattice, recipe: MapRecipe, lot: Lot, random: Random): RoomPlan {
  // Written out field by field: rooms made by spreading are several times slower to read.
  const room: RoomPlan = {
    column: lot.column,
    row: lot.row,
    columns: lot.columns,
    rows: lot.rows,
    x: squareX(lattice, lot.column),
    y: squareY(lattice, lot.row),
    width: lot.columns * lattice.pitch - 1,
    height: lot.rows * lattice.pitch - 1,
    shape: 'rectangle',
    turn: random.below(4),
  };
  if (recipe.roomStyle === 'varied') room.shape = shapeFor(room.width, room.height, random);
  const trim = random.below(6);
  if (room.shape !== 'rectangle') return room;
  // Sides of even length as well: the lattice alone would make every room of a map odd.
  if ((trim & 1) === 1 && room.width > 3) room.width -= 1;
  if ((trim & 2) === 2 && room.height > 3) room.height -= 1;
  return room;
}

function shapeFor(width: number, height: number, random: Random): RoomShape {
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  const chance = random.below(100);
  if (short < 5 || chance < 62) return 'rectangle';
  if (3 * short < 2 * long) return short % 2 === 1 && chance < 84 ? 'chapel' : 'octagon';
  if (chance < 75) return 'octagon';
  if (chance < 88) return 'round';
  return short >= 7 ? 'cross' : 'octagon';
}

/** Marks the nodes of a room as its own. */
export function holdNodes(lattice: Lattice, held: Int32Array, room: Lot, index: number): void {
  for (let row = room.row; row < room.row + room.rows; row += 1) {
    const start = nodeAt(lattice, room.column, row);
    held.fill(index, start, start + room.columns);
  }
}

/** Counts the free nodes of any rectangle in one step, from running sums. */
function sums(lattice: Lattice, inside: Uint8Array, held: Int32Array): FreeNodes {
  const { stride } = lattice;
  const sum = new Int32Array(lattice.size);
  for (let row = 0; row < lattice.rows; row += 1) {
    let line = 0;
    for (let column = 0; column < lattice.columns; column += 1) {
      const node = nodeAt(lattice, column, row);
      if (inside[node] === 1 && held[node] === NOBODY) line += 1;
      sum[node] = line + (sum[node - stride] ?? 0);
    }
  }
  const upTo = (column: number, row: number) => sum[(row + 1) * stride + column + 1] ?? 0;
  return (column, row, columns, rows) =>
    upTo(column + columns - 1, row + rows - 1) -
    upTo(column - 1, row + rows - 1) -
    upTo(column + columns - 1, row - 1) +
    upTo(column - 1, row - 1);
}
