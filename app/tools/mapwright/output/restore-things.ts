import { isOpen } from '../cells';
import { hangsRight } from '../doors';
import {
  cellAt,
  DOOR_KINDS,
  type Door,
  type DungeonMap,
  type Entrance,
  LARGEST_SIDE,
  type MapLabel,
  type MapSymbol,
  ROOM_SHAPES,
  type Room,
  SIDES,
  type Stair,
  SYMBOL_KINDS,
} from '../grid';
import { type Fields, fieldsOf, oneLine, oneOf, type Repairs, wholeNumber } from './restored';

const MOST_THINGS = 20_000;
const MOST_LABELS = 1_000;
export const LONGEST_LABEL = 60;

type Place = { x: number; y: number };

/** Reads a list of things that have a square each; what cannot be read, or stand there twice, is counted and left out. */
function restoreList<T extends Place>(
  what: string,
  list: unknown,
  most: number,
  map: DungeonMap,
  repairs: Repairs,
  read: (fields: Fields, place: Place) => T | null,
  share: 'one a square' | 'any number a square' = 'one a square',
): T[] {
  if (!Array.isArray(list)) {
    repairs.say(`There was no list of ${what}s.`);
    return [];
  }
  const taken = new Set<number>();
  const kept: T[] = [];
  let dropped = Math.max(0, list.length - most);
  for (const entry of list.slice(0, most)) {
    const fields = fieldsOf(entry);
    const x = wholeNumber(fields?.x, 0, map.width - 1);
    const y = wholeNumber(fields?.y, 0, map.height - 1);
    const thing = fields === null || x === null || y === null ? null : read(fields, { x, y });
    const index = thing === null ? -1 : thing.y * map.width + thing.x;
    if (thing === null || (share === 'one a square' && taken.has(index))) dropped += 1;
    else {
      taken.add(index);
      kept.push(thing);
    }
  }
  if (dropped > 0) repairs.count(dropped, `${what} that cannot stand there`, 'removed');
  return kept;
}

/** Doors that hang in a gap of the wall; a door of an unknown kind becomes a plain one. */
export function restoreDoors(list: unknown, map: DungeonMap, repairs: Repairs): Door[] {
  return restoreList('door', list, MOST_THINGS, map, repairs, (fields, place) => {
    const direction = oneOf(fields.direction, ['horizontal', 'vertical']);
    const kind = oneOf(fields.kind, DOOR_KINDS) ?? 'door';
    if (direction === null) return null;
    const door = { ...place, direction, kind };
    return isOpen(cellAt(map, place.x, place.y)) && hangsRight(map, door) ? door : null;
  });
}

/** Stairs on open squares, but in no door; the doors are to be there before. */
export function restoreStairs(list: unknown, map: DungeonMap, repairs: Repairs): Stair[] {
  return restoreList('stair', list, MOST_THINGS, map, repairs, (fields, place) => {
    const direction = oneOf(fields.direction, SIDES);
    const kind = oneOf(fields.kind, ['up', 'down']);
    if (direction === null || kind === null || !isOpen(cellAt(map, place.x, place.y))) return null;
    const isInDoor = map.doors.some(({ x, y }) => x === place.x && y === place.y);
    return isInDoor ? null : { ...place, direction, kind };
  });
}

/** Entrances on open squares of the side they name. */
export function restoreEntrances(list: unknown, map: DungeonMap, repairs: Repairs): Entrance[] {
  return restoreList('entrance', list, MOST_THINGS, map, repairs, (fields, place) => {
    const side = oneOf(fields.side, SIDES);
    if (side === null || !isOpen(cellAt(map, place.x, place.y))) return null;
    const atEdge = {
      north: place.y === 0,
      south: place.y === map.height - 1,
      west: place.x === 0,
      east: place.x === map.width - 1,
    };
    return atEdge[side] ? { ...place, side } : null;
  });
}

/** Symbols on open squares; several may share one, such as a chest behind an altar. */
export function restoreSymbols(list: unknown, map: DungeonMap, repairs: Repairs): MapSymbol[] {
  const read = (fields: Fields, place: Place): MapSymbol | null => {
    const kind = oneOf(fields.kind, SYMBOL_KINDS);
    return kind === null || !isOpen(cellAt(map, place.x, place.y)) ? null : { ...place, kind };
  };
  return restoreList('symbol', list, MOST_THINGS, map, repairs, read, 'any number a square');
}

/** Labels, cut to what fits on a map. */
export function restoreLabels(list: unknown, map: DungeonMap, repairs: Repairs): MapLabel[] {
  let cut = 0;
  const labels = restoreList('label', list, MOST_LABELS, map, repairs, (fields, place) => {
    const text = oneLine(fields.text, LONGEST_LABEL);
    if (text !== '' && text !== fields.text) cut += 1;
    return text === '' ? null : { ...place, text };
  });
  if (cut > 0) repairs.count(cut, 'label', 'shortened or cleaned');
  return labels;
}

/** Rooms that have squares; squares of a room that is not in the list belong to none. */
export function restoreRooms(list: unknown, map: DungeonMap, repairs: Repairs): Room[] {
  const grounds = groundsOf(map);
  const rooms: Room[] = [];
  const numbers = new Set<number>();
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  let dropped = 0;
  let measured = 0;
  for (const entry of entries.slice(0, MOST_THINGS)) {
    const room = restoreRoom(fieldsOf(entry), map, grounds);
    if (room === null || numbers.has(room.number)) dropped += 1;
    else {
      numbers.add(room.number);
      rooms.push(room);
      if (!isSame(room, fieldsOf(entry))) measured += 1;
    }
  }
  if (dropped > 0) repairs.count(dropped, 'room without squares or sense', 'removed');
  if (measured > 0) repairs.count(measured, 'room of another outline', 'measured anew');
  let homeless = 0;
  map.room.forEach((number, index) => {
    if (number === 0 || numbers.has(number)) return;
    map.room[index] = 0;
    homeless += 1;
  });
  if (homeless > 0) repairs.count(homeless, 'square of an unknown room', 'given to none');
  return rooms;
}

/** What the squares say of a room: how many it has, the rectangle round them, and the first of them. */
type Ground = {
  count: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  first: Place;
};

function groundsOf({ room, width }: DungeonMap): Map<number, Ground> {
  const grounds = new Map<number, Ground>();
  room.forEach((number, index) => {
    if (number === 0) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    const ground = grounds.get(number);
    if (ground === undefined) {
      grounds.set(number, { count: 1, left: x, top: y, right: x, bottom: y, first: { x, y } });
      return;
    }
    ground.count += 1;
    ground.left = Math.min(ground.left, x);
    ground.right = Math.max(ground.right, x);
    ground.bottom = y;
  });
  return grounds;
}

/** The room as it is told; where its rectangle misses most of its squares, or its shape is unknown, as its squares lie. */
function restoreRoom(
  fields: Fields | null,
  map: DungeonMap,
  grounds: ReadonlyMap<number, Ground>,
): Room | null {
  const number = wholeNumber(fields?.number, 1, 65_535);
  const ground = number === null ? undefined : grounds.get(number);
  if (fields === null || number === null || ground === undefined) return null;
  const told = rectangleOf(fields, map);
  const holds = told !== null && squaresIn(map, number, told) * 2 > ground.count;
  const shape = oneOf(fields.shape, ROOM_SHAPES);
  const { left, top, right, bottom } = ground;
  const around = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return {
    number,
    ...(holds ? told : around),
    shape: holds && shape !== null ? shape : 'rectangle',
    centre: centreOf(fields, map, number) ?? ground.first,
    ...(holds && restoreBuilt(fieldsOf(fields.built))),
  };
}

type Rectangle = Pick<Room, 'x' | 'y' | 'width' | 'height'>;

function rectangleOf(fields: Fields, map: DungeonMap): Rectangle | null {
  const x = wholeNumber(fields.x, 0, map.width - 1);
  const y = wholeNumber(fields.y, 0, map.height - 1);
  if (x === null || y === null) return null;
  const width = wholeNumber(fields.width, 1, map.width - x);
  const height = wholeNumber(fields.height, 1, map.height - y);
  return width === null || height === null ? null : { x, y, width, height };
}

function squaresIn(map: DungeonMap, number: number, { x, y, width, height }: Rectangle): number {
  let count = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      if (map.room[row * map.width + column] === number) count += 1;
    }
  }
  return count;
}

function centreOf(fields: Fields, map: DungeonMap, number: number): Place | null {
  const centre = fieldsOf(fields.centre);
  const x = wholeNumber(centre?.x, 0, map.width - 1);
  const y = wholeNumber(centre?.y, 0, map.height - 1);
  return x !== null && y !== null && map.room[y * map.width + x] === number ? { x, y } : null;
}

function isSame(room: Room, fields: Fields | null): boolean {
  const centre = fieldsOf(fields?.centre);
  return (
    (['x', 'y', 'width', 'height', 'shape'] as const).every((key) => room[key] === fields?.[key]) &&
    room.centre.x === centre?.x &&
    room.centre.y === centre?.y
  );
}

/** The rectangle a room's shape was built in, when there is one to speak of. */
function restoreBuilt(fields: Fields | null): Pick<Room, 'built'> {
  const x = wholeNumber(fields?.x, -LARGEST_SIDE, LARGEST_SIDE);
  const y = wholeNumber(fields?.y, -LARGEST_SIDE, LARGEST_SIDE);
  const width = wholeNumber(fields?.width, 1, LARGEST_SIDE);
  const height = wholeNumber(fields?.height, 1, LARGEST_SIDE);
  if (x === null || y === null || width === null || height === null) return {};
  return { built: { x, y, width, height } };
}
