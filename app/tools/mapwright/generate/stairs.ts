import {
  type DungeonMap,
  type Place,
  SIDES,
  type Side,
  type Stair,
  stepsOf,
} from '~/maps/map/grid';
import type { StairSet } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { approachSquares, eachApproach } from './approach';
import { NOBODY } from './held-nodes';
import type { KeptPart } from './kept-part';
import { columnOf, DX, DY, type Lattice, rowOf, squareX, squareY } from './lattice';
import type { LevelPlan } from './level-plan';
import { markedSquares } from './marked-squares';

/** The setting "many": one staircase per this many rooms, within limits. */
const ROOMS_A_STAIR = 7;
const FEWEST = 3;
const MOST = 12;
/** The maximum number of places that are considered before the best are chosen. */
const CANDIDATES = 40;

/** The number of stairs for a map with this many rooms (or chambers). */
export function stairsAsked(set: StairSet, rooms: number): number {
  switch (set) {
    case 'none':
      return 0;
    case 'two':
      return 2;
    case 'many':
      return Math.max(FEWEST, Math.min(MOST, Math.ceil(rooms / ROOMS_A_STAIR)));
  }
}

/** The number of stairs a map still needs in addition to those of a kept part. */
export function stairsMissing(set: StairSet, newRooms: number, kept?: KeptPart): number {
  const asked = stairsAsked(set, newRooms + (kept?.rooms ?? 0));
  return Math.max(0, asked - (kept?.stairs.length ?? 0));
}

/** A square for stairs, the direction they lead, and the other squares to open to reach it. */
export type StairPlace = { x: number; y: number; direction: Side; dig: Place[] };

/** The squares at the ends of dead ends. */
export function placesAtEnds(lattice: Lattice, ends: LevelPlan['ends']): StairPlace[] {
  const middle = (lattice.corridor - 1) >> 1;
  return ends.map(({ node, side }) => ({
    x: squareX(lattice, columnOf(lattice, node)) + middle,
    y: squareY(lattice, rowOf(lattice, node)) + middle,
    direction: SIDES[side] ?? 'north',
    dig: [],
  }));
}

/** Niches behind the walls of a sample of the rooms, where no corridor runs; at most one for each node. */
export function niches(plan: LevelPlan, random: Random): StairPlace[] {
  const { lattice, corridors } = plan;
  const steps = stepsOf(lattice.stride);
  const used = new Set(corridors.approaches.map((approach) => approach >> 2));
  const places: StairPlace[] = [];
  for (const room of random.shuffle(plan.rooms).slice(0, CANDIDATES)) {
    eachApproach(lattice, room, (approach) => {
      const side = approach & 3;
      const beside = (approach >> 2) + (steps[side] ?? 0);
      const free =
        plan.held[beside] === NOBODY &&
        plan.inside[beside] === 1 &&
        corridors.links[beside] === 0 &&
        plan.anchored[beside] === 0;
      if (!free || used.has(beside) || used.has(approach >> 2)) return;
      const dig = approachSquares(lattice, room, approach);
      const wall = dig[0];
      if (wall === undefined) return;
      used.add(beside);
      const x = wall.x + (DX[side] ?? 0);
      const y = wall.y + (DY[side] ?? 0);
      places.push({ x, y, direction: SIDES[side] ?? 'north', dig });
    });
  }
  return places;
}

/**
 * Chooses places far from each other: the first one at random, each next one the furthest of a sample, at least `apart`
 * squares away.
 */
export function spreadOut<P extends Place>(
  places: readonly P[],
  count: number,
  random: Random,
  apart = 0,
): P[] {
  const left = random.shuffle(places).slice(0, CANDIDATES);
  const chosen = left.splice(0, Math.min(1, count));
  while (chosen.length < count && left.length > 0) {
    let best = -1;
    let furthest = apart - 1;
    left.forEach((place, index) => {
      const nearest = Math.min(
        ...chosen.map((one) => Math.abs(one.x - place.x) + Math.abs(one.y - place.y)),
      );
      if (nearest <= furthest) return;
      furthest = nearest;
      best = index;
    });
    if (best < 0) break;
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}

/**
 * Squares within the rooms, at both ends of their middle column, for when there is no place for stairs outside them.
 */
export function placesInRooms(map: DungeonMap): StairPlace[] {
  const marked = markedSquares(map);
  return map.rooms.flatMap((room) => {
    const x = room.x + (room.width >> 1);
    const column = Array.from({ length: room.height }, (_, down) => room.y + down).filter(
      (y) => map.room[y * map.width + x] === room.number && marked[y * map.width + x] === 0,
    );
    const north: StairPlace = { x, y: column[0] ?? 0, direction: 'north', dig: [] };
    const south: StairPlace = { x, y: column[column.length - 1] ?? 0, direction: 'south', dig: [] };
    return column.length < 2 ? [] : [north, south];
  });
}

/** Turns places into stairs that lead alternately up and down, starting with up, and balancing the existing stairs. */
export function buildStairs(
  places: readonly StairPlace[],
  standing: readonly Stair[] = [],
): Stair[] {
  let moreUp = 0;
  for (const { kind } of standing) moreUp += kind === 'up' ? 1 : -1;
  return places.map(({ x, y, direction }) => {
    const kind = moreUp > 0 ? 'down' : 'up';
    moreUp += kind === 'up' ? 1 : -1;
    return { x, y, direction, kind };
  });
}

/**
 * Reduces the stairs to this number: removes the latest of those that may be removed, first from the direction with
 * more stairs.
 */
export function fewerStairs(
  stairs: readonly Stair[],
  most: number,
  stays: (stair: Stair) => boolean,
): Stair[] {
  const left = [...stairs];
  while (left.length > most) {
    const ups = left.filter(({ kind }) => kind === 'up').length;
    const commoner = 2 * ups >= left.length ? 'up' : 'down';
    const wanted = left.findLastIndex((stair) => !stays(stair) && stair.kind === commoner);
    const any = left.findLastIndex((stair) => !stays(stair));
    if (any < 0) break;
    left.splice(wanted < 0 ? any : wanted, 1);
  }
  return left;
}
