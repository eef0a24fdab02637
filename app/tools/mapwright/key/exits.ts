import { isOpen } from '~/maps/map/cells';
import { squaresOf, stepAcross, type WideDoor, wideDoors } from '~/maps/map/doors';
import {
  cellAt,
  type DungeonMap,
  type Place,
  type Room,
  SIDES,
  type Side,
  STEP,
} from '~/maps/map/grid';

/** Where a passage leads that forks between caves. */
export type PassageEnd = number | 'outside' | 'stairs up' | 'stairs down';

/** Where an exit of a room leads: to another room, or to what comes before any room. */
export type Destination =
  | number
  | 'corridor'
  | 'outside'
  | 'stairs up'
  | 'stairs down'
  | 'dead end'
  | 'passage';

/** An exit of a room: the square just outside it, with its door if it has one. */
export type Exit = {
  x: number;
  y: number;
  direction: Side;
  door: WideDoor | null;
  leadsTo: Destination;
  /** The squares just outside the room that belong to this exit. */
  opening: readonly number[];
  /** Where the branches of a passage lead. */
  ends?: readonly PassageEnd[];
  /** The last square before the room it leads to; null if the two rooms touch. */
  end: number | null;
};

/** The number of squares after which a path is just called a corridor. */
const FOLLOWED = 300;
/** A door within this many squares belongs to the room. */
const SHARED_WITHIN = 4;

/** The objects of a map by square, computed once for all its rooms. */
export type MapIndex = {
  doors: ReadonlyMap<number, WideDoor>;
  stairs: ReadonlyMap<number, 'stairs up' | 'stairs down'>;
  entrances: ReadonlyMap<number, Side>;
};

/** Looks up doors, stairs and entrances by square. */
export function indexOf(map: DungeonMap): MapIndex {
  const at = (thing: Place) => thing.y * map.width + thing.x;
  return {
    doors: new Map(
      wideDoors(map.doors).flatMap((door) =>
        squaresOf(door).map((place) => [at(place), door] as const),
      ),
    ),
    stairs: new Map(
      map.stairs.map(
        (stair) => [at(stair), stair.kind === 'up' ? 'stairs up' : 'stairs down'] as const,
      ),
    ),
    entrances: new Map(map.entrances.map((entrance) => [at(entrance), entrance.side])),
  };
}

/** The exits of a room, starting at its north-west corner; an opening of several squares is one exit. */
export function exitsOf(map: DungeonMap, index: MapIndex, room: Room): Exit[] {
  const exits: Exit[] = [];
  const seen = new Set<number>();
  for (let y = room.y; y < room.y + room.height; y += 1) {
    for (let x = room.x; x < room.x + room.width; x += 1) {
      const square = y * map.width + x;
      if (map.room[square] !== room.number || !isOpen(map.cells[square])) continue;
      const side = index.entrances.get(square);
      if (side !== undefined) {
        const outside = { door: null, leadsTo: 'outside' as const, opening: [], end: null };
        exits.push({ x, y, direction: side, ...outside });
      }
      for (const direction of SIDES) {
        const outX = x + STEP[direction].x;
        const outY = y + STEP[direction].y;
        const out = outY * map.width + outX;
        if (!isOpen(cellAt(map, outX, outY)) || map.room[out] === room.number || seen.has(out))
          continue;
        seen.add(out);
        const own = index.doors.get(out) ?? null;
        const opening =
          own === null
            ? markOpening(map, index, room, outX, outY, seen)
            : squaresOf(own).map((place) => place.y * map.width + place.x);
        for (const one of opening) seen.add(one);
        const ways = opening.map((start) =>
          follow(map, index, room, start === out ? square : -1, start),
        );
        const way = ways.find(({ leadsTo }) => leadsTo !== 'dead end') ?? ways[0];
        if (way === undefined) continue;
        // Two rooms close to each other share one door, which may be at the other's end.
        const door = own ?? way.door;
        exits.push({
          x: outX,
          y: outY,
          direction,
          door,
          leadsTo: way.leadsTo,
          opening,
          end: way.end ?? null,
        });
      }
    }
  }
  return exits;
}

/** Marks all squares of the same opening, so that it counts once, and returns them. */
function markOpening(
  map: DungeonMap,
  index: MapIndex,
  room: Room,
  x: number,
  y: number,
  seen: Set<number>,
): number[] {
  const beyond = map.room[y * map.width + x];
  const queue = [{ x, y }];
  for (const at of queue) {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const nextX = at.x + dx;
        const nextY = at.y + dy;
        const square = nextY * map.width + nextX;
        if (seen.has(square) || map.room[square] !== beyond || index.doors.has(square)) continue;
        if (!isOpen(cellAt(map, nextX, nextY)) || !touchesRoom(map, room, nextX, nextY)) continue;
        seen.add(square);
        queue.push({ x: nextX, y: nextY });
      }
    }
  }
  return queue.map((at) => at.y * map.width + at.x);
}

function touchesRoom(map: DungeonMap, room: Room, x: number, y: number): boolean {
  return SIDES.some((side) => {
    const nextX = x + STEP[side].x;
    const nextY = y + STEP[side].y;
    return isOpen(cellAt(map, nextX, nextY)) && map.room[nextY * map.width + nextX] === room.number;
  });
}

type Way = { leadsTo: Destination; door: WideDoor | null; end?: number | null };

/** Follows the way from the room's edge until it reaches a room, a fork or an end. */
function follow(map: DungeonMap, index: MapIndex, room: Room, from: number, out: number): Way {
  let last = from;
  let here = out;
  let door: WideDoor | null = null;
  for (let walked = 0; walked < FOLLOWED; walked += 1) {
    if (walked < SHARED_WITHIN) door ??= index.doors.get(here) ?? null;
    const number = map.room[here] ?? 0;
    if (number !== 0 && number !== room.number) {
      return { leadsTo: number, door, end: walked === 0 ? null : last };
    }
    const stairs = index.stairs.get(here);
    if (stairs !== undefined) return { leadsTo: stairs, door };
    if (index.entrances.has(here)) return { leadsTo: 'outside', door };
    const onward = waysOn(map, index, here).filter(
      (next) => next !== last && (walked > 0 || map.room[next] !== room.number),
    );
    const [next] = onward;
    if (next === undefined) return { leadsTo: 'dead end', door };
    if (onward.length > 1) return { leadsTo: 'corridor', door };
    last = here;
    here = next;
  }
  return { leadsTo: 'corridor', door };
}

/** The open squares beside one; from a door only those that it connects. */
function waysOn(map: DungeonMap, index: MapIndex, square: number): number[] {
  const x = square % map.width;
  const y = Math.floor(square / map.width);
  const door = index.doors.get(square);
  const across = door === undefined ? null : stepAcross(door.direction);
  return SIDES.filter(
    (side) => across === null || STEP[side].x * across.x + STEP[side].y * across.y === 0,
  )
    .map((side) => ({ x: x + STEP[side].x, y: y + STEP[side].y }))
    .filter((next) => isOpen(cellAt(map, next.x, next.y)))
    .map((next) => next.y * map.width + next.x);
}
