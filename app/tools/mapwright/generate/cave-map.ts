import { CELL, isOpen } from '~/maps/map/cells';
import { type DungeonMap, SIDES, stepsOf } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import type { Doorway } from './carve';
import { type CaveGround, growCaves, openCaves, widenCaves } from './cave-walls';
import { findChambers } from './chambers';
import { hangDoors } from './doors';
import { openEntrances } from './entrances';
import { joinPieces } from './join-pieces';
import type { KeptPart } from './kept-part';
import { buildStairs, placesInRooms, type StairPlace, spreadOut, stairsMissing } from './stairs';

/** Smaller caves, in squares, are filled. */
const SMALLEST_CAVE = 18;
/** The percentage of open ground reserved for tunnels, per square of their width. */
const LEFT_FOR_TUNNELS = 6;
/** The percentage of open ground by which tunnels may exceed the target before the caves are generated again. */
const TOO_MUCH = 3;
const ATTEMPTS = 4;
/** At most one door per this many chambers, since caves are natural. */
const CHAMBERS_A_DOOR = 2;
const DOORS_APART = 9;

/**
 * Generates caves into an empty map, as one connected area with chambers, stairs and entrances; kept squares stay rock.
 */
export function digCave(map: DungeonMap, recipe: MapRecipe, random: Random, kept?: KeptPart): void {
  const taken = kept?.squares;
  const caves = growCaves(recipe, random.fork('caves'), taken);
  const closed = taken ?? new Uint8Array(map.cells.length);
  digTunnels(map, recipe, caves, random, taken);
  widenCaves(map.cells, map.width, caves, CELL.cave);
  findChambers(map, 1);
  const stairRandom = random.fork('stairs');
  const asked = stairsMissing(recipe.stairs, map.rooms.length, kept);
  const chosen = spreadOut(hollows(map, closed), asked, stairRandom);
  if (chosen.length < asked)
    chosen.push(...spreadOut(placesInRooms(map), asked - chosen.length, stairRandom));
  map.stairs = buildStairs(chosen, kept?.stairs);
  for (const stair of map.stairs) map.cells[stair.y * map.width + stair.x] = CELL.cave;
  map.doors = hangDoors(narrows(map, random.fork('narrows')), recipe.doors, random.fork('doors'));
  openEntrances(map, recipe.entrances, random.fork('entrances'), taken);
}

/**
 * Opens the caves and connects them. A share of the open ground is reserved for tunnels, in proportion to their width;
 * if they exceed it by far, the caves are generated again, smaller and with fewer loops.
 */
function digTunnels(
  map: DungeonMap,
  recipe: MapRecipe,
  caves: CaveGround,
  random: Random,
  taken: Uint8Array | undefined,
): void {
  // Tunnels stay within the outline, unless a locked part can lie across it.
  const closed = taken ?? caves.solid;
  const rules = {
    closed,
    width: recipe.corridorWidth,
    wander: Math.floor((100 - recipe.straightness) / 8) + 2,
    loops: recipe.loops,
    cell: CELL.cave,
    smallest: SMALLEST_CAVE,
  };
  const most = caves.asked * (1 + TOO_MUCH / 100);
  let percent = 100 - LEFT_FOR_TUNNELS * recipe.corridorWidth;
  for (let attempt = 1; ; attempt += 1) {
    const open = openCaves(caves, map.width, percent);
    for (let square = 0; square < open.length; square += 1)
      map.cells[square] = open[square] === 1 ? CELL.cave : CELL.rock;
    if (!open.includes(1)) hollowOut(map, taken);
    joinPieces(map, rules, random.fork('tunnels'));
    let dug = 0;
    for (let square = 0; square < open.length; square += 1)
      if (map.cells[square] !== CELL.rock && caves.solid[square] === 0) dug += 1;
    if (dug <= most || attempt === ATTEMPTS) return;
    percent = Math.max(30, percent - Math.ceil((100 * (dug - caves.asked)) / caves.asked));
    rules.loops = attempt === ATTEMPTS - 1 ? 0 : rules.loops >> 1;
  }
}

/** If no cave grew, there is still one of nine squares in the middle. */
function hollowOut(map: DungeonMap, taken: Uint8Array | undefined): void {
  const middleX = map.width >> 1;
  const middleY = map.height >> 1;
  for (let y = middleY - 1; y <= middleY + 1; y += 1) {
    for (let x = middleX - 1; x <= middleX + 1; x += 1) {
      if (taken?.[y * map.width + x] !== 1) map.cells[y * map.width + x] = CELL.cave;
    }
  }
}

/** Rock squares that border open ground on exactly one side: places for stairs out of the cave. */
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
      const direction = SIDES[towards];
      if (sides === 1 && direction !== undefined && !isOpen(cells[behind]))
        places.push({ x, y, direction, dig: [] });
    }
  }
  return places;
}

/** Narrow places between two walls, at a minimum distance from each other. */
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
