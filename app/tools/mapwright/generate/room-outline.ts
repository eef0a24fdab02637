import type { RoomShape } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Outline } from '~/maps/map/room-shapes';
import type { Random } from '~/rules/random';
import type { Lot } from './held-nodes';
import { type Lattice, squareX, squareY } from './lattice';
import { shortestSide } from './room-size';

/** A room on the lattice: the nodes it takes, and the squares of its outline within them. */
export type RoomPlan = Outline & Lot;

/** A room that takes these nodes; its shape, and whether its sides are even, are random. */
export function outlineFor(
  lattice: Lattice,
  recipe: MapRecipe,
  lot: Lot,
  random: Random,
): RoomPlan {
  // Don't use spread here: objects made by spreading are several times slower to read.
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
  // Allow even lengths too: by the lattice alone, all rooms of a map would have odd lengths.
  const short = shortestSide(recipe.roomSize);
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
