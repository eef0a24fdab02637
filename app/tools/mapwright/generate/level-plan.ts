import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { type Corridors, digCorridors } from './corridors';
import { type DeadEnd, growDeadEnds } from './dead-ends';
import { holdNodes, NOBODY, ROCK } from './held-nodes';
import { type Lattice, latticeOf, nodeAt, squareX, squareY } from './lattice';
import type { RoomPlan } from './room-outline';
import { layoutNodes, planRooms } from './room-plan';
import { anchoredNodes, openRings, trimDeadEnds } from './tidy';

/** A level of rooms and corridors on its lattice, before it is carved into squares. */
export type LevelPlan = {
  lattice: Lattice;
  inside: Uint8Array;
  held: Int32Array;
  rooms: RoomPlan[];
  corridors: Corridors;
  /** 1 where a room is entered from the node. */
  anchored: Uint8Array;
  ends: DeadEnd[];
};

/**
 * Plans rooms and the corridors between them; nothing is placed where `taken` is 1 (squares of the map), nor next to
 * it.
 */
export function planLevel(recipe: MapRecipe, random: Random, taken?: Uint8Array): LevelPlan {
  const lattice = latticeOf(recipe.width, recipe.height, recipe.corridorWidth);
  const inside = layoutNodes(lattice, recipe);
  const ground = groundOf(lattice, taken);
  const held = ground.slice();
  const rooms = planRooms(lattice, recipe, inside, held, random.fork('rooms'));
  if (rooms.length === 0) rooms.push(...oneRoom(lattice, held));
  let dug = digCorridors(lattice, recipe, inside, held, rooms, random.fork('corridors'));
  if (dug.pieces > 1) {
    // A round room may be placed so that no corridor reaches it; as a full rectangle it can be entered everywhere.
    rooms.forEach((room) => {
      squareOff(lattice, room);
    });
    dug = digCorridors(lattice, recipe, inside, held, rooms, random.fork('corridors'));
  }
  const { corridors } = dug;
  const anchored = anchoredNodes(lattice, held, corridors);
  openRings(lattice, corridors, anchored);
  trimDeadEnds(lattice, corridors, anchored);
  const ends = growDeadEnds(
    lattice,
    recipe,
    inside,
    held,
    rooms,
    corridors,
    anchored,
    random.fork('dead ends'),
  );
  return { lattice, inside, held, rooms, corridors, anchored, ends };
}

function groundOf(lattice: Lattice, taken: Uint8Array | undefined): Int32Array {
  const held = new Int32Array(lattice.size).fill(ROCK);
  for (let row = 0; row < lattice.rows; row += 1) {
    for (let column = 0; column < lattice.columns; column += 1) {
      if (taken === undefined || isClear(lattice, column, row, taken)) {
        held[nodeAt(lattice, column, row)] = NOBODY;
      }
    }
  }
  return held;
}

/** Returns whether a node and the walls around it touch no taken square. */
function isClear(lattice: Lattice, column: number, row: number, taken: Uint8Array): boolean {
  const left = squareX(lattice, column) - 1;
  const top = squareY(lattice, row) - 1;
  for (let y = top; y <= top + lattice.pitch; y += 1) {
    for (let x = left; x <= left + lattice.pitch; x += 1) {
      if (taken[y * lattice.width + x] === 1) return false;
    }
  }
  return true;
}

/** A map without space for a room of the chosen size still gets one: the free node nearest to the middle. */
function oneRoom(lattice: Lattice, held: Int32Array): RoomPlan[] {
  let best: RoomPlan | null = null;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (let row = 0; row < lattice.rows; row += 1) {
    for (let column = 0; column < lattice.columns; column += 1) {
      const away =
        Math.abs(2 * column + 1 - lattice.columns) + Math.abs(2 * row + 1 - lattice.rows);
      if (held[nodeAt(lattice, column, row)] !== NOBODY || away >= nearest) continue;
      nearest = away;
      best = {
        column,
        row,
        columns: 1,
        rows: 1,
        x: 0,
        y: 0,
        width: 0,
        height: 0,
        shape: 'rectangle',
        turn: 0,
      };
    }
  }
  if (best === null) return [];
  squareOff(lattice, best);
  holdNodes(lattice, held, best, 0);
  return [best];
}

function squareOff(lattice: Lattice, room: RoomPlan): void {
  room.shape = 'rectangle';
  room.x = squareX(lattice, room.column);
  room.y = squareY(lattice, room.row);
  room.width = room.columns * lattice.pitch - 1;
  room.height = room.rows * lattice.pitch - 1;
}
