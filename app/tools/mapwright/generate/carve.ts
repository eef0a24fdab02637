import { CELL } from '~/maps/map/cells';
import type { Door, DungeonMap, Place } from '~/maps/map/grid';
import { stepsOf } from '~/maps/map/grid';
import { roomHolds } from '~/maps/map/room-shapes';
import { approachSquares } from './approach';
import type { Corridors } from './corridors';
import { type Lattice, squareX, squareY } from './lattice';
import type { LevelPlan } from './level-plan';
import type { RoomPlan } from './room-outline';

/**
 * A possible door; it may be secret if only a dead-end room, or an alternative way, is behind it. `gap` has all of its
 * squares if it is wider than one.
 */
export type Doorway = Omit<Door, 'kind'> & { mayHide: boolean; gap?: readonly Place[] };

/** Writes the floor of every room into the map; room 1 is the first in the list. */
export function carveRooms(map: DungeonMap, rooms: readonly RoomPlan[]): void {
  rooms.forEach((room, index) => {
    for (let y = room.y; y < room.y + room.height; y += 1) {
      for (let x = room.x; x < room.x + room.width; x += 1) {
        if (room.shape !== 'rectangle' && !roomHolds(room, x, y)) continue;
        map.cells[y * map.width + x] = CELL.floor;
        map.room[y * map.width + x] = index + 1;
      }
    }
  });
}

/** Writes the corridor nodes and the squares between connected nodes into the map. */
export function carveCorridors(
  map: DungeonMap,
  lattice: Lattice,
  corridors: Corridors,
  anchored: Uint8Array,
): void {
  const wide = lattice.corridor;
  for (let row = 0; row < lattice.rows; row += 1) {
    for (let column = 0; column < lattice.columns; column += 1) {
      const node = (row + 1) * lattice.stride + column + 1;
      const link = corridors.links[node] ?? 0;
      if (link === 0 && anchored[node] !== 1) continue;
      const x = squareX(lattice, column);
      const y = squareY(lattice, row);
      fill(map, x, y, wide, wide);
      if ((link & 2) !== 0) fill(map, x + wide, y, 1, wide);
      if ((link & 4) !== 0) fill(map, x, y + wide, wide, 1);
    }
  }
}

function fill(map: DungeonMap, x: number, y: number, width: number, height: number): void {
  for (let row = y; row < y + height; row += 1) {
    map.cells.fill(CELL.corridor, row * map.width + x, row * map.width + x + width);
  }
}

/**
 * Opens the wall at every approach: one square for the doorway, and further ones where the room's floor does not reach
 * its wall. Two rooms with a single square between them share one door.
 */
export function carveApproaches(map: DungeonMap, plan: LevelPlan): Doorway[] {
  const { lattice, held, rooms, corridors } = plan;
  const steps = stepsOf(lattice.stride);
  const waysInto = doorwaysOf(plan);
  const doorways: Doorway[] = [];
  const shared = new Set<number>();
  corridors.approaches.forEach((approach, index) => {
    const holder = held[approach >> 2] ?? -1;
    const room = rooms[holder];
    if (room === undefined) return;
    const side = approach & 3;
    const squares = approachSquares(lattice, room, approach);
    const beyond = (approach >> 2) + (steps[side] ?? 0);
    const neighbour = held[beyond] ?? -1;
    const other = rooms[neighbour];
    if (other !== undefined) {
      squares.unshift(...approachSquares(lattice, other, beyond * 4 + (side ^ 2)).reverse());
    }
    for (const { x, y } of squares) openSquare(map, x, y);
    const doorway = squares[squares.length - 1];
    if (doorway === undefined || shared.has(beyond)) return;
    if (other === undefined && corridors.links[beyond] === 0) shared.add(beyond);
    const last = waysInto[holder] === 1 || (other !== undefined && waysInto[neighbour] === 1);
    const mayHide = last || index >= corridors.spareFrom;
    const direction = side % 2 === 0 ? 'vertical' : 'horizontal';
    doorways.push({ x: doorway.x, y: doorway.y, direction, mayHide });
  });
  return doorways;
}

/** The number of ways into each room. */
function doorwaysOf(plan: LevelPlan): Int32Array {
  const count = new Int32Array(plan.rooms.length);
  const steps = stepsOf(plan.lattice.stride);
  for (const approach of plan.corridors.approaches) {
    const node = approach >> 2;
    for (const at of [node, node + (steps[approach & 3] ?? 0)]) {
      const holder = plan.held[at] ?? -1;
      if (holder >= 0) count[holder] = (count[holder] ?? 0) + 1;
    }
  }
  return count;
}

/** Opens one square as a corridor. */
export function openSquare(map: DungeonMap, x: number, y: number): void {
  map.cells[y * map.width + x] = CELL.corridor;
}
