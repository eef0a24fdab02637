import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { type FreeNodes, freeNodes, holdNodes, type Lot, NOBODY } from './held-nodes';
import { type Lattice, nodeAt, squareX, squareY } from './lattice';
import { inLayout } from './layout-mask';
import { partition } from './partition';
import { seekGaps } from './room-gaps';
import { outlineFor, type RoomPlan } from './room-outline';
import { FEWEST_ROOMS, FULL_DENSITY, roomSpan, roomsWanted, smallestRoom } from './room-size';

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
 * Places the rooms: the lattice is cut into lots, and the density determines how many lots get a room, which must lie
 * fully within the outline and on free nodes. If the edge of the outline runs through a lot, its room is placed in a
 * gap elsewhere. `held` is filled with the indices of the rooms.
 */
export function planRooms(
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  random: Random,
): RoomPlan[] {
  const span = roomSpan(lattice, recipe.roomSize);
  const free = freeNodes(lattice, inside, held);
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
    // The outline is too narrow for rooms of the chosen size: make all of them smaller.
    for (const [node, holder] of held.entries()) if (holder >= 0) held[node] = NOBODY;
    rooms.length = 0;
    seekGaps(rooms, FEWEST_ROOMS, less, lattice, recipe, inside, held, random);
  }
  return rooms;
}

const TRIES = 10;

function roomInLot(
  lattice: Lattice,
  recipe: MapRecipe,
  lot: Lot,
  least: number,
  free: FreeNodes,
  random: Random,
): RoomPlan | null {
  // At a low density, a lane for corridors is left free on two sides of a room; at a high density, rooms share walls.
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

/** A random length between two limits; the first attempts prefer greater lengths, later ones smaller lengths. */
function between(least: number, most: number, attempt: number, random: Random): number {
  const range = most - least + 1;
  const one = random.below(range);
  const other = random.below(range);
  return least + (attempt < TRIES / 2 ? Math.max(one, other) : Math.min(one, other));
}
