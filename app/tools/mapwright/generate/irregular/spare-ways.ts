import { CELL, isOpen } from '~/maps/map/cells';
import type { Place } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { CheapestJoints, chooseJoints, type Joint, leaderOf } from '../joining';
import { dig, isFrame, stepTo } from './ground';
import { edgeOf } from './grow-rooms';
import type { IrregularPlan, IrregularRoom, RoomWay } from './plan';

/** The longest way that is dug straight from one room to another, in squares. */
const LONGEST = 7;
/** The same from the heart, to which nothing has grown. */
const LONGEST_TO_HEART = 16;
/** The places that are tried along each side of a room. */
const TRIES = 5;
const TRIES_OF_HEART = 40;

type SpareJoint = Joint & { from: Place; side: number; length: number; isGrown: boolean };

/**
 * Connects what is not connected yet, and adds alternative ways within each wing, as many as the recipe asks: doors in
 * shared walls, and short straight corridors. Between wings a single way stays, and one into the `heart`.
 */
export function addSpareWays(
  plan: IrregularPlan,
  recipe: MapRecipe,
  heart: number,
  random: Random,
): void {
  const { rooms, ways } = plan;
  const pieces = piecesOf(rooms.length, ways);
  const joints = new CheapestJoints<SpareJoint>(rooms.length);
  for (const { from, to } of ways) {
    const place = { x: 0, y: 0 };
    joints.offer({ a: from, b: to, cost: 0, from: place, side: 0, length: 0, isGrown: true });
  }
  rooms.forEach((room, index) => {
    const tries = index === heart ? TRIES_OF_HEART : TRIES;
    // A straight way is one square wide, so wider corridors get doors in shared walls alone.
    const straight = index === heart ? LONGEST_TO_HEART : LONGEST;
    const longest = recipe.corridorWidth === 1 ? straight : 1;
    for (let side = 0; side < 4; side += 1) {
      for (let tried = 0; tried < tries; tried += 1) {
        const edge = edgeOf(plan, index, side, random);
        const found = edge === null ? null : wayTo(plan, edge, side, longest);
        if (edge === null || found === null || found.room === index) continue;
        const other = rooms[found.room];
        if (other === undefined) continue;
        const isApart = pieces[index] !== pieces[found.room];
        if (!isApart && (other.wing !== room.wing || index === heart || found.room === heart))
          continue;
        const cost = 1 + found.length * 4 + random.below(6);
        if (!joints.beats(index, found.room, cost)) continue;
        const { length } = found;
        joints.offer({ a: index, b: found.room, cost, from: edge, side, length, isGrown: false });
      }
    }
  });
  const { chosen } = chooseJoints(rooms.length, joints.list(), recipe.loops, random);
  for (const joint of chosen) if (!joint.isGrown) digWay(plan, joint, pieces);
}

/** The way from the edge of a room straight on to another room; null where something is in between or too near. */
function wayTo(
  plan: IrregularPlan,
  edge: Place,
  side: number,
  longest: number,
): { room: number; length: number } | null {
  const { map } = plan.ground;
  for (let length = 0; length <= longest; length += 1) {
    const place = stepTo(edge, side, length + 1);
    const at = place.y * map.width + place.x;
    if (isOpen(map.cells[at])) {
      const room = (map.room[at] ?? 0) - 1;
      return length > 0 && room >= 0 ? { room, length } : null;
    }
    if (!isFrame(plan.ground, place, side)) return null;
  }
  return null;
}

function digWay(plan: IrregularPlan, joint: SpareJoint, pieces: Int32Array): void {
  const { from, side, length, a, b } = joint;
  const places = Array.from({ length }, (_, index) => stepTo(from, side, index + 1));
  // What was dug since may have come too near.
  if (!places.every((place) => isFrame(plan.ground, place, side))) return;
  for (const { x, y } of places) dig(plan.ground, x, y, CELL.corridor);
  const direction = side % 2 === 0 ? 'vertical' : 'horizontal';
  const [first, last] = [places[0], places[places.length - 1]];
  const [one, other] = [leaderOf(pieces, a), leaderOf(pieces, b)];
  pieces[Math.max(one, other)] = Math.min(one, other);
  const way: RoomWay = { from: a, to: b, doorways: [], isSpare: one === other };
  if (first !== undefined) way.doorways.push({ ...first, direction });
  if (last !== undefined && length > 2) way.doorways.push({ ...last, direction });
  plan.ways.push(way);
  countWay(plan.rooms[a]);
  countWay(plan.rooms[b]);
}

function countWay(room: IrregularRoom | undefined): void {
  if (room !== undefined) room.ways += 1;
}

/** The number of the connected piece of each room, by the ways that are dug. */
export function piecesOf(count: number, ways: readonly RoomWay[]): Int32Array {
  const leader = new Int32Array(count).map((_, index) => index);
  for (const { from, to } of ways) {
    if (to < 0) continue;
    const [a, b] = [leaderOf(leader, from), leaderOf(leader, to)];
    leader[Math.max(a, b)] = Math.min(a, b);
  }
  return leader.map((_, index) => leaderOf(leader, index));
}
