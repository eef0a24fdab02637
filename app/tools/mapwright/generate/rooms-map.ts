import type { DungeonMap } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { carveApproaches, carveCorridors, carveRooms, openSquare } from './carve';
import { hangDoors } from './doors';
import { openEntrances } from './entrances';
import type { KeptPart } from './kept-part';
import { planLevel } from './level-plan';
import type { RoomPlan } from './room-outline';
import {
  buildStairs,
  niches,
  placesAtEnds,
  placesInRooms,
  spreadOut,
  stairsMissing,
} from './stairs';
import { widenDoorways } from './wide-doorways';

/** At most one of this many dead ends is used for stairs; the others stay dead ends, as requested. */
const ENDS_A_STAIR = 4;

/** Fills an empty map with rooms, corridors, doors, stairs and entrances; kept squares stay rock. */
export function digRooms(
  map: DungeonMap,
  recipe: MapRecipe,
  doorWidth: number,
  random: Random,
  kept?: KeptPart,
): void {
  const taken = kept?.squares;
  const plan = planLevel(recipe, random, taken);
  inReadingOrder(plan.rooms, plan.held);
  carveRooms(map, plan.rooms);
  carveCorridors(map, plan.lattice, plan.corridors, plan.anchored);
  const doorways = widenDoorways(map, carveApproaches(map, plan), doorWidth, taken);
  map.doors = hangDoors(doorways, recipe.doors, random.fork('doors'));
  map.rooms = plan.rooms.map(({ x, y, width, height, shape }, index) => ({
    number: index + 1,
    x,
    y,
    width,
    height,
    shape,
    centre: { x: x + (width >> 1), y: y + (height >> 1) },
  }));
  const stairRandom = random.fork('stairs');
  const asked = stairsMissing(recipe.stairs, plan.rooms.length, kept);
  const ends = placesAtEnds(plan.lattice, plan.ends);
  const chosen = spreadOut(
    ends,
    Math.min(asked, Math.floor(ends.length / ENDS_A_STAIR)),
    stairRandom,
  );
  if (chosen.length < asked)
    chosen.push(...spreadOut(niches(plan, stairRandom), asked - chosen.length, stairRandom));
  for (const place of chosen) for (const { x, y } of [place, ...place.dig]) openSquare(map, x, y);
  if (chosen.length < asked)
    chosen.push(...spreadOut(placesInRooms(map), asked - chosen.length, stairRandom));
  map.stairs = buildStairs(chosen, kept?.stairs);
  openEntrances(map, recipe.entrances, random.fork('entrances'), taken);
}

/** Sorts rooms in reading order: in bands from north to south, and from west to east within each. */
function inReadingOrder(rooms: RoomPlan[], held: Int32Array): void {
  const band = 8;
  const order = rooms.map((room, index) => ({ room, index }));
  order.sort(
    (one, other) =>
      Math.floor(one.room.y / band) - Math.floor(other.room.y / band) ||
      one.room.x - other.room.x ||
      one.index - other.index,
  );
  const place = new Int32Array(rooms.length);
  order.forEach(({ index }, at) => {
    place[index] = at;
  });
  order.forEach(({ room }, at) => {
    rooms[at] = room;
  });
  for (let node = 0; node < held.length; node += 1) {
    const holder = held[node] ?? -1;
    if (holder >= 0) held[node] = place[holder] ?? -1;
  }
}
