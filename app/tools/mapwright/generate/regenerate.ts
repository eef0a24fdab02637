import { CELL } from '~/maps/map/cells';
import { connectedPieces, largestPiece } from '~/maps/map/connectivity';
import { hangingDoors, squaresOf, wideDoors } from '~/maps/map/doors';
import { generatorVersionOf } from '~/maps/map/generator-version';
import type { Door, DungeonMap, Place } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import { createRandom } from '~/rules/random';
import { bridgeGaps } from './bridges';
import { drawMap } from './generate';
import { joinAroundGaps } from './join-around-gaps';
import { joinPieces } from './join-pieces';
import { keepRooms, roomsKept } from './keep-rooms';
import { fewerStairs, stairsAsked } from './stairs';

/**
 * Regenerates a map except its locked squares (1 in `locked`): these keep their ground and everything on them. A locked
 * door also keeps its two walls and the squares it connects. New ground is connected to the kept part by tunnels that
 * do not touch locked rock, and over lava and chasms by bridges; new ground that cannot be reached is filled. The size
 * of the map stays.
 */
export function regenerate(map: DungeonMap, recipe: MapRecipe, locked: Uint8Array): DungeonMap {
  const { width, height } = map;
  const doors = lockedDoors(map, locked);
  const kept = withDoorframes(map, locked, doors);
  const isLocked = (thing: Place) => locked[thing.y * width + thing.x] === 1;
  const stairs = map.stairs.filter(isLocked);
  const entrances = map.entrances.filter(isLocked);
  const missing = Math.max(0, recipe.entrances - entrances.length);
  const asked: MapRecipe = { ...recipe, width, height, entrances: missing };
  const remaining = roomsKept(map, kept);

  const fresh = drawMap(asked, { kept: { squares: kept, stairs, rooms: remaining.size } });
  for (let square = 0; square < kept.length; square += 1) {
    if (kept[square] === 1) fresh.cells[square] = map.cells[square] ?? CELL.rock;
  }
  keepRooms(map, fresh, kept, remaining);
  const isFree = (thing: Place) => kept[thing.y * width + thing.x] !== 1;
  const result: DungeonMap = {
    ...fresh,
    version: generatorVersionOf(recipe),
    recipe: { ...recipe, width, height },
    name: map.name,
    doors: [...doors, ...fresh.doors.filter(isFree)],
    stairs: [...stairs, ...fresh.stairs.filter(isFree)],
    entrances: [...entrances, ...fresh.entrances.filter(isFree)],
    symbols: [...map.symbols.filter(isLocked), ...fresh.symbols.filter(isFree)],
    labels: map.labels.filter(isLocked),
    locked: locked.slice(),
    ...(map.prep && { prep: map.prep }),
  };
  const closed = kept.slice();
  closeDoorframes(result, closed);
  const rules = {
    closed,
    width: recipe.corridorWidth,
    wander: Math.floor((100 - recipe.straightness) / 8),
    loops: 0,
    cell: recipe.kind === 'cave' ? CELL.cave : CELL.corridor,
    smallest: 0,
  };
  const random = createRandom(recipe.seed);
  const pieces = joinPieces(result, rules, random.fork('links'));
  if (pieces > 1) fillUnreached(result, kept);
  bridgeGaps(result, kept);
  joinAroundGaps(result, rules, random.fork('around'));
  // Rooms that were filled also counted for the number of stairs.
  const most = Math.max(stairs.length, stairsAsked(recipe.stairs, result.rooms.length));
  result.stairs = fewerStairs(result.stairs, most, isLocked);
  const hanging = new Set([...doors, ...hangingDoors(result, result.doors)]);
  result.doors = result.doors.filter((door) => hanging.has(door));
  return result;
}

/** The doors that stay, each as wide as it is, though only a part of it may be locked. */
function lockedDoors(map: DungeonMap, locked: Uint8Array): Door[] {
  const at = ({ x, y }: Place) => y * map.width + x;
  const stays = new Set(
    wideDoors(map.doors)
      .map((door) => squaresOf(door).map(at))
      .filter((squares) => squares.some((square) => locked[square] === 1))
      .flat(),
  );
  return map.doors.filter((door) => stays.has(at(door)));
}

function withDoorframes(map: DungeonMap, locked: Uint8Array, doors: readonly Door[]): Uint8Array {
  const kept = locked.slice();
  for (const door of doors) {
    for (const [x, y] of besides(door)) {
      if (x >= 0 && y >= 0 && x < map.width && y < map.height) kept[y * map.width + x] = 1;
    }
  }
  return kept;
}

/** Prevents tunnels from opening the walls next to a door and from ending in the doorway. */
function closeDoorframes(map: DungeonMap, closed: Uint8Array): void {
  for (const door of map.doors) for (const [x, y] of besides(door)) closed[y * map.width + x] = 1;
}

function besides({ x, y }: Place): [number, number][] {
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
}

/** Fills every piece of new ground that cannot be reached; pieces with kept squares stay. */
function fillUnreached(map: DungeonMap, kept: Uint8Array): void {
  const { piece, sizes } = connectedPieces(map, { secretDoors: 'open' });
  const staying = new Uint8Array(sizes.length + 1);
  for (let square = 0; square < piece.length; square += 1) {
    if (kept[square] === 1) staying[piece[square] ?? 0] = 1;
  }
  staying[0] = 0;
  if (!staying.includes(1)) staying[largestPiece(sizes)] = 1;
  const stays = (thing: Place) => staying[piece[thing.y * map.width + thing.x] ?? 0] === 1;
  for (let square = 0; square < piece.length; square += 1) {
    if (kept[square] === 1 || staying[piece[square] ?? 0] === 1) continue;
    map.cells[square] = CELL.rock;
    map.room[square] = 0;
  }
  map.rooms = map.rooms.filter((room) => stays(room.centre));
  map.doors = map.doors.filter((door) => stays(door));
  map.stairs = map.stairs.filter((stair) => stays(stair));
  map.entrances = map.entrances.filter((entrance) => stays(entrance));
  map.symbols = map.symbols.filter((symbol) => stays(symbol));
}
