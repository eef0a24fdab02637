import { CELL } from '~/maps/map/cells';
import { gapAt } from '~/maps/map/doors';
import type { DungeonMap, Place, Room } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import type { Doorway } from '../carve';
import { hangDoors } from '../doors';
import { openEntrances } from '../entrances';
import { joinPieces } from '../join-pieces';
import type { KeptPart } from '../kept-part';
import { buildStairs, placesInRooms, spreadOut, stairsMissing } from '../stairs';
import { widenDoorways } from '../wide-doorways';
import { digDeadEnds, wallNiches } from './blind-ways';
import { digEntry, digHeart } from './entry-and-heart';
import { groundOf } from './ground';
import { growRooms, roomsFor } from './grow-rooms';
import type { IrregularPlan, IrregularRoom } from './plan';
import { addSpareWays, piecesOf } from './spare-ways';

/** At most one of this many dead ends is used for stairs. */
const ENDS_A_STAIR = 4;

/**
 * Fills an empty map with rooms of different sizes and forms that grow from one another: an entry at one side, wings
 * that meet at chokepoints, and a large room far from the way in. Kept squares stay rock.
 */
export function digIrregular(
  map: DungeonMap,
  recipe: MapRecipe,
  doorWidth: number,
  random: Random,
  kept?: KeptPart,
): void {
  const taken = kept?.squares;
  const plan: IrregularPlan = {
    ground: groundOf(map, recipe, taken),
    rooms: [],
    ways: [],
    ...(taken && { kept: taken }),
  };
  const wanted = roomsFor(plan, recipe);
  const entry = digEntry(plan, recipe, random.fork('entry'));
  const heart = digHeart(plan, recipe, random.fork('heart'));
  growRooms(plan, recipe, wanted, entry < 0 ? [] : [entry], random.fork('rooms'));
  addSpareWays(plan, recipe, heart, random.fork('ways'));
  const ends = digDeadEnds(plan, recipe, random.fork('dead ends'));
  const doorways = doorwaysOf(plan);
  if (taken === undefined && !isOnePiece(plan))
    joinRest(map, recipe, doorways, random.fork('tunnels'));
  const wide = widenDoorways(map, doorways, doorWidth, taken);
  const sound = wide.filter(
    (doorway) => gapAt(map, doorway)?.length === (doorway.gap?.length ?? 1),
  );
  map.doors = hangDoors(sound, recipe.doors, random.fork('doors'));
  const stairRandom = random.fork('stairs');
  const asked = stairsMissing(recipe.stairs, plan.rooms.length, kept);
  const atEnds = Math.min(asked, Math.floor(ends.length / ENDS_A_STAIR));
  const chosen = spreadOut(ends, atEnds, stairRandom);
  if (chosen.length < asked) {
    const niches = spreadOut(
      wallNiches(plan, 40, stairRandom),
      asked - chosen.length,
      stairRandom,
      3,
    );
    for (const { x, y } of niches) map.cells[y * map.width + x] = CELL.corridor;
    chosen.push(...niches);
  }
  map.rooms = plan.rooms.map((room, index) => listed(map, room, index + 1));
  numberInReadingOrder(map);
  if (chosen.length < asked)
    chosen.push(...spreadOut(placesInRooms(map), asked - chosen.length, stairRandom));
  map.stairs = buildStairs(chosen, kept?.stairs);
  openEntrances(map, recipe.entrances, random.fork('entrances'), taken);
}

/** The doorways of all ways; those behind which a single room or nothing lies, and spare ones, may be secret. */
function doorwaysOf({ rooms, ways }: IrregularPlan): Doorway[] {
  return ways.flatMap(({ from, to, doorways, isSpare }) => {
    const mayHide = isSpare || rooms[from]?.ways === 1 || rooms[to]?.ways === 1;
    return doorways.map(({ x, y, direction }) => ({ x, y, direction, mayHide }));
  });
}

/** Returns whether all rooms are joined by the ways that were dug. */
function isOnePiece({ rooms, ways }: IrregularPlan): boolean {
  const pieces = piecesOf(rooms.length, ways);
  return pieces.every((piece) => piece === pieces[0]);
}

/** Digs tunnels to what nothing has reached; walls beside doorways stay. */
function joinRest(
  map: DungeonMap,
  recipe: MapRecipe,
  doorways: readonly Doorway[],
  random: Random,
): void {
  const closed = new Uint8Array(map.cells.length);
  for (const { x, y, direction } of doorways) {
    const at = y * map.width + x;
    const across = direction === 'vertical' ? 1 : map.width;
    closed[at - across] = 1;
    closed[at + across] = 1;
  }
  const rules = {
    closed,
    width: recipe.corridorWidth,
    wander: Math.floor((100 - recipe.straightness) / 8) + 2,
    loops: 0,
    cell: CELL.cave,
    smallest: 0,
  };
  joinPieces(map, rules, random);
}

/** A room as the map lists it; its number stands on its square nearest to the middle. */
function listed(map: DungeonMap, room: IrregularRoom, number: number): Room {
  const { x, y, width, height, shape, built } = room;
  const [middleX, middleY] = [2 * x + width - 1, 2 * y + height - 1];
  let centre: Place = { x, y };
  let nearest = Number.MAX_SAFE_INTEGER;
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      if (map.room[row * map.width + column] !== number) continue;
      const away = (2 * column - middleX) ** 2 + (2 * row - middleY) ** 2;
      // A square with ground all around it before one beside a wall.
      const price = away + (isSurrounded(map, number, column, row) ? 0 : 1000);
      if (price >= nearest) continue;
      nearest = price;
      centre = { x: column, y: row };
    }
  }
  const isWhole = built.width === width && built.height === height;
  const relative = { ...built, x: built.x - x, y: built.y - y };
  const keepsForm = shape !== 'rectangle' && shape !== 'cavern' && !isWhole;
  return { number, x, y, width, height, shape, centre, ...(keepsForm && { built: relative }) };
}

function isSurrounded(map: DungeonMap, number: number, x: number, y: number): boolean {
  const at = y * map.width + x;
  return [at - 1, at + 1, at - map.width, at + map.width].every(
    (there) => map.room[there] === number,
  );
}

/** Numbers the rooms in bands from north to south, and from west to east within each. */
function numberInReadingOrder(map: DungeonMap): void {
  const band = 8;
  const order = [...map.rooms].sort(
    (one, other) =>
      Math.floor(one.y / band) - Math.floor(other.y / band) ||
      one.x - other.x ||
      one.number - other.number,
  );
  const numbers = new Uint16Array(order.length + 1);
  order.forEach((room, index) => {
    numbers[room.number] = index + 1;
    room.number = index + 1;
  });
  map.room.forEach((number, at) => {
    if (number !== 0) map.room[at] = numbers[number] ?? 0;
  });
  map.rooms = order;
}
