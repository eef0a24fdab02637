import type { RoomSize } from '~/maps/map/recipe';
import type { Lattice } from './lattice';

/** The minimum and maximum length of a room's side in squares. */
const SIDES_OF: Readonly<Record<RoomSize, readonly [number, number]>> = {
  small: [3, 6],
  medium: [4, 12],
  large: [6, 17],
  huge: [9, 23],
};

/** The minimum length of a room's side in squares. */
export function shortestSide(size: RoomSize): number {
  return SIDES_OF[size][0];
}

/** The minimum number of rooms; a map has fewer only if a locked part leaves no space for them. */
export const FEWEST_ROOMS = 4;

/** From this density on every lot has a room. */
export const FULL_DENSITY = 80;

/**
 * The percentage of lots that get a room; above the density where all have one, rooms grow and the lanes between them
 * close.
 */
export function lotShare(density: number): number {
  return Math.min(100, Math.ceil((density * 100) / FULL_DENSITY));
}

/** The wanted number of rooms for this many lots. */
export function roomsWanted(lots: number, density: number): number {
  return Math.max(FEWEST_ROOMS, Math.ceil((lots * lotShare(density)) / 100));
}

/** The minimum and maximum number of nodes along a room's side. */
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

/** The minimum number of nodes along the side of a room of at least three squares. */
export function smallestRoom(lattice: Lattice): number {
  return lattice.corridor >= 3 ? 1 : 2;
}
