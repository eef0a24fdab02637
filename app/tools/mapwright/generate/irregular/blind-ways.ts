import { CELL } from '~/maps/map/cells';
import { type Place, SIDES } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import type { StairPlace } from '../stairs';
import { plannedCorridor } from './corridor';
import { dig, isFrame, stepTo } from './ground';
import { edgeOf } from './grow-rooms';
import type { IrregularPlan } from './plan';

/** At 100 % dead ends, one for this many rooms. */
const ROOMS_A_DEAD_END = 2;

/** Digs corridors that lead nowhere, as many as the recipe asks; returns their ends. */
export function digDeadEnds(plan: IrregularPlan, recipe: MapRecipe, random: Random): StairPlace[] {
  const wanted = Math.floor((plan.rooms.length * recipe.deadEnds) / (100 * ROOMS_A_DEAD_END));
  const ends: StairPlace[] = [];
  for (let tried = 0; tried < wanted * 6 && ends.length < wanted; tried += 1) {
    const from = random.below(plan.rooms.length);
    const side = random.below(4);
    const edge = edgeOf(plan, from, side, random);
    if (edge === null) continue;
    const door = stepTo(edge, side);
    if (!isFrame(plan.ground, door, side)) continue;
    const corridor = plannedCorridor(plan.ground, recipe, stepTo(door, side), side, random);
    if (corridor === null) continue;
    for (const { x, y, width, height } of corridor.squares) {
      for (let row = y; row < y + height; row += 1) {
        for (let column = x; column < x + width; column += 1)
          dig(plan.ground, column, row, CELL.corridor);
      }
    }
    dig(plan.ground, door.x, door.y, CELL.corridor);
    const direction = side % 2 === 0 ? 'vertical' : 'horizontal';
    plan.ways.push({ from, to: -1, doorways: [{ ...door, direction }], isSpare: true });
    const end = stepTo(corridor.door, corridor.side ^ 2);
    ends.push({ ...end, direction: SIDES[corridor.side] ?? 'north', dig: [] });
  }
  return ends;
}

/** Places for stairs in the walls of a sample of the rooms, where nothing else is near. */
export function wallNiches(plan: IrregularPlan, count: number, random: Random): StairPlace[] {
  const places: StairPlace[] = [];
  for (
    let tried = 0;
    tried < count * 12 && places.length < count && plan.rooms.length > 0;
    tried += 1
  ) {
    const index = random.below(plan.rooms.length);
    const side = random.below(4);
    const edge = edgeOf(plan, index, side, random);
    if (edge === null || plan.rooms[index]?.shape === 'round') continue;
    const place = stepTo(edge, side);
    if (!isLoneWall(plan, place, side)) continue;
    places.push({ ...place, direction: SIDES[side] ?? 'north', dig: [] });
  }
  return places;
}

/** Returns whether nothing is open around a square of a wall but the room in front of it. */
function isLoneWall(plan: IrregularPlan, place: Place, side: number): boolean {
  if (!isFrame(plan.ground, place, side)) return false;
  const beyond = stepTo(place, side);
  const across = (side + 1) % 4;
  return [beyond, stepTo(beyond, across), stepTo(beyond, across ^ 2)].every((one) =>
    isFrame(plan.ground, one, side),
  );
}
