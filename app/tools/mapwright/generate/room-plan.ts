import type { Random } from '~/rules/random';
import type { RoomShape } from '../map/grid';
import type { MapRecipe, RoomSize } from '../map/recipe';
import type { Outline } from '../map/room-shapes';
import { type Lattice, nodeAt, squareX, squareY } from './lattice';
import { inLayout } from './layout-mask';
import { partition } from './partition';

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

/** So many rooms make a dungeon; a map has fewer only where a locked part leaves no place for them. */
export const FEWEST_ROOMS = 4;

/** From this density on every lot has a room. */
const FULL_DENSITY = 80;

/** How many lots in a hundred get a room; above the density where all have one, rooms grow and lanes between them close. */
export function lotShare(density: number): number {
  return Math.min(100, Math.ceil((density * 100) / FULL_DENSITY));
}

/** How many rooms so many lots are to give. */
export function roomsWanted(lots: number, density: number): number {
  return Math.max(FEWEST_ROOMS, Math.ceil((lots * lotShare(density)) / 100));
}

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
 * within the outline and off every node that is taken already. Where the edge of the outline runs through a lot its
 * room seeks a gap elsewhere. `held` is filled with the rooms' places in the list.
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
  const wanted = roomsWanted(usable.length, recipe.density);
  const rooms: RoomPlan[] = [];
  for (const lot of usable) {
    if (rooms.length >= wanted) break;
    const room = roomInLot(lattice, recipe, lot, span.least, free, random);
    if (room === null) continue;
    holdNodes(lattice, held, room, rooms.length);
    rooms.push(room);
  }
  seekGaps(rooms, wanted, span, lattice, recipe, inside, held, random);
  const smallest = smallestRoom(lattice);
  const less = { least: Math.min(span.least, smallest), most: span.least };
  seekGaps(rooms, FEWEST_ROOMS, less, lattice, recipe, inside, held, random);
  if (rooms.length < FEWEST_ROOMS) {
    // The outline is too narrow for rooms of the size asked: all of them are smaller.
    for (const [node, holder] of held.entries()) if (holder >= 0) held[node] = NOBODY;
    rooms.length = 0;
    seekGaps(rooms, FEWEST_ROOMS, less, lattice, recipe, inside, held, random);
  }
  return rooms;
}

/** Adds rooms wherever chance finds a gap until there are as many as wanted: with a lane round them first, then without. */
function seekGaps(
  rooms: RoomPlan[],
  wanted: number,
  span: { least: number; most: number },
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  random: Random,
): void {
  for (const lane of [1, 0]) {
    // Each room that is missing is worth a few tries; on a small map there are enough to look everywhere.
    const tries = rooms.length < wanted ? 12 * (wanted - rooms.length) + 240 : 0;
    for (let tried = 0; tried < tries && rooms.length < wanted; tried += 1) {
      const gap = gapFor(span, lane, lattice, inside, held, random);
      if (gap === null) continue;
      const room = outlineFor(lattice, recipe, gap, random);
      holdNodes(lattice, held, room, rooms.length);
      rooms.push(room);
    }
  }
}

/** The fewest nodes along the side of a room that is three squares long or more. */
function smallestRoom(lattice: Lattice): number {
  return lattice.corridor >= 3 ? 1 : 2;
}

/** A place for a room anywhere in the outline, or null where chance hit upon none; `lane` nodes round it are free. */
function gapFor(
  span: { least: number; most: number },
  lane: number,
  lattice: Lattice,
  inside: Uint8Array,
  held: Int32Array,
  random: Random,
): Lot | null {
  const range = span.most - span.least + 1;
  const columns = span.least + Math.min(random.below(range), random.below(range));
  const rows = span.least + Math.min(random.below(range), random.below(range));
  if (columns > lattice.columns || rows > lattice.rows) return null;
  const column = random.below(lattice.columns - columns + 1);
  const row = random.below(lattice.rows - rows + 1);
  for (let y = row - lane; y < row + rows + lane; y += 1) {
    for (let x = column - lane; x < column + columns + lane; x += 1) {
      const node = nodeAt(lattice, x, y);
      const within = x >= column && x < column + columns && y >= row && y < row + rows;
      // The lane may lie outside the outline, but not in another room.
      if (within ? inside[node] !== 1 || held[node] !== NOBODY : (held[node] ?? ROCK) >= 0)
        return null;
    }
  }
  return { column, row, columns, rows };
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
  // In thinly strewn maps a lane is left free for corridors on two sides of a room; in dense ones rooms share walls.
  const shared = Math.floor((recipe.density * recipe.density) / 110);
  const lane = () => (random.below(100) < shared ? 0 : 1);
  const whole = free(lot.column, lot.row, lot.columns, lot.rows) === lot.columns * lot.rows;
  if (random.below(100) < 3 * (recipe.density - FULL_DENSITY) && whole)
    return outlineFor(lattice, recipe, lot, random);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const columns = between(least, Math.max(least, lot.columns - lane()), attempt, random);
    const rows = between(least, Math.max(least, lot.rows - lane()), attempt, random);
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
  const [short] = SIDES_OF[recipe.roomSize];
  if ((trim & 1) === 1 && room.width > short) room.width -= 1;
  if ((trim & 2) === 2 && room.height > short) room.height -= 1;
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
