import type { Random } from '~/rules/random';
import type { Doorway } from './carve';
import { growCaves } from './cave-walls';
import { CELL, isOpen } from './cells';
import { findChambers } from './chambers';
import { hangDoors } from './doors';
import { openEntrances } from './entrances';
import type { DungeonMap } from './grid';
import { joinPieces } from './join-pieces';
import { SIDE_AT, stepsOf } from './lattice';
import type { MapRecipe } from './recipe';
import { buildStairs, placesInRooms, type StairPlace, spreadOut, stairsAsked } from './stairs';

/** Caves of fewer squares are filled in. */
const SMALLEST_CAVE = 18;
/** One door for so many chambers at most: caves are lived in, not built. */
const CHAMBERS_A_DOOR = 2;
const DOORS_APART = 9;

/** Fills an empty map with caves that are one piece, their chambers, stairs and ways in; `taken` squares stay rock. */
export function digCave(
  map: DungeonMap,
  recipe: MapRecipe,
  random: Random,
  taken?: Uint8Array,
): void {
  const open = growCaves(recipe, random.fork('caves'), taken);
  for (let square = 0; square < open.length; square += 1)
    if (open[square] === 1) map.cells[square] = CELL.cave;
  if (!open.includes(1)) hollowOut(map, taken);
  const closed = taken ?? new Uint8Array(open.length);
  const wander = Math.floor((100 - recipe.straightness) / 8) + 2;
  const rules = {
    closed,
    width: recipe.corridorWidth,
    wander,
    loops: recipe.loops,
    cell: CELL.cave,
    smallest: SMALLEST_CAVE,
  };
  joinPieces(map, rules, random.fork('tunnels'));
  findChambers(map, 1);
  const stairRandom = random.fork('stairs');
  const asked = stairsAsked(recipe.stairs, map.rooms.length);
  const chosen = spreadOut(hollows(map, closed), asked, stairRandom);
  if (chosen.length < asked)
    chosen.push(...spreadOut(placesInRooms(map), asked - chosen.length, stairRandom));
  map.stairs = buildStairs(chosen);
  for (const stair of map.stairs) map.cells[stair.y * map.width + stair.x] = CELL.cave;
  map.doors = hangDoors(narrows(map, random.fork('narrows')), recipe.doors, random.fork('doors'));
  openEntrances(map, recipe.entrances, random.fork('entrances'), taken);
}

/** Where nothing grew there is still a cave of nine squares in the middle. */
function hollowOut(map: DungeonMap, taken: Uint8Array | undefined): void {
  const middleX = map.width >> 1;
  const middleY = map.height >> 1;
  for (let y = middleY - 1; y <= middleY + 1; y += 1) {
    for (let x = middleX - 1; x <= middleX + 1; x += 1) {
      if (taken?.[y * map.width + x] !== 1) map.cells[y * map.width + x] = CELL.cave;
    }
  }
}

/** Squares of rock that open on one side alone: room for stairs that lead out of the cave. */
function hollows(map: DungeonMap, closed: Uint8Array): StairPlace[] {
  const { width, height, cells } = map;
  const steps = stepsOf(width);
  const places: StairPlace[] = [];
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const square = y * width + x;
      if (isOpen(cells[square]) || closed[square] === 1) continue;
      let sides = 0;
      let towards = 0;
      for (let side = 0; side < 4; side += 1) {
        if (!isOpen(cells[square + (steps[side] ?? 0)])) continue;
        sides += 1;
        towards = side ^ 2;
      }
      const behind = square + 2 * (steps[towards] ?? 0);
      const direction = SIDE_AT[towards];
      if (sides === 1 && direction !== undefined && !isOpen(cells[behind]))
        places.push({ x, y, direction, dig: [] });
    }
  }
  return places;
}

/** Narrow places between two walls, well apart from each other. */
function narrows(map: DungeonMap, random: Random): Doorway[] {
  const { width, height, cells } = map;
  const found: Doorway[] = [];
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      if (!isOpen(cells[at])) continue;
      const west = isOpen(cells[at - 1]);
      const north = isOpen(cells[at - width]);
      if (west === north || west !== isOpen(cells[at + 1]) || north !== isOpen(cells[at + width]))
        continue;
      found.push({ x, y, direction: west ? 'horizontal' : 'vertical', mayHide: false });
    }
  }
  const most = Math.floor(map.rooms.length / CHAMBERS_A_DOOR);
  const stairs = new Set(map.stairs.map((stair) => stair.y * width + stair.x));
  const chosen = spreadOut(found, most, random, DOORS_APART);
  return chosen.filter((door) => !stairs.has(door.y * width + door.x));
}
