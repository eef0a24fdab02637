import { stepsOf } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { type Approach, eachApproach } from './approach';
import { NOBODY } from './held-nodes';
import { CheapestJoints, chooseJoints, type Joint, LAST_RESORT } from './joining';
import type { Lattice } from './lattice';
import type { RoomPlan } from './room-outline';
import { freshGround, spreadWaves, type WaveGround } from './waves';

/** The corridors of a map: the connected sides of each node, and the entrances of rooms. */
export type Corridors = {
  links: Uint8Array;
  /** In the order in which they were dug, without duplicates. */
  approaches: Approach[];
  /** From this index on, approaches only serve alternative ways: without them the map is still connected. */
  spareFrom: number;
};

/** A way between two rooms: through a node of a's, then a node of b's, or directly through b's wall. */
type Way = Joint & { node: number; then: number; through: Approach };

const NONE = -1;
const STEP = 4;
/** The cost of a bend on straight ground, and of going straight on winding ground. */
const BEND = 20;
const BESIDE_LANE = 2;
const WANDER = 12;
const OUTSIDE_LAYOUT = 40;

/** Connects all rooms by corridors; `pieces` is the number of parts that could not be connected, 1 if all went well. */
export function digCorridors(
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  rooms: readonly RoomPlan[],
  random: Random,
): { corridors: Corridors; pieces: number } {
  const ground = freshGround(lattice.stride, lattice.size);
  priceNodes(lattice, recipe, inside, held, ground, random);
  const approachCost = new Uint8Array(lattice.size * 4);
  const rootOf = startAtRooms(lattice, rooms, held, ground, approachCost);
  const starts: number[] = [];
  for (let node = 0; node < rootOf.length; node += 1) if (rootOf[node] !== NONE) starts.push(node);
  spreadWaves(ground, starts, BEND);
  const ways = waysBetween(lattice, rooms, inside, held, ground, approachCost);
  const { chosen, pieces } = chooseJoints(rooms.length, ways, recipe.loops, random);
  return { corridors: digWays(lattice, chosen, rooms.length - pieces, ground, rootOf), pieces };
}

/**
 * Makes every second lane cheaper, so that corridors share lanes instead of running side by side; in a labyrinth all
 * lanes cost the same. Each node prefers either straight corridors or bends; the ratio depends on the straightness,
 * with a curve that puts 50 halfway between a labyrinth and straight lines.
 */
function priceNodes(
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  ground: WaveGround,
  random: Random,
): void {
  const wander = 1 + Math.floor(((100 - recipe.straightness) * WANDER) / 100);
  const straight = Math.ceil((recipe.straightness * (100 + recipe.straightness) * 256) / 20_000);
  const besideLane = Math.floor((recipe.straightness * BESIDE_LANE) / 100);
  let bits = 0;
  for (let node = 0; node < lattice.size; node += 1) {
    // One random number serves two nodes, two bytes each.
    bits = (node & 1) === 0 ? random.next() : bits >>> 16;
    if (held[node] !== NOBODY) continue;
    const aside = ((node % lattice.stride) & 1) + (Math.floor(node / lattice.stride) & 1);
    const outside = inside[node] === 1 ? 0 : OUTSIDE_LAYOUT;
    ground.cost[node] = STEP + aside * besideLane + (((bits & 255) * wander) >> 8) + outside;
    ground.winding[node] = ((bits >> 8) & 255) < straight ? 0 : 1;
  }
}

/** Starts a wave at every free node next to a room; returns the approach that each of them goes through. */
function startAtRooms(
  lattice: Lattice,
  rooms: readonly RoomPlan[],
  held: Int32Array,
  ground: WaveGround,
  approachCost: Uint8Array,
): Int32Array {
  const steps = stepsOf(lattice.stride);
  const rootOf = new Int32Array(lattice.size).fill(NONE);
  for (let index = 0; index < rooms.length; index += 1) {
    const room = rooms[index];
    if (room === undefined) continue;
    eachApproach(lattice, room, (approach, cost) => {
      approachCost[approach] = cost + 1;
      const beside = (approach >> 2) + (steps[approach & 3] ?? 0);
      if (held[beside] !== NOBODY || (ground.distance[beside] ?? 0) <= cost) return;
      ground.distance[beside] = cost;
      ground.owner[beside] = index;
      ground.from[beside] = 4 + ((approach & 3) ^ 2);
      rootOf[beside] = approach;
    });
  }
  return rootOf;
}

function waysBetween(
  lattice: Lattice,
  rooms: readonly RoomPlan[],
  inside: Uint8Array,
  held: Int32Array,
  ground: WaveGround,
  approachCost: Uint8Array,
): Way[] {
  const steps = stepsOf(lattice.stride);
  const ways = new CheapestJoints<Way>(rooms.length);
  function offer(
    a: number,
    b: number,
    price: number,
    node: number,
    then: number,
    through: Approach,
  ) {
    // A way that leaves the outline of the map spoils its shape.
    const strays = node !== NONE && inside[node] === 0;
    const cost = strays ? price + LAST_RESORT : price;
    if (ways.beats(a, b, cost)) ways.offer({ a, b, cost, node, then, through });
  }
  for (let node = 0; node < lattice.size; node += 1) {
    const holder = held[node] ?? NOBODY;
    const isRoom = holder >= 0;
    const mine = isRoom ? holder : (ground.owner[node] ?? NOBODY);
    if (mine < 0) continue;
    for (let side = 0; side < 4; side += 1) {
      const there = node + (steps[side] ?? 0);
      const across = there * 4 + (side ^ 2);
      const other = held[there] ?? NOBODY;
      if (isRoom) {
        // Two rooms wall to wall: a door, if both can be entered here.
        if (side !== 1 && side !== 2) continue;
        if (other < 0 || other === mine) continue;
        const own = approachCost[node * 4 + side] ?? 0;
        const theirs = approachCost[across] ?? 0;
        if (own > 0 && theirs > 0) offer(mine, other, own + theirs, NONE, NONE, node * 4 + side);
      } else if (other >= 0) {
        const cost = approachCost[across] ?? 0;
        if (other !== mine && cost > 0) {
          const price = (ground.distance[node] ?? 0) + cost + turnCost(ground, node, side);
          offer(mine, other, price, node, NONE, across);
        }
      } else if (side === 1 || side === 2) {
        const theirs = ground.owner[there] ?? NOBODY;
        if (theirs < 0 || theirs === mine) continue;
        const bends = turnCost(ground, node, side) + turnCost(ground, there, side ^ 2);
        const cost = (ground.distance[node] ?? 0) + (ground.distance[there] ?? 0) + STEP + bends;
        offer(mine, theirs, cost, node, there, NONE);
      }
    }
  }
  return ways.list();
}

/** The cost of leaving a node on a side, as the wave that arrived there would have paid. */
function turnCost(ground: WaveGround, node: number, side: number): number {
  const straight = ((ground.from[node] ?? 0) & 3) === (side ^ 2);
  return straight === (ground.winding[node] === 1) ? BEND : 0;
}

function digWays(
  lattice: Lattice,
  ways: readonly Way[],
  needed: number,
  ground: WaveGround,
  rootOf: Int32Array,
): Corridors {
  const steps = stepsOf(lattice.stride);
  const links = new Uint8Array(lattice.size);
  const approaches = new Set<Approach>();
  function digHome(from: number): void {
    let node = from;
    for (let side = ground.from[node] ?? 4; side < 4; side = ground.from[node] ?? 4) {
      const there = node + (steps[side] ?? 0);
      links[node] = (links[node] ?? 0) | (1 << side);
      links[there] = (links[there] ?? 0) | (1 << (side ^ 2));
      node = there;
    }
    approaches.add(rootOf[node] ?? NONE);
  }
  let spareFrom = 0;
  for (const [index, way] of ways.entries()) {
    if (index === needed) spareFrom = approaches.size;
    if (way.node !== NONE) digHome(way.node);
    if (way.through !== NONE) approaches.add(way.through);
    if (way.then === NONE) continue;
    digHome(way.then);
    const side = steps.indexOf(way.then - way.node);
    links[way.node] = (links[way.node] ?? 0) | (1 << side);
    links[way.then] = (links[way.then] ?? 0) | (1 << (side ^ 2));
  }
  if (ways.length === needed) spareFrom = approaches.size;
  return { links, approaches: [...approaches], spareFrom };
}
