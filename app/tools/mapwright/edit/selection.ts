import { CELL } from '~/maps/map/cells';
import { type DungeonMap, type Entrance, type Place, type Room, STEP } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { paintSquares } from './paint';
import { freeNumber, settle } from './settle';
import { rectangleSquares, withinMap } from './shapes';
import { removeThings } from './things';

/** A rectangle copied from a map; things have positions relative to it. */
export type MapPart = Pick<
  DungeonMap,
  | 'width'
  | 'height'
  | 'cells'
  | 'room'
  | 'doors'
  | 'stairs'
  | 'entrances'
  | 'symbols'
  | 'labels'
  | 'rooms'
> & {
  /** Its lock marks, if they are included. */
  locked?: Uint8Array;
};

/** Copies a rectangle with its contents; rooms are included if they are completely inside. */
export function copyPart(map: DungeonMap, asked: Squares): MapPart {
  const area = withinMap(map, asked);
  const squares = rectangleSquares(map, area);
  const isIn = ({ x, y }: Place) =>
    x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
  const moved = <T extends Place>(list: readonly T[]): T[] =>
    list.filter(isIn).map((thing) => ({ ...thing, x: thing.x - area.x, y: thing.y - area.y }));
  const rooms = map.rooms.filter(
    (room) => isIn(room) && isIn({ x: room.x + room.width - 1, y: room.y + room.height - 1 }),
  );
  const whole = new Set(rooms.map((room) => room.number));
  return {
    width: area.width,
    height: area.height,
    cells: Uint8Array.from(squares, (square) => map.cells[square] ?? 0),
    room: Uint16Array.from(squares, (square) => {
      const number = map.room[square] ?? 0;
      return whole.has(number) ? number : 0;
    }),
    doors: moved(map.doors),
    stairs: moved(map.stairs),
    entrances: moved(map.entrances),
    symbols: moved(map.symbols),
    labels: moved(map.labels),
    rooms: rooms.map((room) => shifted(room, -area.x, -area.y)),
  };
}

/** Fills a rectangle with rock. */
export function clearPart(map: DungeonMap, area: Squares): DungeonMap {
  const squares = rectangleSquares(map, area);
  return removeThings(paintSquares(map, squares, CELL.rock), new Set(squares));
}

/** Cuts a rectangle out of a map, including its lock marks: returns the part, and the map with rock in its place. */
export function liftPart(map: DungeonMap, asked: Squares): { part: MapPart; rest: DungeonMap } {
  const area = withinMap(map, asked);
  const part = copyPart(map, area);
  const rest = clearPart(map, area);
  const { locked } = map;
  if (!locked) return { part, rest };
  const marks = Uint8Array.from(rectangleSquares(map, area), (square) => locked[square] ?? 0);
  return { part: { ...part, locked: marks }, rest: lockPart(rest, area, false) };
}

/** Pastes a part with its north-west corner at a position; rooms get free numbers where theirs are in use. */
export function pastePart(map: DungeonMap, part: MapPart, { x, y }: Place): DungeonMap {
  const area = withinMap(map, { x, y, width: part.width, height: part.height });
  const target = clearPart(map, area);
  const cells = target.cells.slice();
  const room = target.room.slice();
  const locked = part.locked && (target.locked?.slice() ?? new Uint8Array(cells.length));
  const rooms = [...target.rooms];
  const numbers = new Map<number, number>();
  for (const own of part.rooms) {
    const isTaken = rooms.some((one) => one.number === own.number);
    const number = isTaken ? freeNumber(rooms) : own.number;
    numbers.set(own.number, number);
    rooms.push({ ...shifted(own, x, y), number });
  }
  for (const square of rectangleSquares(target, area)) {
    const inPart = (Math.floor(square / map.width) - y) * part.width + (square % map.width) - x;
    cells[square] = part.cells[inPart] ?? CELL.rock;
    room[square] = numbers.get(part.room[inPart] ?? 0) ?? 0;
    if (locked) locked[square] = part.locked?.[inPart] ?? 0;
  }
  const placed = <T extends Place>(list: readonly T[]): T[] =>
    list
      .map((thing) => ({ ...thing, x: thing.x + x, y: thing.y + y }))
      .filter(
        (thing) => thing.x >= 0 && thing.y >= 0 && thing.x < map.width && thing.y < map.height,
      );
  rooms.sort((one, other) => one.number - other.number);
  const pasted: DungeonMap = {
    ...target,
    cells,
    room,
    rooms,
    ...(locked && { locked }),
    doors: [...target.doors, ...placed(part.doors)],
    stairs: [...target.stairs, ...placed(part.stairs)],
    entrances: [
      ...target.entrances,
      // An entrance must be at the edge of the map, so others are dropped.
      ...placed(part.entrances).filter((entrance) => leadsIn(map, entrance)),
    ],
    symbols: [...target.symbols, ...placed(part.symbols)],
    labels: [...target.labels, ...placed(part.labels)],
  };
  return settle(pasted, new Set(numbers.values()));
}

/** Locks or unlocks squares; regenerating the map leaves locked squares unchanged. */
export function lockPart(map: DungeonMap, area: Squares, lock: boolean): DungeonMap {
  const locked = map.locked?.slice() ?? new Uint8Array(map.cells.length);
  for (const square of rectangleSquares(map, area)) locked[square] = lock ? 1 : 0;
  return { ...map, locked };
}

/** Returns whether any square is locked. */
export function hasLocks(map: DungeonMap): boolean {
  return map.locked?.includes(1) ?? false;
}

function leadsIn({ width, height }: DungeonMap, { x, y, side }: Entrance): boolean {
  const [outX, outY] = [x + STEP[side].x, y + STEP[side].y];
  return outX < 0 || outY < 0 || outX >= width || outY >= height;
}

function shifted(room: Room, byX: number, byY: number): Room {
  const { centre } = room;
  return {
    ...room,
    x: room.x + byX,
    y: room.y + byY,
    centre: { x: centre.x + byX, y: centre.y + byY },
  };
}
